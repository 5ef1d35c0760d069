import SegueKit
import Testing

/// Numbers that are valid and most likely a slip: a time without its unit, a share where points are meant, a spring cut
/// short. Each is told where it stands.
struct DoubtfulNumberTests {
  @Test(arguments: clocks + pans + scenes)
  func `each is a warning at the number, or at what holds it`(_ file: BrokenFile) { file.expectProblems() }

  static let layers = """
    layers:
      - page: to
      - page: from
        x: [{at: 0%, value: 0}, {at: 100%, value: 100%}]
    """
  static let unit = "a time without a unit is in seconds (400ms is 0.4)"

  static let clocks: [BrokenFile] = [
    BrokenFile(
      "a duration", "name: a\nclock: {duration: 400}\n\(layers)", "2:19 warning: the transition lasts 400 s: \(unit)"),
    BrokenFile(
      "a delay", "clock: {duration: 1s, delay: 200}\n\(layers)", "1:30 warning: the delay lasts 200 s: \(unit)"),
    BrokenFile("exactly half a minute", "clock: {duration: 30, delay: 30}\n\(layers)"),
    BrokenFile(
      "a transition's own holds", "hold-first: 500\nhold-last: 31s\nclock: {duration: 1s}\n\(layers)",
      "1:13 warning: hold-first lasts 500 s: \(unit)", "2:12 warning: hold-last lasts 31 s: \(unit)"),
    BrokenFile(
      "a spring", "name: a\nclock: {duration: 100ms, spring: {mass: 1, stiffness: 100, damping: 5}}\n\(layers)",
      "2:34 warning: the transition is cut short: its spring jumps by 60.705 % of the way at the end (it settles in 2.221 s)"
    ),
    BrokenFile(
      "a curve that begins and ends beside the way",
      "clock: {duration: 1s, timing: 'linear(0 20%, 1 80%)'}\n\(layers)",
      "1:31 warning: the transition jumps: its curve runs from -0.333 to 1.333, and not from 0 to 1"),
    BrokenFile(
      "a curve whose points are not at its ends",
      "clock: {duration: 1s, timing: 'linear(0.2 20%, 0.8 80%)'}\n\(layers)"),
    BrokenFile(
      "a curve", "name: a\nclock: {duration: 100ms, timing: 'linear(0.2, 0.8)'}\n\(layers)",
      "2:34 warning: the transition jumps: its curve runs from 0.2 to 0.8, and not from 0 to 1"),
  ]

  static func pan(_ fields: String, at: String = "100%") -> String {
    """
    pan:
      direction: right
      finish: {distance: 60}
      \(fields)
    layers:
      - page: to
      - page: from
        x: [{at: 0, value: 0}, {at: \(at), value: 100%}]
    """
  }
  static let finger = "gesture: [down 20 400, move 90 400 200ms, up]"

  static let pans: [BrokenFile] = [
    BrokenFile(
      "the way on", pan("settle: {duration: 400}\n  cancel: {duration: 1s}\n  \(finger)"),
      "4:22 warning: the way on to the end lasts 400 s: \(unit)"),
    BrokenFile(
      "the way back", pan("settle: {duration: 1s}\n  cancel: {duration: 500}\n  \(finger)"),
      "5:22 warning: the way back lasts 500 s: \(unit)"),
    BrokenFile(
      "a movement of the finger", pan("settle: {duration: 1s}\n  gesture: [down 20 400, move 90 400 200, up]"),
      "5:12 warning: the touch at 0 s lasts 200 s: \(unit)"),
    BrokenFile(
      "a finger that stays", pan("settle: {duration: 1s}\n  gesture: [down 20 400, wait 1s, up]"),
      "5:12 warning: the gesture moves nothing: expected a touch that moves"),
    BrokenFile(
      "a share for a length", pan("settle: {duration: 1s}\n  \(finger)", at: "1"),
      "9:33 warning: '1' is 1 pt here: a share of a pan's way is in percent, 100%"),
    BrokenFile("a point that is meant", pan("settle: {duration: 1s}\n  \(finger)", at: "1pt")),
    BrokenFile(
      "a share for a distance",
      pan("settle: {duration: 1s}\n  \(finger)").replacing("distance: 60", with: "distance: 0.4"),
      "3:22 warning: '0.4' is 0.4 pt here: a share of a pan's way is in percent, 40%"),
  ]

  static let scenes: [BrokenFile] = [
    BrokenFile(
      "a scene's holds", "version: 1\nscale: 3\nhold-first: 500\nhold-last: 500",
      "3:13 warning: hold-first lasts 500 s: \(unit)", "4:12 warning: hold-last lasts 500 s: \(unit)"),
    BrokenFile(
      "a scene's holds, not those of its step",
      """
      version: 1
      scale: 3
      hold-first: 500
      hold-last: 400
      pages: {list: , detail: }
      steps:
        - push: {page: detail, transition: present}
        - wait: 800
      """,
      "3:13 warning: hold-first lasts 500 s: \(unit)", "4:12 warning: hold-last lasts 400 s: \(unit)",
      "8:11 warning: step 2: the wait lasts 800 s: \(unit)"),
    BrokenFile(
      "the holds of the transitions at the ends",
      """
      version: 1
      scale: 3
      pages: {list: , detail: }
      steps:
        - wait: 1s
        - push:
            page: detail
            transition: {hold-first: 100, clock: {duration: 1s}, layers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]}
        - return:
            transition: {hold-last: 90, clock: {duration: 1s}, layers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]}
      """,
      "8:32 warning: hold-first lasts 100 s: \(unit)", "10:31 warning: hold-last lasts 90 s: \(unit)"),
    BrokenFile(
      "a wait", "version: 1\nscale: 3\npages: {list: , detail: }\nsteps:\n  - push: detail\n  - wait: 500",
      "6:11 warning: step 2: the wait lasts 500 s: \(unit)"),
    BrokenFile(
      "in a step's own transition",
      """
      version: 1
      scale: 3
      pages: {list: , detail: }
      steps:
        - push:
            page: detail
            transition:
              clock: {duration: 400}
              layers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]
      """,
      "8:27 warning: the transition lasts 400 s: \(unit)"),
    BrokenFile(
      "in the scene's transition, of a step",
      """
      version: 1
      scale: 3
      pages: {list: , detail: }
      transition:
        clock: {duration: 400}
        layers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]
      steps: [push: detail, return]
      """,
      "5:21 warning: step 2: the transition lasts 400 s: \(unit)"),
  ]
}
