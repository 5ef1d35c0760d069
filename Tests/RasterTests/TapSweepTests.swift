import Motion
import Raster
import TestSupport
import Testing

/// Scales and offsets in small steps, so that every pattern of repeated, skipped and neighbouring source pixels that
/// a block of a vector kernel can meet is met: clamped at an edge and skipping within one block, for one.
@Suite struct TapSweepTests {
  private static let widths = [8, 9, 16, 17, 33]

  /// - Parameter change: lays the layer for a scale and an offset in pixels.
  private func sweep(
    width: Int, height: Int, scales: [Double], sourceLocation: SourceLocation = #_sourceLocation,
    _ change: (inout LayerState, _ scale: Double, _ offset: Double) -> Void
  ) {
    let frame = TestFrame(.noise, over: .checkerboard, width: width, height: height)
    for scale in scales {
      for offset in stride(from: -1.05, to: 1.05, by: 0.1) {
        var layer = LayerState(name: "from", content: .page(.from))
        change(&layer, scale, offset)
        frame.check([layer], sourceLocation: sourceLocation)
      }
    }
  }

  @Test("slightly smaller, across", arguments: widths)
  func slightlySmallerAcross(width: Int) {
    sweep(width: width, height: 2, scales: Array(stride(from: 0.86, to: 1, by: 0.0071))) { layer, scale, offset in
      layer.scaleX = scale
      layer.x = offset
    }
  }

  @Test("slightly larger, across", arguments: widths)
  func slightlyLargerAcross(width: Int) {
    sweep(width: width, height: 2, scales: Array(stride(from: 1.001, to: 1.2, by: 0.0111))) { layer, scale, offset in
      layer.scaleX = scale
      layer.x = offset
    }
  }

  @Test("slightly smaller and larger, down", arguments: [8, 33])
  func slightlyScaledDown(height: Int) {
    sweep(width: 3, height: height, scales: Array(stride(from: 0.9, to: 1.1, by: 0.0131))) { layer, scale, offset in
      layer.scaleY = scale
      layer.y = offset
    }
  }

  @Test("anything from a line to three times the size, both ways")
  func coarsely() {
    sweep(width: 17, height: 9, scales: Array(stride(from: 0.03, to: 3, by: 0.13))) { layer, scale, offset in
      (layer.scaleX, layer.scaleY) = (scale, scale)
      (layer.x, layer.y) = (offset * 9, offset * -4)
    }
  }
}
