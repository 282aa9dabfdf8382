import PhrasebookModel
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

  @Test func theLimitNamesTheCallThatReachedIt() {
    var cost = OverloadCost()
    cost.place = Place(line: 3, column: 1)
    _ = taken(500_082, by: &cost)
    #expect(cost.diagnostic == nil)
    cost.place = Place(line: 4, column: 2)
    _ = taken(1_000, by: &cost)
    cost.place = Place(line: 5, column: 1)
    _ = taken(1_000, by: &cost)
    #expect(cost.diagnostic?.severity == .warning)
    #expect(cost.diagnostic?.location == Location(Place(line: 4, column: 2)))
  }

  /// A sync keeps the keys that are missing after a warning.
  @Test(arguments: [false, true]) func aFileBeyondTheLimitHasAWarning(areInitializers: Bool) {
    let functions =
      areInitializers
      ? ["class C {"] + (0..<5_000).map { "init(a\($0): Int) {}" } + ["}"]
      : (0..<5_002).map { "func f(a\($0): Int) {}" }
    let calls = (0..<120).map { "\(areInitializers ? "C" : "f")(b\($0): \"\")" }
    func extraction(_ calls: some Sequence<String>) -> Extraction {
      let lines = functions + ["let t = Text(\"key\")"] + calls
      return Extract.extraction(
        of: [(file: "A.swift", bytes: Array(lines.joined(separator: "\n").utf8))])
    }
    let few = extraction(calls.prefix(10))
    #expect(few.diagnostics.isEmpty)
    let many = extraction(calls)
    #expect(many.strings.contains { $0.key == "key" })
    #expect(many.diagnostics.map(\.severity) == [.warning])
    #expect(many.diagnostics.first?.location?.line ?? 0 > 5_050)
  }

  /// The initializers of the type that was called last are kept.
  @Test func callsOfATypeWithManyInitializersAreToldApart() {
    func type(_ name: String) -> [String] {
      ["class \(name) {"]
        + (0..<50).map { "init(a\($0): \($0 % 2 == 0 ? "LocalizedStringKey" : "String")) {}" }
        + ["}"]
    }
    let calls = ["C(a0: \"C0\")", "C(a1: \"-\")", "D(a2: \"D2\")", "D(a3: \"-\")", "C(a4: \"C4\")"]
    let lines = ["import SwiftUI"] + type("C") + type("D") + calls
    let found = Extract.extraction(
      of: [(file: "A.swift", bytes: Array(lines.joined(separator: "\n").utf8))])
    #expect(found.strings.map(\.key).sorted() == ["C0", "C4", "D2"])
    #expect(found.diagnostics.isEmpty)
  }
}
