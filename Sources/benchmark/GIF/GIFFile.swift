internal import Foundation

/// A GIF that was made, and what there is to say of it.
struct GIFFile: Codable, Equatable {
  var maker: Maker
  var setting: String
  var bytes: Int
  var quality: Quality
  /// Seconds it took, of each round: from the pages on, and, what others have their frames from, from the frames on.
  var seconds: [Double]
  var secondsFromFrames: [Double]

  /// How a table names it.
  var name: String { "\(maker.rawValue) \(setting)" }

  /// How many times as long as something else it took: the median of the rounds.
  func times(_ others: [Double], _ seconds: KeyPath<GIFFile, [Double]>) -> Double {
    let rounds = zip(others, self[keyPath: seconds]).map {
      Pairing.Round(yardstick: Taken(wall: $0), work: Taken(wall: $1))
    }
    return Pairing(rounds: rounds).ratio(of: \.wall)
  }
}

/// All GIFs of one clip.
struct GIFComparison: Codable, Equatable {
  var clip: String
  var frames: Int
  var width: Int
  var height: Int
  var files: [GIFFile]
  /// How often a pixel changes that should not, of ours: in all, by setting.
  var restlessPixels: [String: Int]

  /// What its frames are.
  var facts: String { "\(width) × \(height), \(frames) frames at 25 fps" }
  /// Ours with the default settings.
  var ours: GIFFile { files.first { $0.maker == .ours }! }
  func files(of maker: Maker) -> [GIFFile] { files.filter { $0.maker == maker } }
  var peers: [GIFFile] { files.filter { $0.maker != .ours } }
  /// FFmpeg's with the best SSIM.
  var bestOfFFmpeg: GIFFile { files(of: .ffmpeg).max { $0.quality.ssim < $1.quality.ssim }! }
}
