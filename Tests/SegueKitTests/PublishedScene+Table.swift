import Motion
import SegueKit

extension PublishedScene {
  static let finished = PublishedScene(
    name: "a pan of 240 pt that finishes", gesture: "down 20 400, move 260 400 500ms, up",
    motion: .pan([Touch(time: 0, x: 20), Touch(time: 0.5, x: 260)]))

  static let closing = PublishedScene(
    name: "the close as published", transition: .pullUpClose, motion: .close(lastKey: 0.7))

  static let intended = PublishedScene(
    name: "the close as intended", transition: .pullUpCloseIntended, motion: .close(lastKey: 1))

  /// Every way a transition can go.
  static let all: [PublishedScene] = [
    finished,
    PublishedScene(
      name: "the transition's own pan, which is that one",
      motion: .pan([Touch(time: 0, x: 20), Touch(time: 0.5, x: 260)])),
    PublishedScene(
      name: "a pan of exactly 60 pt, which goes back", gesture: "down 20 400, move 80 400 250ms, up",
      motion: .pan([Touch(time: 0, x: 20), Touch(time: 0.25, x: 80)])),
    PublishedScene(
      name: "a pan of a little more than 60 pt", gesture: "down 20 400, move 80.5 400 250ms, up",
      motion: .pan([Touch(time: 0, x: 20), Touch(time: 0.25, x: 80.5)])),
    PublishedScene(
      name: "a long pan that is cancelled", gesture: "down 10 300, move 310 320 350ms, cancel",
      motion: .pan([Touch(time: 0, x: 10), Touch(time: 0.35, x: 310)], isCancelled: true)),
    PublishedScene(
      name: "a pan that rests, goes back a little and on",
      gesture: "down 30 90, move 190 90 220ms, wait 90ms, move 140 95 130ms, move 377 101 310ms, up",
      motion: .pan([
        Touch(time: 0, x: 30), Touch(time: 0.22, x: 190), Touch(time: 0.31, x: 190), Touch(time: 0.44, x: 140),
        Touch(time: 0.75, x: 377),
      ])),
    PublishedScene(
      name: "a pan beyond the page's width, which falls back to 0", gesture: "down 0 400, move 407 400 370ms, up",
      motion: .pan([Touch(time: 0, x: 0), Touch(time: 0.37, x: 407)])),
    PublishedScene(
      name: "a touch to the left, which is refused", gesture: "down 200 400, move 150 400 200ms, up",
      motion: .refused(seconds: 0.2)),
    PublishedScene(
      name: "a touch more down than right, which is refused", gesture: "down 100 100, move 190 191 250ms, up",
      motion: .refused(seconds: 0.25)),
    closing,
    intended,
  ]
}
