import Testing

@testable import PhrasebookExtract
@testable import PhrasebookProjects

@Suite("Plain texts of sources")
struct PlainTextsTests {
  private func texts(_ source: String) -> [String] {
    PlainTexts(Array(source.utf8)).texts.map(\.value)
  }

  @Test func literalsOfAllKinds() {
    #expect(texts(#"a("One"); b("Two \"2\" \n")"#) == ["One", "Two \"2\" \n"])
    #expect(texts(##"a(#"One "1" \n \#(x)"#)"##) == [#"One "1" \n %@"#])
    #expect(texts("a(\"\"\"\n    One\n      Two\n    \"\"\")") == ["One\n  Two"])
    #expect(texts(#"a("Hello \(name(of: "x")) there")"#) == ["x", "Hello %@ there"])
    #expect(texts(#"[a b:@"One"];"#) == ["One"])
    #expect(texts(#"a("\u{48}i")"#) == ["Hi"])
  }

  @Test func commentsAndWhatHasNoEnd() {
    #expect(texts("// \"One\"\n/* \"Two\" /* \"x\" */ \"y\" */ \"Three\"") == ["Three"])
    #expect(texts("\"One\n\"Two\"") == ["Two"])
    #expect(texts(#""\("#) == [])
    #expect(texts(String(repeating: #""\("#, count: 10_000)) == [])
    #expect(texts("\"\"\"") == [])
    #expect(texts("\"\\u{") == [])
    // Quadratic time would be minutes here.
    #expect(texts(String(repeating: "#", count: 1_000_000)) == [])
    #expect(
      texts(String(repeating: " ", count: 500_000) + String(repeating: "# ", count: 500_000)) == [])
  }

  @Test func placesAndLinesForDevelopers() {
    let source = """
      a("One")
      #if DEBUG
        a("Two")
      #else
        a("Three")
      #endif
      #if !DEBUG && os(macOS)
        a("Four")
      #endif
      """
    let found = PlainTexts(Array(source.utf8))
    #expect(found.texts.map(\.line) == [1, 3, 5, 8])
    #expect(found.texts.map(\.column) == [3, 5, 5, 5])
    #expect([1, 3, 5, 8].map(found.debugLines.contains) == [false, true, false, false])
  }

  @Test func sectionsForDevelopers() {
    let source = """
      // MARK: - Window
      a("One")
      // MARK: - Debug menu
      a("Two")
      //MARK: Help, debugged
      a("Three")
      #if DEBUG || REVIEW
        a("Four")
      #else
        a("Five")
      #endif
      #if DEBUG || os(macOS)
        a("Six")
      #endif
      """
    let found = PlainTexts(Array(source.utf8))
    #expect([2, 4, 6, 8, 10, 13].filter(found.debugLines.contains) == [4, 8])
  }

  @Test func commentsOfConditionsDoNotCount() {
    let source = """
      #if DEBUG // || os(macOS)
        a("One")
      #endif
      #if RELEASE // not DEBUG
        a("Two")
      #endif
      #if !DEBUG /* && canImport(UIKit) */
        a("Three")
      #else
        a("Four")
      #endif
      #if os(macOS) /* DEBUG */ || os(iOS)
        a("Five")
      #endif
      """
    let found = PlainTexts(Array(source.utf8))
    #expect([2, 5, 8, 10, 13].filter(found.debugLines.contains) == [2, 10])
    #expect([2, 5, 8, 10, 13].filter(found.platformLines.contains) == [13])
  }

  @Test func declarationsForDevelopers() {
    let source = """
      func build() { a("One") }
      func buildDebugMenu() {
        if x { a("Two") }
        a("Three")
      }
      a("Four")
      var debugItem: Item { a("Five") }
      class Debugger { let b = "Six" }
      protocol P { func debugged() }
      func tail() { a("Seven") }
      """
    let found = PlainTexts(Array(source.utf8))
    #expect([1, 3, 4, 6, 7, 8, 10].filter(found.debugLines.contains) == [3, 4, 7])
  }
}
