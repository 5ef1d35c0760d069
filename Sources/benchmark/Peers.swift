internal import Foundation
internal import SegueKit

/// Another way to the same clip.
struct Peer {
  let name: String
  /// Whether it writes an MP4, or only draws.
  let isMovie: Bool
  /// How many times as long as this program it should take at least; nil to tell only.
  let limit: Double?
  let program: String
  let arguments: [String]

  /// Those whose scripts are in `folder`:
  /// - `peers.py PEER return frames|mp4 FROM TO OUT` draws or writes 60 frames with `opencv`, `skia` or `moviepy` and
  ///   prints `wall SECONDS s`, without the start of Python;
  /// - `ffmpeg-peer.sh FROM TO OUTPUT…` does so with a filter graph, its last arguments being FFmpeg's output.
  static func all(_ options: Options, in folder: ScratchFolder) -> [Peer] {
    guard let scripts = options.peers else { return [] }
    let pages = Clip.files(options.pages)
    let movie = folder.file("peer.mp4")
    func script(_ name: String, _ peer: String, isMovie: Bool, limit: Double?) -> Peer {
      Peer(
        name: name, isMovie: isMovie, limit: limit, program: options.python,
        arguments: ["\(scripts)/peers.py", peer, "return", isMovie ? "mp4" : "frames"] + pages + [movie])
    }
    func graph(_ output: [String], isMovie: Bool, limit: Double?) -> Peer {
      Peer(
        name: "ffmpeg filter graph", isMovie: isMovie, limit: limit, program: "bash",
        arguments: ["\(scripts)/ffmpeg-peer.sh"] + pages + output)
    }
    return [
      script("OpenCV", "opencv", isMovie: false, limit: 5), script("Skia", "skia", isMovie: false, limit: nil),
      graph(["-f", "null", "-"], isMovie: false, limit: 20),
      script("OpenCV + PyAV", "opencv", isMovie: true, limit: 2),
      script("Skia + PyAV", "skia", isMovie: true, limit: nil),
      graph(["-c:v", "libx264", "-preset", "veryfast", "-crf", "18", movie], isMovie: true, limit: 3),
      script("MoviePy", "moviepy", isMovie: true, limit: 8),
    ]
  }

  /// Seconds it took: by its own account, else from its start to its end.
  func seconds() throws -> Double {
    var words = ""
    let taken = try measured { words = try Program(program, arguments).output() }
    let own = words.firstMatch(of: /wall ([0-9.]+) s/).flatMap { Double($0.1) }
    return own ?? taken.wall
  }
}

/// The return's 60 frames from two files, against other programs. One that does not run is told and left out.
func peerRows(_ options: Options, in folder: ScratchFolder) throws -> [Row] {
  let clip = Clip.fullScreenReturn(options.pages, moving: 60)
  let settings = MovieSettings(crf: 18, preset: "veryfast")
  func draw() throws {
    var painter = try Painter(clip)
    for frame in painter.layers.indices { painter.drawRGBA(frame) }
  }
  func movie() throws {
    var destination = try Destination(path: folder.file("export.mp4"))
    destination.movie = settings
    _ = try export(clip.request, to: [destination])
  }
  var rows: [Row] = []
  for peer in Peer.all(options, in: folder) {
    do {
      let rounds = try (0..<options.effort.rounds).map { _ in
        (try peer.seconds(), try measured { try peer.isMovie ? movie() : draw() }.wall)
      }
      let what = peer.isMovie ? "60 frames to MP4" : "60 frames"
      rows.append(
        Row(
          "\(what), than \(peer.name)", median(rounds.map { $0.0 / $0.1 }), .timesFaster, limit: peer.limit,
          seconds: median(rounds.map(\.1))))
    } catch {
      note("\(peer.name) is left out: \(error)")
    }
  }
  return rows
}
