import Testing

@testable import PhrasebookExtract

/// The calls of a file are held against so many functions of their names, and then against the nearest ones.
@Suite struct OverloadCostTests {
  @Test func aLimitLeavesTheNearestCandidates() {
    var cost = OverloadCost()
    let taken = (0..<500).map { _ in cost.take(1_000) }
    #expect(taken.allSatisfy { $0 == 1_000 })
    #expect(!cost.isCut)
    let beyond = cost.take(1_000)
    #expect(beyond == 32 && cost.isCut)
    let few = cost.take(20)
    #expect(few == 20)
  }

  @Test func eachCallAddsToTheLimit() {
    var cost = OverloadCost()
    let whole = (0..<100_000).allSatisfy { _ in
      cost.addCall()
      return cost.take(50) == 50
    }
    #expect(whole && !cost.isCut)
  }
}
