import Phrasebook
import PhrasebookTables
import Testing

@Suite("Tables that a build tool makes")
struct TableCompilerTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "%lld files": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Eine Datei"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}}}
    """

  private func table() throws -> [UInt8] {
    var compiler = TableCompiler()
    try compiler.add(catalog: Array(Self.catalog.utf8), named: "Localizable")
    try compiler.add(
      catalog: Array(#"{"sourceLanguage": "en", "strings": {}}"#.utf8), named: "Empty")
    return try compiler.table()
  }

  @Test("hold the translations of their catalogs")
  func translations() throws {
    let table = try CompiledTable(table())
    try table.verify()
    #expect(table.names == ["Empty", "Localizable"])
    #expect(table.languages(of: "Localizable") == ["en", "de"])
    #expect(table.languages(of: "Other") == nil)
    let german = try #require(table.translations(of: "Localizable", language: "de"))
    #expect(try german.text(of: "hello") == "Hallo")
    #expect(try german.text(of: "bye") == nil)
    #expect(try german.text(of: "%lld files") == "%lld Dateien")
    let swiss = CompiledTable.NumberStyle(locale: "de-CH")
    #expect(
      try german.text(of: "%lld files", arguments: [.int(1234)], numbers: swiss)
        == "1’234 Dateien")
    #expect(
      try german.text(of: "%lld files", arguments: [.int(1)], numbers: swiss) == "Eine Datei")
    #expect(table.translations(of: "Localizable", language: "fr") == nil)
  }

  @Test("are a source of a localizer")
  func source() throws {
    var german = Localizer(languages: ["de"], tables: .compiled(try CompiledTable(table())))
    #expect(Phrase("\(2) files").text(in: german) == "2 Dateien")
    german.languages = ["fr"]
    #expect(Phrase("hello").text(in: german) == "hello")
  }

  @Test("are refused with a line that says where and why")
  func refused() throws {
    var compiler = TableCompiler()
    let error = #expect(throws: (any Error).self) {
      try compiler.add(catalog: Array(#"{"strings": {}}"#.utf8), named: "A", path: "A.xcstrings")
    }
    #expect(error.map { "\($0)" }?.hasPrefix("A.xcstrings:1:1: ") == true)
    try compiler.add(catalog: Array(Self.catalog.utf8), named: "A")
    #expect(throws: (any Error).self) {
      try compiler.add(catalog: Array(Self.catalog.utf8), named: "A")
    }
    var bytes = try table()
    bytes[bytes.count - 1] ^= 1
    let damaged = try CompiledTable(bytes)
    #expect(throws: (any Error).self) { try damaged.verify() }
    #expect(throws: (any Error).self) { try CompiledTable(Array("no table".utf8)) }
  }
}
