import PhrasebookModel
import Testing

@testable import PhrasebookExtract

/// Paths of types that are longer than any declared one: the code in them is read, and no part of them is
/// looked up.
@Suite struct LongPathTests {
  private static let manyParts = String(repeating: "A.", count: 200) + "A"
  private static let longParts = String(repeating: "A", count: 3_000) + ".B"

  private func extraction(of source: String) -> Extraction {
    Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
  }

  @Test func theScopesOfAPath() {
    #expect("A.B.C".scopes == ["A.B.C", "A.B", "A"])
    #expect("A".scopes == ["A"])
    #expect(Self.manyParts.scopes.isEmpty)
    #expect(Self.longParts.scopes.isEmpty)
  }

  @Test("texts in an extension of such a path are found", arguments: [manyParts, longParts])
  func anExtension(_ path: String) {
    let found = extraction(
      of: "struct S {}; extension \(path) { func f(s: S) -> Text { g(s); return Text(\"key\") } }")
    #expect(found.strings.map(\.key) == ["key"])
    #expect(found.diagnostics.isEmpty)
  }

  @Test("a type as long as the extension", arguments: [manyParts, longParts])
  func aValue(_ path: String) {
    let found = extraction(of: "func f(s: \(path)) -> Text { s.g(s); return Text(\"key\") }")
    #expect(found.strings.map(\.key) == ["key"])
  }

  /// Types around a call are asked only for names that some type has.
  @Test func aMemberOfATypeAroundIsFound() {
    let found = extraction(
      of: """
        struct A { struct B { struct C { func f() { g("key"); h("none") } } }
        static func g(_ key: LocalizedStringKey) {} }
        """)
    #expect(found.strings.map(\.key) == ["key"])
  }
}
