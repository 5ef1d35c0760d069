import SegueKit

extension FileText {
  /// Files that use every field there is, and every form of a value.
  static let valid: [FileText] =
    transitions.map { FileText(kind: .transition, text: $0) } + scenes.map { FileText(kind: .scene, text: $0) }

  private static let transitions = [
    """
    $schema: transition.schema.json
    name: every-field
    summary: all a clock and a layer can say
    backdrop: '#00ff0080'
    hold-first: 12f
    hold-last: .5
    clock: {duration: 0.35, timing: "cubic-bezier(.4, 0, 0.2, 1e0)", delay: 20ms}
    layers:
      - page: to
        name: 5
        anchor: {x: 0%, y: "0.5"}
        x: -30
        y: [{at: 0, value: 20pt, easing: 'steps( 4 , end )'}, {at: 1, value: 10%}]
        scale: 95%
        opacity: [{at: 0%, value: 0}]
        corner-radius: 12pt
        shadow: {color: Black, x: 0pt, y: 2, blur: 8pt, opacity: [{at: -5%, value: 0}, {at: 120%, value: 0.5}]}
        subpixel: true
      - snapshot: from
        scale-x: 1
        scale-y: 1
        calculation: discrete
        keyframes:
          - {start: 0, length: 20%, scale-x: 0.5, scale-y: 0.5, x: 5pt, y: 5pt, opacity: 0.5, corner-radius: 4pt}
          - {start: 0.2, length: 0.8, opacity: 0}
      - color: transparent
        keyframes: [{start: 0, length: 1, scale: 2}]
    """,
    """
    pan:
      direction: up
      begin: axis
      edge: 20
      below: rubber-band
      beyond: reset
      finish: {distance: 50%, velocity: 300pt/s, require: all}
      settle: {duration: 300ms, timing: 'linear(0, 0.25 75%, 1)', proportional: true}
      cancel: {spring: {mass: 1, stiffness: 100, damping: 20}}
      gesture: "down 20pt 400, move 20 200 500ms cubic-bezier(0, 0, 1, 1), wait 3f,, up"
    layers: [{page: from, x: [{at: 0pt, value: 0}, {at: 100%, value: 100%}]}, {page: to}]
    """,
    "{clock: {spring: {bounce: 0.2, duration: 450ms}}, layers: [{page: from}, {page: to}]}",
    "{clock: {spring: {damping-ratio: 0.8}, duration: 450ms}, layers: [{page: from}, {snapshot: to, anchor: {}}]}",
    "{clock: {duration: 0, timing: 'linear(0 0% 100%)'}, layers: [{page: from}, {page: to, shadow: {}}]}",
  ]

  private static let scenes = [
    "version: 1", "{version: '1', transition: push, pages: {}, outputs: []}",
    """
    version: 1
    transition: full-screen-return
    pages: {from: detail.png, to: }
    gesture: [down 20 400, move 260 400 500ms ease-out, up]
    scale: 3
    fps: 30000/1001
    width: 390px
    height: 844
    hold-first: 0s
    hold-last: 30f
    backdrop: RebeccaPurple
    fit: cover
    outputs:
      - a.mp4
      - {path: b/c.MP4, fps: 29.97, width: 780, height: 1688px, crf: 20.5, x264-preset: slow, codec: hevc, odd: crop}
      - {path: d.gif, fps: 50, colors: 64, dither: ordered, loop: once}
      - {path: e.gif, loop: 3, quality: 100, max-size: 10MB}
      - {path: f.gif, quality: '+9', max-size: 1.5e6}
      - {path: g.gif, max-size: '.5 kiB'}
      - frames/
    """,
    """
    version: 1
    transition:
      clock: {duration: 300ms, timing: step-end}
      layers: [{page: from}, {page: to}]
    pages: {list: list.png, detail: , 3: third.png}
    root: list
    steps:
      - wait: 800ms
      - push: detail
      - push: {page: 3, transition: interactive-pop, gesture: "down 8 400, move 300 400 300ms, up"}
      - return: {transition: interactive-pop, gesture: [down 8 400, up]}
      - return
      - push: {page: list}
      - return:
      - push: detail
      - return: {transition: {clock: {spring: {bounce: 0, duration: 1}}, layers: [{page: to}, {page: from}]}}
      - return: {}
    """,
  ]
}
