import Foundation
import Testing

@testable import Raster

@Suite struct NormalDistributionTests {
  @Test("it is the normal distribution but for what is beyond 3.5 deviations")
  func shares() {
    for step in -5000...5000 {
      let z = Double(step) / 1000
      let exact = erfc(-z / 2.0.squareRoot()) / 2
      let integral = z * exact + exp(-z * z / 2) / (2 * Double.pi).squareRoot()
      #expect((NormalDistribution.share(below: z) - exact).magnitude < 0.00024)
      #expect((NormalDistribution.integral(below: z) - integral).magnitude < 0.001)
    }
  }

  @Test("it is symmetric, ends at 0 and 1, and never falls")
  func shape() {
    var before = 0.0
    for step in -3600...3600 {
      let z = Double(step) / 1000
      let (share, mirrored) = (NormalDistribution.share(below: z), NormalDistribution.share(below: -z))
      #expect((share + mirrored - 1).magnitude < 1e-12)
      #expect((NormalDistribution.integral(below: z) - NormalDistribution.integral(below: -z) - z).magnitude < 1e-12)
      #expect(share >= before)
      before = share
    }
    #expect(NormalDistribution.share(below: -3.5) == 0 && NormalDistribution.share(below: 3.5) == 1)
  }
}
