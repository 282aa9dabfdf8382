import Testing

@testable import PhrasebookExtract

/// The calls of a file are held against so many functions of their names, and then against the nearest ones.
@Suite struct OverloadCostTests {
  private func taken(_ count: Int, by cost: inout OverloadCost) -> Int {
    cost.beginCall()
    return (0..<count).count { _ in cost.take() }
  }

  @Test func aLimitLeavesTheNearestCandidates() {
    var cost = OverloadCost()
    let first = taken(500_082, by: &cost)
    #expect(first == 500_082 && !cost.isCut)
    let beyond = taken(1_000, by: &cost)
    #expect(beyond == 82 && cost.isCut)
    let few = taken(20, by: &cost)
    #expect(few == 20)
  }

  @Test func eachCallAddsToTheLimit() {
    var cost = OverloadCost()
    let whole = (0..<20_000).allSatisfy { _ in taken(82, by: &cost) == 82 }
    #expect(whole && !cost.isCut)
  }
}
