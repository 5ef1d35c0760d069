internal import Foundation

/// Whose GIFs are compared.
enum Maker: String, Codable, CaseIterable {
  case ours = "segue"
  case ffmpeg
  case gifsicleOnFFmpeg = "gifsicle on ffmpeg"
  case gifsicleOnImageQuant = "gifsicle on libimagequant"
}

/// A way to a GIF of a clip.
struct Recipe {
  let maker: Maker
  /// In the maker's own words.
  let setting: String
  let path: String
  let step: Step

  var name: String { "\(maker.rawValue) \(setting)" }
}

/// All ways to GIFs of one clip.
struct Recipes {
  private let clip: GIFClip
  private let options: GIFOptions
  private let folder: ScratchFolder
  /// The true frames: a folder of PNGs, at the times of the GIF.
  let truth: String
  let frames: Step

  /// - Parameter folder: for this clip only.
  init(_ clip: GIFClip, _ options: GIFOptions, in folder: ScratchFolder) {
    (self.clip, self.options, self.folder) = (clip, options, folder)
    let truth = folder.file("frames/")
    self.truth = truth
    frames = Step { _ = try Program(options.segue, ["export-video"] + clip.words + ["-o", truth]).output() }
  }

  /// Ours, the default first.
  var ours: [Recipe] {
    ([nil] + options.effort.qualities).map { quality in
      let setting = quality.map { "--quality \($0)" } ?? "default"
      let words = quality.map { ["--quality", "\($0)"] } ?? []
      return recipe(.ours, setting) { path in
        Step { [clip, options] in
          _ = try Program(options.segue, ["export-video"] + clip.words + words + ["-o", path]).output()
        }
      }
    }
  }

  /// FFmpeg's, from frames that are there.
  var ffmpeg: [Recipe] {
    [
      ("defaults", "palettegen", "paletteuse"),
      (
        "stats_mode=diff, bayer 5, diff_mode=rectangle", "palettegen=stats_mode=diff",
        "paletteuse=dither=bayer:bayer_scale=5:diff_mode=rectangle"
      ),
      ("dither=none", "palettegen", "paletteuse=dither=none"),
      ("stats_mode=single, new=1", "palettegen=stats_mode=single", "paletteuse=new=1"),
    ].map { setting, generate, use in
      recipe(.ffmpeg, setting) { path in
        Step(after: frames) { [pictures] in
          _ = try Program(
            "ffmpeg", pictures + ["-vf", "split[a][b];[a]\(generate)[p];[b][p]\(use)", path]
          ).output()
        }
      }
    }
  }

  /// FFmpeg's GIF with libimagequant's palette for all frames.
  var imageQuant: Recipe {
    let colors = folder.file("palette.rgba")
    let palette = Step(after: frames) { [truth] in
      try Quantizer.palette(of: try bitmaps(in: truth)).write(to: URL(filePath: colors))
    }
    return recipe(.gifsicleOnImageQuant, "before") { path in
      Step(after: palette) { [pictures] in
        _ = try Program(
          "ffmpeg",
          pictures + ["-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "16x16", "-i", colors]
            + ["-lavfi", "paletteuse=dither=none", path]
        ).output()
      }
    }
  }

  /// gifsicle's, from a GIF that is there.
  func gifsicle(_ maker: Maker, on input: Recipe) -> [Recipe] {
    ([nil] + options.effort.losses).map { loss in
      let words = ["-O3"] + (loss.map { ["--lossy=\($0)"] } ?? [])
      return recipe(maker, words.joined(separator: " ")) { path in
        Step(after: input.step) {
          _ = try Program("gifsicle", ["--no-warnings"] + words + [input.path, "-o", path]).output()
        }
      }
    }
  }

  /// How FFmpeg is told to read the frames.
  private var pictures: [String] {
    ["-v", "error", "-nostdin", "-y", "-framerate", "25", "-i", truth + "frame-%05d.png"]
  }

  private func recipe(_ maker: Maker, _ setting: String, _ step: (_ path: String) -> Step) -> Recipe {
    let path = folder.file("\(maker.rawValue) \(setting).gif".replacing(" ", with: "-"))
    return Recipe(maker: maker, setting: setting, path: path, step: step(path))
  }
}
