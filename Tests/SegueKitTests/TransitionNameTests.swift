import SegueKit
import Testing

/// A transition that has no name of its own is called as its file.
struct TransitionNameTests {
  @Test(arguments: [
    ("mine.yaml", "mine"), ("some/mine.yaml", "mine"), ("my.return.yaml", "my.return"), ("../a.b/c.d.JSON", "c.d"),
    (".yaml", ".yaml"), ("some/.yaml", ".yaml"), (".my.yaml", ".my"), ("mine", "mine"), ("<stdin>", "<stdin>"),
  ])
  func `without its ending`(path: String, name: String) throws {
    let text = "clock: {duration: 1s}\nlayers: [{page: from}, {page: to}]\n"
    #expect(try Transition(text: text, path: path).name == name)
  }
}
