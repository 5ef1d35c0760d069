import Motion
import Testing

@Suite struct PageStackTests {
  @Test("A new stack has its root on the screen, and nothing to return to")
  func root() {
    let stack = PageStack(root: "list")
    #expect(stack.top == "list")
    #expect(stack.pages == ["list"])
    #expect(stack.captures == [])
    #expect(stack.capture == nil)
    #expect(!stack.canReturn)
  }

  @Test("Pushing captures the screen as it is before the new page appears")
  func push() {
    var stack = PageStack(root: "list")
    stack.push("article")
    #expect(stack.top == "article")
    #expect(stack.capture == "list")
    #expect(stack.canReturn)
    stack.push("picture")
    #expect(stack.pages == ["list", "article", "picture"])
    #expect(stack.captures == ["list", "article"])
    #expect(stack.capture == "article")
  }

  @Test("Popping takes the page off and drops its capture")
  func pop() {
    var stack = PageStack(root: "list")
    stack.push("article")
    stack.push("picture")
    #expect(stack.pop() == "picture")
    #expect(stack.pages == ["list", "article"])
    #expect(stack.captures == ["list"])
    #expect(stack.pop() == "article")
    #expect(stack == PageStack(root: "list"))
  }

  @Test("A root page refuses to be popped, however often")
  func refusal() {
    var stack = PageStack(root: "list")
    for _ in 0..<3 {
      #expect(stack.pop() == nil)
      #expect(stack == PageStack(root: "list"))
    }
  }

  @Test("What was pushed comes off in reverse, and the captures always are the pages beneath", arguments: 1...8)
  func depth(of pushes: Int) {
    var stack = PageStack(root: "0")
    for page in 1...pushes {
      stack.push("\(page)")
      #expect(stack.captures == stack.pages.dropLast())
    }
    for page in (1...pushes).reversed() {
      #expect(stack.pop() == "\(page)")
      #expect(stack.captures == stack.pages.dropLast())
    }
    #expect(!stack.canReturn)
  }

  @Test("The smallest stack one can return on has page 'to' under page 'from'")
  func returning() {
    #expect(PageStack.returning.pages == ["to", "from"])
    #expect(PageStack.returning.capture == "to")
  }
}
