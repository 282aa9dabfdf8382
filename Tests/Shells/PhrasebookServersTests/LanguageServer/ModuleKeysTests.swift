import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookServers

/// Targets whose catalogs have a key of the same name: each call means that of its own target.
@Suite("Language server: keys of the same name in several modules")
struct ModuleKeysTests {
  private static let source = MarkedText(
    "import SwiftUI\nlet a = Text(\"O①K\", bundle: .module)\n")
  private static let modules = ["A", "B"]
  private let client: LanguageClient

  private static func path(_ module: String) -> String { "Sources/\(module)/\(module).swift" }

  private static func catalog(_ module: String) -> String {
    "Sources/\(module)/Localizable.xcstrings"
  }

  init() throws {
    var files = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Two", defaultLocalization: "en",
        targets: [.target(name: "A"), .target(name: "B")])

      """
    ]
    for module in Self.modules {
      files[Self.path(module)] = Self.source.text
      files[Self.catalog(module)] = """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "OK" : {
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "OK of \(module)"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    }
    client = try LanguageClient(files, options: #"{"inlayHintLanguage":"en"}"#)
    for module in Self.modules { try client.open(Self.path(module)) }
  }

  private func ask(_ method: String, in module: String, _ more: String = "") throws -> JSONValue {
    let place = try #require(Self.source.places[1])
    return try client.request(method, in: Self.path(module), at: place, more)
  }

  @Test("hover, hint, definition and references are those of the module", arguments: modules)
  func ownKey(module: String) throws {
    let other = module == "A" ? "B" : "A"
    let hover = try ask("textDocument/hover", in: module).text
    #expect(hover.contains("OK of \(module)") && !hover.contains("OK of \(other)"), "\(hover)")
    let definition = try ask("textDocument/definition", in: module).text
    #expect(definition.contains(Self.catalog(module)) && !definition.contains(Self.catalog(other)))
    let references = try ask(
      "textDocument/references", in: module, #","context":{"includeDeclaration":true}"#)
    #expect(references.elements?.count == 2 && !references.text.contains("Sources/\(other)/"))
    let hints = try client.request(
      "textDocument/inlayHint",
      """
      {"textDocument":{"uri":"\(client.uri(Self.path(module)))"},
      "range":{"start":{"line":0,"character":0},"end":{"line":2,"character":0}}}
      """)
    #expect(hints.elements?.map { $0["label"]?.string } == ["OK of \(module)"])
  }

  @Test("a lens counts the uses of its module", arguments: modules)
  func ownLens(module: String) throws {
    try client.open(Self.catalog(module))
    let lenses = try client.request(
      "textDocument/codeLens",
      #"{"textDocument":{"uri":"\#(client.uri(Self.catalog(module)))"}}"#)
    #expect(lenses.text.contains("1 use"), "\(lenses.text)")
  }

  @Test("a rename changes the key of the module only")
  func ownRename() throws {
    let edit = try ask("textDocument/rename", in: "B", #","newName":"Fine""#).text
    #expect(edit.contains(Self.catalog("B")) && edit.contains(Self.path("B")))
    #expect(!edit.contains("Sources/A/"), "\(edit)")
  }
}
