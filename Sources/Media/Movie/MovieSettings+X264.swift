extension MovieSettings {
  /// A preset as it is; without one, settings of our own.
  var x264Options: [(name: String, value: String)] {
    // The same bytes on every processor, at a negligible cost.
    let parameters = ["cpu-independent=1"] + (preset == nil ? Self.ownParameters : [])
    return [
      ("preset", preset ?? "superfast"), ("crf", "\(crf)"), ("profile", "high"),
      ("x264-params", parameters.joined(separator: ":")),
    ]
  }

  /// What is changed of `superfast`. `Sources/benchmark/x264.md` tells what each gives and costs.
  private static let ownParameters = [
    // Bits go to what will be seen for long, to flat ground, and to colour.
    "mbtree=1", "rc-lookahead=10", "aq-strength=1.4", "chroma-qp-offset=-2",
    // What moves as a whole foretells the frames between, and what it uncovers was seen before.
    "b-bias=100", "partitions=i8x8,i4x4,b8x8", "ref=2",
    // Makes up, for less time, for a coarse search for motion.
    "trellis=1",
    // Text has sharp edges.
    "deblock=-1,-1",
    // Looking ahead in a thread of its own takes 40 MB, and no less time.
    "sync-lookahead=0",
  ]
}
