import SegueKit

extension FileText {
  /// Files whose structure is wrong: neither a reader nor a schema takes them.
  static let broken: [FileText] =
    clocks.map { FileText(kind: .transition, text: "{clock: \($0), layers: [{page: from}, {page: to}]}") }
    + pans.map { FileText(kind: .transition, text: "{pan: \($0), layers: [{page: from}, {page: to}]}") }
    + layers.map { layer in
      FileText(kind: .transition, text: "{clock: {duration: 1}, layers: [{page: from}, {page: to}, \(layer)]}")
    }
    + transitions.map { FileText(kind: .transition, text: $0) } + scenes.map { FileText(kind: .scene, text: $0) }

  private static let transitions = [
    "[]", "5", "{}", "{layers: [{page: from}, {page: to}]}", "{clock: {duration: 1}}",
    "{clock: {duration: 1}, layers: []}", "{clock: {duration: 1}, layers: [{page: from}]}",
    "{clock: {duration: 1}, layers: [{page: from}, {color: red}]}",
    "{clock: {duration: 1}, layers: [{page: from}, {page: to}], name: }",
    "{clock: {duration: 1}, layers: [{page: from}, {page: to}], backdrop: blakc}",
    "{clock: {duration: 1}, layers: [{page: from}, {page: to}], hold-last: -1s}",
  ]

  private static let clocks = [
    "", "1", "{}", "{timing: ease}", "{duration: 1 s}", "{duration: -1}", "{duration: 3601}",
    "{duration: 1, delay: [1]}",
    "{duration: 1, timing: eese}", "{duration: 1, timing: 'cubic-bezier(0, 0, 1)'}",
    "{duration: 1, timing: 'steps(1.5)'}",
    "{duration: 1, timing: 'steps(4, jump)'}", "{duration: 1, timing: 'linear(0)'}",
    "{duration: 1, timing: 'linear()'}",
    "{duration: 1, timing: ease, spring: {damping-ratio: 1}}", "{spring: {damping-ratio: 1}}",
    "{duration: 1, spring: {}}", "{duration: 1, spring: {mass: 1, stiffness: 100}}",
    "{duration: 1, spring: {mass: 1, stiffness: 100, damping: 20, bounce: 0}}", "{duration: 1, spring: {bounce: 0}}",
    "{duration: 1, spring: {bounce: 1, duration: 1}}", "{duration: 1, spring: {damping-ratio: 0}}",
    "{duration: 1, spring: {mass: 0, stiffness: 100, damping: 20}}",
  ]

  private static let pans: [String] = {
    let rest = "finish: {distance: 60}, settle: {duration: 1}, gesture: [down 0 0, up]"
    let noFinish = "direction: up, settle: {duration: 1}, gesture: [down 0 0, up]"
    let noGesture = "direction: up, finish: {distance: 60}, settle: {duration: 1}"
    return [
      "{\(rest)}", "{\(noFinish)}", "{\(noGesture)}", "{direction: sideways, \(rest)}",
      "{direction: up, begin: soon, \(rest)}", "{direction: up, edge: 20%, \(rest)}",
      "{direction: up, below: bounce, \(rest)}", "{\(noFinish), finish: {}}", "{\(noFinish), finish: {require: all}}",
      "{\(noFinish), finish: {distance: -1}}", "{\(noFinish), finish: {velocity: 300px/s}}",
      "{direction: up, \(rest), cancel: {proportional: true}}", "{\(noGesture), gesture: []}",
      "{\(noGesture), gesture: [press 0 0, up]}", "{\(noGesture), gesture: [down 0, up]}",
      "{\(noGesture), gesture: [down 0 0, move 1 1, up]}", "{\(noGesture), gesture: {down: 1}}",
    ]
  }()

  private static let layers = [
    "~", "page", "{}", "{page: both}", "{page: to, color: red}", "{color: '#12345'}", "{color: red, name: backdrop}",
    "{color: red, anchor: 50%}", "{color: red, x: 5px}", "{color: red, opacity: 5pt}", "{color: red, x: []}",
    "{color: red, x: [5]}", "{color: red, x: [{at: 0}]}", "{color: red, x: [{at: 0, value: 0, ease: linear}]}",
    "{color: red, scale: 1, scale-y: 1}", "{color: red, subpixel: yes}", "{color: red, calculation: linear}",
    "{color: red, keyframes: []}", "{color: red, keyframes: [{start: 0, length: 1}]}",
    "{color: red, keyframes: [{start: 0, opacity: 1}]}",
    "{color: red, keyframes: [{start: -1, length: 1, opacity: 1}]}",
    "{color: red, keyframes: [{start: 0, length: 1, opacity: [1]}]}",
    "{color: red, keyframes: [{start: 0, length: 1, scale: 1, scale-x: 1}]}", "{color: red, shadow: }",
    "{color: red, shadow: {blur: true}}", "{color: red, x: 1000001}",
  ]

  private static let scenes = [
    "{}", "{version: 2}", "{version: 1, pages: }", "{version: 1, pages: {list: list.png}}",
    "{version: 1, pages: {from: [a.png]}}", "{version: 1, root: from}", "{version: 1, transition: pushh}",
    "{version: 1, transition: 5}", "{version: 1, transition: {}}", "{version: 1, scale: 0}", "{version: 1, fps: 0}",
    "{version: 1, fps: 29,97}", "{version: 1, fps: 60Hz}", "{version: 1, width: 1.5}", "{version: 1, width: 390pt}",
    "{version: 1, fit: fill}", "{version: 1, touches: }", "{version: 1, touches: '-'}", "{version: 1, transition: '-'}",
    "{version: 1, outputs: a.mp4}",
    "{version: 1, outputs: [a.mov]}",
    "{version: 1, outputs: [{fps: 60}]}", "{version: 1, outputs: [{path: a.gif, crf: 18}]}",
    "{version: 1, outputs: [{path: a.mp4, loop: once}]}", "{version: 1, outputs: [{path: a/, colors: 5}]}",
    "{version: 1, outputs: [{path: a.gif, colors: 1}]}", "{version: 1, outputs: [{path: a.gif, loop: twice}]}",
    "{version: 1, outputs: [{path: a.mp4, crf: 0}]}", "{version: 1, steps: [{push: a}]}",
    "{version: 1, pages: {}, steps: [{push: a}]}", "{version: 1, pages: {a: }, steps: []}",
    "{version: 1, pages: {a: }, steps: [{push: a}], gesture: [down 0 0, up]}",
    "{version: 1, gesture: [down 0 0, up], touches: a.csv}", "{version: 1, pages: {a: }, steps: [push]}",
    "{version: 1, pages: {a: }, steps: [{push: }]}", "{version: 1, pages: {a: }, steps: [{push: a, wait: 1s}]}",
    "{version: 1, pages: {a: }, steps: [{push: {transition: push}}]}",
    "{version: 1, pages: {a: }, steps: [{push: a}, {return: a}]}",
    "{version: 1, pages: {a: }, steps: [{push: a}, {return: {page: a}}]}",
    "{version: 1, pages: {a: }, steps: [{push: a}, {wait: }]}",
    "{version: 1, pages: {a: }, steps: [{push: {page: a, gesture: [down 0 0, up], touches: a.csv}}]}",
  ]
}
