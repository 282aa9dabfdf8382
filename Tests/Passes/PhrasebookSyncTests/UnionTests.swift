import Phrasebook
import PhrasebookModel
import PhrasebookSync
import Testing

@Suite struct UnionTests {
  static func union(_ strings: ExtractedString...) -> Extraction {
    let one = Extraction.union(strings.map { Extraction(strings: [$0]) })
    let reversed = Extraction.union(strings.reversed().map { Extraction(strings: [$0]) })
    #expect(one == reversed)
    return one
  }

  @Test func aStringIsFoundWhereAnyTargetHasIt() {
    let result = Self.union(ExtractedString("b"), ExtractedString("a", in: "B.swift"))
    #expect(result.strings.map(\.key) == ["a", "b"])
  }

  @Test func placesAreJoinedAndSorted() {
    let result = Self.union(
      ExtractedString("a", at: 9), ExtractedString("a", at: 2), ExtractedString("a", at: 9))
    #expect(result.strings.first?.locations.map(\.line) == [2, 9])
  }

  @Test(
    arguments: [
      (["b", "a"], "a\nb"), (["a", nil], "a"), (["a", "a"], "a"), (["a\nb", "b"], "a\nb"),
      (["z\na", "b"], "b\nz\na"), (["a\nb", "a\nb"], "a\nb"), (["", "a"], "a"),
    ] as [([String?], String)])
  func commentsAreJoinedInCodePointOrder(comments: [String?], joined: String) {
    let parts = comments.enumerated().map { line, comment in
      Extraction(strings: [ExtractedString("k", comment: comment, at: line)])
    }
    #expect(Extraction.union(parts).strings.first?.comment == joined)
  }

  @Test func theFirstDefaultValueByPlaceWinsWithAWarning() {
    let result = Self.union(
      ExtractedString("k", "Two", at: 2), ExtractedString("k", "One", at: 1),
      ExtractedString("k", at: 0))
    #expect(result.strings.first?.defaultValue == "One")
    #expect(
      result.diagnostics.map(\.message) == [
        """
        the key "k" has two default values: "One" (A.swift:1), which is taken, and "Two" \
        (A.swift:2); give it one, or use two keys
        """
      ])
    #expect(
      result.diagnostics.map(\.location) == [Location(file: "A.swift", line: 2, column: 1)])
  }

  @Test func aPlaceThatIsCertainSettlesAGuess() {
    let result = Self.union(
      ExtractedString("%@", guessed: true, at: 1), ExtractedString("%@", at: 2))
    #expect(result.strings.first?.hasGuessedSpecifiers == false)
    #expect(result.strings.first?.hasGuessedSite == true)
  }

  @Test func tablesAreKeptApart() {
    var other = ExtractedString("k")
    other.table = "A"
    #expect(Self.union(ExtractedString("k"), other).strings.map(\.table) == ["A", "Localizable"])
  }

  @Test func sitesAndDiagnosticsAreDistinctAndSorted() {
    let place = { Location(file: "A.swift", line: $0, column: 1) }
    let parts = [3, 1, 3].map { line in
      Extraction(
        undeterminable: [
          UndeterminableSite(location: place(line), table: nil, reason: .other("r"))
        ],
        diagnostics: [Diagnostic(.warning, "w", at: place(line))])
    }
    let result = Extraction.union(parts)
    #expect(result.undeterminable.map(\.location.line) == [1, 3])
    #expect(result.diagnostics.compactMap(\.location?.line) == [1, 3])
  }
}

@Suite struct CallSiteTests {
  @Test func callsThatDifferAreKept() {
    let union = Extraction.union([
      Extraction(strings: [ExtractedString("open", "Open", at: 1)]),
      Extraction(strings: [ExtractedString("open", "Show", at: 2)]),
    ])
    #expect(union.strings.map(\.sites.count) == [2])
    #expect(union.strings.first?.sites.map(\.defaultValue) == ["Open", "Show"])
  }

  @Test func callsThatAgreeAreNot() {
    let union = Extraction.union([
      Extraction(strings: [ExtractedString("open", "Open", at: 1)]),
      Extraction(strings: [ExtractedString("open", at: 2)]),
    ])
    #expect(union.strings.map(\.sites.count) == [0])
  }
}
