internal import Foundation
public import Raster
public import Testing

/// A GIF as Chromium shows it.
public struct BrowserGIF: Decodable, Equatable {
  public var width: Int
  public var height: Int
  /// Of each stored frame, in microseconds.
  public var durations: [Int]
  /// Of each canvas: see `hash(of:)`.
  public var hashes: [UInt32]

  /// What Chromium shows of GIFs in `folder`.
  public static func all(_ names: [String], in folder: String) throws -> [BrowserGIF] {
    struct Report: Decodable { var files: [BrowserGIF] }
    let quoted = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let report: Report = try Browser.report(
      of: page.replacingOccurrences(of: "NAMES", with: "[\(quoted)]"), on: folder, within: 300)
    return report.files
  }

  /// FNV-1a over pixels instead of bytes.
  public static func hash(of picture: Bitmap) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for at in stride(from: 0, to: picture.rgba.count, by: 4) {
      let pixel = picture.rgba[at..<at + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      hash = (hash ^ pixel) &* 16_777_619
    }
    return hash
  }

  /// Expects it to show `pictures`.
  public func expect(_ pictures: [Bitmap], _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(pictures.allSatisfy { $0.width == width && $0.height == height }, sourceLocation: sourceLocation)
    let differing = zip(hashes, pictures).enumerated().filter { $0.element.0 != Self.hash(of: $0.element.1) }
    #expect(
      hashes.count == pictures.count && differing.isEmpty,
      "\(name): Chromium shows \(hashes.count) frames; others are \(differing.map(\.offset))",
      sourceLocation: sourceLocation)
  }

  private static let page = """
    <!doctype html><meta charset="utf-8"><script>
    function hash(picture, width, height) {
      const context = new OffscreenCanvas(width, height).getContext("2d", {willReadFrequently: true});
      context.drawImage(picture, 0, 0);
      let hash = 2166136261;
      for (const pixel of new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)) {
        hash = Math.imul(hash ^ pixel, 16777619);
      }
      return hash >>> 0;
    }
    async function animation(name) {
      const data = await (await fetch(name)).arrayBuffer();
      const decoder = new ImageDecoder({data, type: "image/gif"});
      await decoder.tracks.ready;
      await decoder.completed;
      const [durations, hashes] = [[], []];
      let [width, height] = [0, 0];
      for (let frameIndex = 0; frameIndex < decoder.tracks.selectedTrack.frameCount; frameIndex++) {
        const {image} = await decoder.decode({frameIndex});
        [width, height] = [image.displayWidth, image.displayHeight];
        durations.push(image.duration);
        hashes.push(hash(image, width, height));
        image.close();
      }
      return {width, height, durations, hashes};
    }
    (async () => {
      let report;
      try {
        const files = [];
        for (const name of NAMES) files.push(await animation(name));
        report = {files};
      } catch (error) { report = {error: String(error)}; }
      await fetch("/", {method: "POST", body: JSON.stringify(report)});
    })();
    </script>
    """
}
