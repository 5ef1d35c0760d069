import Foundation
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// A scene written down twice: as the product is told it, and as the formulas of the articles have it, worked out here
/// without the product's motion code.
struct PublishedScene: Sendable, CustomTestStringConvertible {
  enum Motion: Sendable {
    /// Where the finger is at which second, in straight lines between; how far it has to have come to finish is 60 pt.
    case pan([Touch], isCancelled: Bool = false)
    /// A touch that moves nothing for so many seconds.
    case refused(seconds: Double)
    /// The keyframed close, whose last key is reached at so much of the paced time.
    case close(lastKey: Double)
  }

  struct Touch: Sendable {
    var time: Double
    var x: Double
  }

  var name: String
  var transition = Transition.fullScreenReturn
  /// As the product reads it; nil for a transition that runs by the clock.
  var gesture: String?
  var motion: Motion
  var holdFirst = 0.1
  var holdLast = 0.1
  /// Points.
  var pageSize = PageSize(width: 390, height: 844)

  var testDescription: String { name }

  /// - Parameter scale: page pixels per point.
  func request(from: Bitmap, to: Bitmap, scale: Double) throws -> PreviewRequest {
    PreviewRequest(
      transition: transition, from: .bitmap(from), to: .bitmap(to),
      gesture: try gesture.map { try Gesture(text: $0, frameRate: Rational(60)) }, scale: scale, holdFirst: holdFirst,
      holdLast: holdLast)
  }

  /// Seconds in which something may move.
  var motionDuration: Double {
    switch motion {
    case .pan(let touches, _): touches[touches.count - 1].time + 0.3
    case .refused(let seconds): seconds
    case .close: 0.7
    }
  }

  var duration: Double { holdFirst + motionDuration + holdLast }

  var endsOn: PageRole {
    switch motion {
    case .pan(let touches, let isCancelled): finishes(touches, isCancelled) ? .to : .from
    case .refused: .from
    case .close: .to
    }
  }

  /// `ceil(total · fps − 1e−9) + 1`.
  func frameCount(at rate: Rational) -> Int {
    Int((duration * Double(rate.numerator) / Double(rate.denominator) - 1e-9).rounded(.up)) + 1
  }

  /// What is on the screen, back to front.
  func layers(at time: Double) -> [LayerState] {
    let backdrop = LayerState(name: "backdrop", content: .color(.black))
    let since = time - holdFirst
    if since <= 1e-9 { return [backdrop, LayerState(name: "from", content: .page(.from))] }
    if since >= motionDuration - 1e-9 {
      return [backdrop, LayerState(name: endsOn.rawValue, content: .page(endsOn))]
    }
    switch motion {
    case .refused: return [backdrop, LayerState(name: "from", content: .page(.from))]
    case .pan(let touches, let isCancelled):
      return [backdrop] + returning(displacement(at: since, touches, isCancelled: isCancelled))
    case .close(let lastKey):
      let left = max(0, 1 - publishedEaseInOut(since / 0.7) / lastKey)
      return [
        backdrop, LayerState(name: "to", content: .page(.to)),
        LayerState(name: "from", content: .page(.from), scaleY: left, opacity: left),
      ]
    }
  }

  private func returning(_ displacement: Double) -> [LayerState] {
    let published = PublishedReturn(width: pageSize.width)
    let scale = published.scale(displacement)
    return [
      LayerState(name: "to", content: .page(.to), scaleX: scale, scaleY: scale),
      LayerState(name: "mask", content: .color(.black), opacity: published.alpha(displacement)),
      LayerState(name: "from", content: .page(.from), x: displacement),
    ]
  }

  private func displacement(at time: Double, _ touches: [Touch], isCancelled: Bool) -> Double {
    let last = touches[touches.count - 1]
    if time >= last.time {
      let start = displacement(last.x, touches)
      let end = finishes(touches, isCancelled) ? pageSize.width : 0
      return start + (end - start) * publishedEaseInOut((time - last.time) / 0.3)
    }
    let next = touches.firstIndex { $0.time > time }!
    let (before, after) = (touches[next - 1], touches[next])
    let share = (time - before.time) / (after.time - before.time)
    return displacement(before.x + (after.x - before.x) * share, touches)
  }

  /// The finger's own way decides, also where the page has fallen back to 0.
  private func finishes(_ touches: [Touch], _ isCancelled: Bool) -> Bool {
    !isCancelled && touches[touches.count - 1].x - touches[0].x > 60
  }

  private func displacement(_ x: Double, _ touches: [Touch]) -> Double {
    PublishedReturn(width: pageSize.width).displacement(fingerTravel: x - touches[0].x)
  }
}
