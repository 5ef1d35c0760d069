import Motion
import Raster
import TestSupport
import Testing

/// Stacks of layers no transition has, since a scene file may have any.
@Suite struct RandomStackTests {
  @Test("a random stack is within bounds and premultiplied", arguments: [false, true])
  func randomStackIsWithinBounds(isAdorned: Bool) {
    for seed in 0..<1500 { check(RandomStack(seed: seed, isAdorned: isAdorned)) }
  }

  private func check(_ stack: RandomStack) {
    let picture = stack.frame.composed(stack.layers)
    PixelExpectation.anyStack.check(
      picture, against: stack.frame.reference.compose(stack.layers), stack.layers.reproduction(in: stack.frame))
    expectPremultiplied(picture)
  }

  @Test("a frame does not depend on the frames before it, nor on what the picture held")
  func framesAreIndependent() {
    for seed in 1000..<1040 {
      let stack = RandomStack(seed: seed, isAdorned: true)
      let frame = stack.frame
      let other = RandomStack(seed: seed + 500, isAdorned: true).layers
      let stacks = [stack.layers, other, [], Array(stack.layers.prefix(1))]
      let fresh = stacks.map { frame.composed($0) }

      var compositor = frame.compositor
      var picture = Bitmap(width: frame.width, height: frame.height, filledWith: .white)
      for index in [0, 1, 2, 3, 3, 0, 2, 1, 0] {
        compositor.compose(stacks[index], into: &picture)
        PixelExpectation.expectSame(picture, fresh[index], stacks[index].reproduction(in: frame))
      }
    }
  }

  private func expectPremultiplied(_ picture: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) {
    let wrong = stride(from: 0, to: picture.rgba.count, by: 4).first { at in
      picture.rgba[at..<at + 3].contains { $0 > picture.rgba[at + 3] }
    }
    #expect(wrong == nil, "a colour above its alpha", sourceLocation: sourceLocation)
  }
}
