import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Frames as PNG against the formulas of the articles and a compositor that shares nothing with ours.
@Suite("A folder of frames")
struct FrameFolderTests {
  /// Of a phone's shape; 390 points across.
  private static let (width, height, scale) = (117, 253, 0.3)
  private let from = TestPage.noise.bitmap(width: width, height: height, seed: 11)
  private let to = TestPage.text.bitmap(width: width, height: height, seed: 12)

  @Test("shows what the articles say, from page to page", arguments: PublishedScene.all)
  func asPublished(scene: PublishedScene) throws {
    try check(scene, at: Rational(60))
  }

  @Test(
    "does so at any rate, and on other pages",
    arguments: [
      Rational(30000, 1001), Rational(25), Rational(24), Rational(120), Rational(100, 3), Rational(7), Rational(1, 2),
    ])
  func atAnyRate(rate: Rational) throws {
    for scene in [PublishedScene.finished, .closing] {
      try check(
        scene, at: rate, from: TestPage.photo.bitmap(width: Self.width, height: Self.height, seed: 3),
        to: TestPage.noise.bitmap(width: Self.width, height: Self.height, seed: 4))
    }
  }

  @Test("has the ends exactly even where nothing is held", arguments: [PublishedScene.finished, .closing, .intended])
  func withoutHolds(scene: PublishedScene) throws {
    var scene = scene
    scene.holdFirst = 0
    scene.holdLast = 0
    try check(scene, at: Rational(60))
    // The last frame comes after the end of the motion, not on it.
    try check(scene, at: Rational(23))
  }

  @Test("is composed at its own size, of pages reduced once", arguments: [58, 39, 200])
  func otherSize(width: Int) throws {
    let height = Int((Double(width * Self.height) / Double(Self.width)).rounded())
    let (from, to) = (from.resized(width: width, height: height), to.resized(width: width, height: height))
    for scene in [PublishedScene.finished, .closing] {
      try check(scene, at: Rational(20), from: from, to: to, width: width)
    }
  }

  @Test("is hashed as what its pictures say", arguments: [PublishedScene.finished, .closing])
  func hashes(scene: PublishedScene) throws {
    let scratch = try Scratch()
    let destination = try Destination(path: scratch.file("frames/"), frameRate: Rational(30))
    let request = try scene.request(from: from, to: to, scale: Self.scale)
    let hashes = try #require(try export(request, to: [destination], hashes: true).hashes)
    let script = """
      import glob, hashlib, sys
      from PIL import Image
      clip = hashlib.sha256()
      for name in sorted(glob.glob(sys.argv[1] + "/frame-*.png")):
          data = Image.open(name).convert("RGBA").tobytes()
          clip.update(data)
          print(hashlib.sha256(data).hexdigest())
      print(clip.hexdigest())
      """
    let lines = try python(script, scratch.file("frames")).split(separator: "\n").map(String.init)
    #expect(hashes.frames == lines.dropLast())
    #expect(hashes.clip == lines.last)
  }

  /// - Parameters:
  ///   - from: as it is seen; nil for the suite's own.
  ///   - width: of the output where it is not the page's; the suite's own pages are then exported.
  private func check(
    _ scene: PublishedScene, at rate: Rational, from: Bitmap? = nil, to: Bitmap? = nil, width: Int? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (from, to) = (from ?? self.from, to ?? self.to)
    let (pageFrom, pageTo) = width == nil ? (from, to) : (self.from, self.to)
    let scratch = try Scratch()
    let destination = try Destination(path: scratch.file("frames/"), frameRate: rate, width: width)
    let report = try export(scene.request(from: pageFrom, to: pageTo, scale: Self.scale), to: [destination])
    let count = scene.frameCount(at: rate)
    #expect(report.outputs.map(\.file.frames) == [count], sourceLocation: sourceLocation)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames")).sorted()
    let digits = (0..<count).map { String("\(100_000 + $0)".dropFirst()) }
    #expect(names == digits.map { "frame-\($0).png" }, sourceLocation: sourceLocation)

    let frames = try decoded(
      ["-i", scratch.file("frames/frame-%05d.png")], width: from.width, height: from.height)
    try #require(frames.count == count, sourceLocation: sourceLocation)
    PixelExpectation.expectSame(frames[0], from, "the first frame", sourceLocation: sourceLocation)
    PixelExpectation.expectSame(
      frames[count - 1], scene.endsOn == .to ? to : from, "the last frame", sourceLocation: sourceLocation)
    let reference = ReferenceCompositor(from: from, to: to, pageSize: scene.pageSize)
    for (index, frame) in frames.enumerated() {
      let layers = scene.layers(at: Double(index) * Double(rate.denominator) / Double(rate.numerator))
      PixelExpectation.texturedFrame.check(
        frame, against: reference.compose(layers), "frame \(index) of \(scene.name) at \(rate) fps",
        sourceLocation: sourceLocation)
    }
  }
}
