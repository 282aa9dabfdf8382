import PhrasebookModel
import Testing

@Suite struct LocationTests {
  @Test func sortsByFileThenLineThenColumn() {
    let sorted = [
      Location(file: "A.swift", line: 2, column: 9), Location(file: "A.swift", line: 10, column: 1),
      Location(file: "A.swift", line: 10, column: 2), Location(file: "B.swift", line: 1, column: 1),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    #expect(!(sorted[0] < sorted[0]))
  }
}
