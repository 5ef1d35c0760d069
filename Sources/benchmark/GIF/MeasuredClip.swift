internal import SegueKit

/// A clip of which all GIFs are made.
struct MeasuredClip {
  let comparison: GIFComparison
  /// One for each of its files, in their order.
  let recipes: [Recipe]
  let truth: [Bitmap]

  /// Makes every file in each round, and measures it once: the same recipe gives the same bytes.
  init(_ clip: GIFClip, _ options: GIFOptions, in folder: ScratchFolder) throws {
    let ways = Recipes(clip, options, in: folder)
    try ways.frames.run()
    let truth = try bitmaps(in: ways.truth)
    func quality(_ recipe: Recipe) throws -> Quality {
      try Quality(of: recipe.path, against: ways.truth, python: options.python, in: folder)
    }
    // gifsicle gets the best of FFmpeg's, which is not known before they are there.
    let ffmpeg = ways.ffmpeg
    for recipe in ffmpeg { try recipe.step.run() }
    let qualities = try ffmpeg.map(quality)
    let best = ffmpeg.indices.max { qualities[$0].ssim < qualities[$1].ssim }!
    let imageQuant = ways.imageQuant
    let others =
      ways.ours + ways.gifsicle(.gifsicleOnFFmpeg, on: ffmpeg[best])
      + ways.gifsicle(.gifsicleOnImageQuant, on: imageQuant)
    let after = [imageQuant.step.before!, imageQuant.step] + others.map(\.step)
    for step in after { try step.run() }
    let all = [ways.frames] + ffmpeg.map(\.step) + after
    for _ in 1..<options.effort.rounds { for step in all { try step.run() } }

    recipes = ffmpeg + others
    let files = try zip(recipes, qualities + others.map(quality)).map { recipe, quality in
      GIFFile(
        maker: recipe.maker, setting: recipe.setting, bytes: try fileSize(recipe.path), quality: quality,
        seconds: recipe.step.seconds(), secondsFromFrames: recipe.step.seconds(since: ways.frames))
    }
    var restless: [String: Int] = [:]
    for recipe in recipes where recipe.maker == .ours && ["default", "--quality 30"].contains(recipe.setting) {
      let shown = try bitmaps(ofGIF: recipe.path, like: truth[0], count: truth.count)
      restless[recipe.setting] = restlessPixels(shown, truth: truth)
    }
    comparison = GIFComparison(
      clip: clip.name, frames: truth.count, width: truth[0].width, height: truth[0].height, files: files,
      restlessPixels: restless)
    self.truth = truth
  }
}
