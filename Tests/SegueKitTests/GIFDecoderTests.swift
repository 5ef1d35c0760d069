import Foundation
import Media
import Raster
import SegueKit
import TestSupport
import Testing

/// The GIFs that samples become, as everyone plays them.
@Suite("A sample's GIF", .serialized)
struct GIFDecoderTests {
  struct Look: Sendable, CustomTestStringConvertible {
    var width: Int?
    var quality: Int?
    var dither = Dither.none
    var colors = 255
    var loop = Loop.forever

    var testDescription: String {
      "\(width.map { "\($0) wide" } ?? "own size"), quality \(quality.map(String.init) ?? "as usual"), \(dither), \(colors) colours"
    }

    func write(_ sample: Sample, to path: String) throws {
      var destination = try Destination(path: path, width: width)
      if let quality { destination.quality = quality }
      destination.dither = dither
      destination.colors = colors
      destination.loop = loop
      _ = try export(sample.request, to: [destination])
    }
  }

  static let looks = [
    Look(), Look(width: 160, quality: 100, loop: .once), Look(width: 160, quality: 20),
    Look(width: 160, dither: .ordered, colors: 64), Look(width: 160, quality: 20, dither: .diffusion),
    Look(width: 160, quality: 40, colors: 256),
  ]

  @Test("is the same to every decoder", arguments: Sample.all, looks)
  func decoders(sample: Sample, look: Look) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    try look.write(sample, to: path)
    let gif = try GIFFile(path)
    let size = gif.frames[0].picture.size
    let shown = try GIFDecoder.expectSame(of: path, width: size.0, height: size.1, sample.name)
    #expect(shown.count == gif.frames.count)
    let info = try text("gifsicle", ["--info", path])
    let delays = info.split(separator: "\n").compactMap { line in
      line.range(of: "delay ").map { Double(line[$0.upperBound...].dropLast()) }
    }
    #expect(delays == gif.frames.map { Double($0.delay) / 100 })
  }

  @Test("is the same to a browser")
  func browser() throws {
    let scratch = try Scratch()
    let cases = Sample.all.flatMap { sample in Self.looks.map { (sample, $0) } }
    let names = cases.indices.map { "\($0).gif" }
    for ((sample, look), name) in zip(cases, names) { try look.write(sample, to: scratch.file(name)) }
    for ((look, name), seen) in zip(zip(cases, names), try BrowserGIF.all(names, in: scratch.path)) {
      let own = try GIFFile(scratch.file(name))
      #expect(seen.durations == own.frames.map { $0.delay * 10000 })
      seen.expect(own.frames.map(\.picture), "\(look.0), \(look.1.testDescription)")
    }
  }
}
