import Testing

/// What drives: clock or pan, timing or spring, and springs that make no sense.
struct DriverMistakeTests {
  @Test(arguments: files)
  func `each mistake is told where the driver has it`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "both clock and pan",
      """
      clock: {duration: 1s}
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "2:1 expected either 'clock' or 'pan', found both: a transition has one driver"),
    BrokenFile(
      "both, with mistakes in them",
      """
      clock: {duration: 1x}
      pan:
        direction: right
        finish: {distance: 60px}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found '1x'",
      "2:1 expected either 'clock' or 'pan', found both: a transition has one driver",
      "4:22 \(Expected.length), found '60px'; \(Expected.pixels)"),
    BrokenFile(
      "timing and spring",
      """
      clock:
        duration: 1s
        timing: linear
        spring: {bounce: 0.2, duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "4:3 expected either 'timing' or 'spring' in clock, found both"),
    BrokenFile(
      "timing and spring of a settle",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 1s, timing: linear, spring: {damping-ratio: 0.8}}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "4:42 expected either 'timing' or 'spring' in settle, found both"),
    BrokenFile(
      "no duration",
      """
      clock: {timing: ease-in}
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected 'duration' in clock"),
    BrokenFile(
      "no duration, and no curve",
      """
      clock: {timing: ease-inn}
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected 'duration' in clock",
      "1:17 \(Expected.timing), found 'ease-inn' (did you mean 'ease-in'?)"),
    BrokenFile(
      "no duration of a settle",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {timing: ease-in}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "4:11 expected 'duration' in settle"),
    BrokenFile(
      "no duration for a damping ratio",
      """
      clock: {spring: {damping-ratio: 0.8}}
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected 'duration' in clock: a damping ratio alone does not say how fast the spring is"),
    BrokenFile(
      "no form of a spring",
      """
      clock: {spring: {}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 \(Expected.spring), found nothing"),
    BrokenFile(
      "two forms of a spring",
      """
      clock: {spring: {mass: 3, stiffness: 1000, damping: 500, bounce: 0.2}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 \(Expected.spring), found mass, stiffness, damping, bounce"),
    BrokenFile(
      "half a spring",
      """
      clock: {spring: {mass: 3, stiffness: 1000}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 \(Expected.spring), found mass, stiffness"),
    BrokenFile(
      "half of another",
      """
      clock: {spring: {bounce: 0.2}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 \(Expected.spring), found bounce; \(Expected.durationInside)"),
    BrokenFile(
      "the duration of a bounce beside the spring",
      """
      clock: {duration: 500ms, spring: {bounce: 0.3}}
      layers:
        - page: from
        - page: to
      """,
      "1:34 \(Expected.spring), found bounce; \(Expected.durationInside)"),
    BrokenFile(
      "the duration of a damping ratio inside of the spring",
      """
      clock: {spring: {damping-ratio: 0.8, duration: 500ms}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 \(Expected.spring), found damping-ratio, duration; its duration belongs beside spring: {duration: 500ms, spring: {damping-ratio: 0.8}}"
    ),
    BrokenFile(
      "a spring of nothing",
      """
      clock: {spring: {mass: 0, stiffness: -1, damping: soft}}
      layers:
        - page: from
        - page: to
      """,
      "1:24 expected a number above 0 for mass, such as 1, at most 1000000, found '0'",
      "1:38 expected a number above 0 for stiffness, such as 300, at most 1000000, found '-1'",
      "1:51 expected a number above 0 for damping, such as 30, at most 1000000, found 'soft'"),
    BrokenFile(
      "a spring that swings on",
      """
      clock: {spring: {mass: 1, stiffness: 1000, damping: 0.0001}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 spring damping of 0.0001: expected at least 0.633, or it does not settle"),
    BrokenFile(
      "a spring that takes an hour",
      """
      clock: {spring: {mass: 1000000, stiffness: 0.001, damping: 100}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 the spring takes 291986.172 s to settle: expected at most 3600 s"),
    BrokenFile(
      "a bounce of 1",
      """
      clock: {spring: {bounce: 1, duration: 0s}}
      layers:
        - page: from
        - page: to
      """,
      "1:26 expected a bounce from 0 to 0.99, such as 0.2, found '1'"),
    BrokenFile(
      "a bounce in no time",
      """
      clock: {spring: {bounce: 0.2, duration: 0s}}
      layers:
        - page: from
        - page: to
      """,
      "1:17 spring duration of 0.0 s: expected 0.000001 s to 3600 s"),
    BrokenFile(
      "a damping ratio of 0",
      """
      clock: {duration: 1s, spring: {damping-ratio: 0}}
      layers:
        - page: from
        - page: to
      """,
      "1:47 expected a number above 0 for damping-ratio, such as 0.8, at most 1000000, found '0'"),
    BrokenFile(
      "a spring in percent",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms, spring: {damping-ratio: 80%}}
        cancel: {spring: {bounce: 30%, duration: 1s}}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "4:53 expected a number above 0 for damping-ratio, such as 0.8, at most 1000000, found '80%'",
      "5:29 expected a bounce from 0 to 0.99, such as 0.2, found '30%'"),
    BrokenFile(
      "a damping ratio close to 0",
      """
      clock: {duration: 1s, spring: {damping-ratio: 0.001}}
      layers:
        - page: from
        - page: to
      """,
      "1:31 damping ratio of 0.001: expected 0.01 or more"),
    BrokenFile(
      "a damping ratio above 1",
      """
      clock: {duration: 300ms, spring: {damping-ratio: 80}}
      layers:
        - page: from
          opacity: [{at: 0, value: 1}, {at: 1, value: 0}]
        - page: to
          opacity: [{at: 0, value: 0}, {at: 1, value: 1}]
      """,
      "1:34 warning: the transition has a spring with a damping ratio of 80: what is above 1 is drawn as 1, critically damped"
    ),
    BrokenFile(
      "a spring by its parts, damped more than critically",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {spring: {mass: 1, stiffness: 100, damping: 30}}
        cancel: {spring: {mass: 1, stiffness: 300, damping: 34.65}}
        gesture: [down 20 400, move 200 400 300ms, up]
      layers:
        - page: to
        - page: from
          x: [{at: 0pt, value: 0pt}, {at: 100%, value: 100%}]
      """,
      "4:20 warning: the way on to the end has a spring with a damping ratio of 1.5: what is above 1 is drawn as 1, critically damped"
    ),
    BrokenFile(
      "UIKit's own spring, which is",
      """
      clock: {spring: {mass: 3, stiffness: 1000, damping: 500}}
      layers:
        - page: from
          opacity: [{at: 0, value: 1}, {at: 1, value: 0}]
        - page: to
          opacity: [{at: 0, value: 0}, {at: 1, value: 1}]
      """),
    BrokenFile(
      "points of a clock beside a pan",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 0s, value: 0}]
      """,
      "10:20 \(Expected.length), found '0s'"),
  ]
}
