import PhrasebookExtract
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("Completions are texts of their literal, whatever a repository has named")
struct KeyCompletionsTests {
  private static let keys = [
    "x\"#; evil() //", "x\\#(evil())", "x\", nil); evil(); NSLocalizedString(@\"", "x\\",
    "x\u{600}\\#(y)", "x\"#\u{301}", "x\u{202E}y", "x\nz",
  ]
  private static let table = "T\", evil(), \"x"

  private func project() throws -> (TemporaryFolder, LiveSnapshot) {
    let folder = try TemporaryFolder(named: "Hostile")
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "App")])

      """, to: "Package.swift")
    try folder.write("", to: "Sources/App/A.swift")
    try folder.write("", to: "Sources/App/B.m")
    let entries = (Self.keys + ["%lld%% y"]).map { "\(JSONValue.string($0).text):{}" }.joined(
      separator: ",")
    for name in ["Localizable", Self.table] {
      try folder.write(
        #"{"sourceLanguage":"en","strings":{\#(entries)},"version":"1.0"}"#,
        to: "Sources/App/\(name).xcstrings")
    }
    let live = Workspace(path: folder.path, extraction: ExtractionRun()).live()
    return (folder, live.snapshot(audited: false))
  }

  @Test(arguments: [
    ("A.swift", "Text(\"x①\")"), ("A.swift", "Text(#\"x①\"#)"), ("A.swift", "Text(##\"x①\"##)"),
    ("A.swift", "Text(\"x①"), ("A.swift", "Text(\"\"\"\n    x①\n    \"\"\")"),
    ("B.m", "NSLocalizedString(@\"x①\", nil)"),
  ])
  func keysAreTexts(file: String, code: String) throws {
    let (folder, snapshot) = try project()
    let found = try results(code, of: folder("Sources/App/\(file)"), snapshot)
    // Objective-C has no escape for a control of the direction.
    let lacking = file == "A.swift" ? 0 : 1
    #expect(Set(found.map(\.item)).count == Self.keys.count - lacking, "\(found)")
    for (item, value) in found {
      #expect(value?.isExactly(item) == true, "\(item) \(value ?? "")")
    }
  }

  @Test func percentSignsAreThoseOfTheLiteral() throws {
    let (folder, snapshot) = try project()
    let text = DocumentText(Array("Text(\"%\")".utf8))
    let found = snapshot.completions(at: 7, in: text, of: folder("Sources/App/A.swift"))
    #expect(found?.items.map(\.literal) == [#"\(count)% y"#])
  }

  @Test("a call without a table is offered the keys of Localizable, one with a table those of that")
  func tables() throws {
    let (folder, snapshot) = try project()
    let name = SwiftLiteral.contents(of: Self.table)
    for (code, table) in [
      ("Text(\"X①\")", "Localizable"), ("Text(\"X①\", tableName: \"\(name)\")", Self.table),
    ] {
      let marked = MarkedText(code)
      let offset = try #require(marked.places[1]).offset
      let found = snapshot.completions(
        at: offset, in: DocumentText(Array(marked.text.utf8)), of: folder("Sources/App/A.swift"))
      #expect(Set(found?.items.map(\.table) ?? []) == [table])
    }
  }

  @Test func namesOfTablesAreTexts() throws {
    let (folder, snapshot) = try project()
    let code = "String(localized: \"a\", table: \"①\")"
    let found = try results(code, of: folder("Sources/App/A.swift"), snapshot)
    #expect(found.contains { $0.item == Self.table && $0.value == Self.table }, "\(found)")
  }

  /// Each proposal with the value of the literal that has it; nil if it reaches out of the literal.
  private func results(
    _ code: String, of file: String, _ snapshot: LiveSnapshot
  ) throws -> [(item: String, value: String?)] {
    let marked = MarkedText(code)
    let offset = try #require(marked.places[1]).offset
    let text = DocumentText(Array(marked.text.utf8))
    let found = try #require(snapshot.completions(at: offset, in: text, of: file))
    let literal = try #require(LiteralScan.literal(at: offset, in: text.bytes))
    return found.items.map { item in
      var bytes = text.bytes
      bytes.replaceSubrange(found.range, with: Array((item.literal ?? item.text).utf8))
      if literal.isOpen { bytes.append(UInt8(ascii: "\"")) }
      let new = LiteralScan.first(from: literal.range.lowerBound, in: bytes)
      // The code after the literal is as it was.
      let rest = new.map { bytes.count - $0.range.upperBound }
      let isWhole = rest == text.bytes.count - literal.range.upperBound
      let value = new?.value(in: bytes).map { String(decoding: $0, as: UTF8.self) }
      return (item.text, isWhole ? value : nil)
    }
  }
}
