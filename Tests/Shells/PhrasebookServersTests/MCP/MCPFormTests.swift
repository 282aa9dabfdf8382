import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("MCP: texts with faults, and texts in several forms")
struct MCPFormTests {
  @Test("a text is refused although the text that it replaces has the same fault")
  func sameFault() throws {
    let session = try MCPSession(settings: "audit: {maximum-length: {\"own.*\": 10}}\n")
    let faulty = MCPSample.catalog.replacing("Chariot", with: "%@ Chariot")
    try session.folder.write(faulty, to: MCPSession.catalog)
    func write(_ text: String) -> JSONValue {
      session.call(
        "write_translations",
        #"{"translations":[{"key":"Cart","language":"fr","text":"\#(text)"}]}"#)
    }
    let refused = write("Panier %@")
    #expect(refused["written"] == .bool(false))
    #expect(refused.text.contains("placeholder-extra"), "\(refused.text)")
    #expect(try session.catalogText() == faulty)
    #expect(write("Panier")["written"] == .bool(true))
  }

  @Test("a fault of another form of the entry, which is there already, refuses no text")
  func otherForm() throws {
    let session = try MCPSession()
    let faulty = MCPSample.catalog.replacing(
      "\"localizations\" : {\n        \"en\" : {\n          \"variations\"",
      with: """
        "localizations" : {
                "fr" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "machine_translated",
                          "value" : "un article"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "machine_translated",
                          "value" : "%@ articles"
                        }
                      }
                    }
                  }
                },
                "en" : {
                  "variations"
        """)
    #expect(faulty != MCPSample.catalog)
    try session.folder.write(faulty, to: MCPSession.catalog)
    func write(_ form: String, _ text: String) -> JSONValue {
      session.call(
        "write_translations",
        #"{"translations":[{"key":"%lld items","language":"fr","forms":{"\#(form)":"\#(text)"}}]}"#)
    }
    let refused = write("plural.other", "%@ choses")
    #expect(refused["written"] == .bool(false), "\(refused.text)")
    let written = write("plural.one", "%lld article")
    #expect(written["written"] == .bool(true), "\(written.text)")
  }

  @Test("the placeholders, terms and texts of a key with substitutions and devices are complete")
  func forms() throws {
    let session = try MCPSession(
      settings: """
        glossary:
          - term: Phrasebook
            do-not-translate: true
          - term: board
            translations: {de: Tafel}
        """)
    let unit = { (text: String) in #"{"stringUnit":{"state":"translated","value":"\#(text)"}}"# }
    let boards = """
      {"argNum":2,"formatSpecifier":"lld","variations":{"plural":{"one":\(unit("%arg board")),\
      "other":\(unit("%arg boards"))}}}
      """
    try session.folder.write(
      """
      {"sourceLanguage":"en","strings":{
      "Owned":{"localizations":{"en":{"stringUnit":{"state":"translated",\
      "value":"%1$@ has %#@boards@ in Phrasebook"},"substitutions":{"boards":\(boards)}}}},
      "Tap":{"localizations":{"en":{"variations":{"device":{"mac":\(unit("Open the board")),\
      "other":\(unit("Open it"))}}}}}},"version":"1.0"}
      """, to: MCPSession.catalog)
    let owned = session.call("read_key", #"{"key":"Owned","languages":["de"]}"#)
    let placeholders = owned["placeholders"]?.elements ?? []
    #expect(placeholders.compactMap { $0["number"]?.integer } == [1, 2])
    #expect(placeholders.compactMap { $0["type"]?.string } == ["text", "integer"])
    func terms(_ key: JSONValue) -> [String] {
      (key["languages"]?.elements?.first?["glossary"]?.elements ?? [])
        .compactMap { $0["term"]?.string }.sorted()
    }
    #expect(terms(owned) == ["Phrasebook", "board"])
    #expect(terms(session.call("read_key", #"{"key":"Tap","languages":["de"]}"#)) == ["board"])
    let unknown = session.call("read_key", #"{"key":"Tap","languages":["zz-nope"]}"#)
    #expect(unknown.text.contains("not a known language"), "\(unknown.text)")
  }

  @Test("the overview counts texts of machines")
  func overview() throws {
    let languages = try MCPSession().call("project_overview", "{}")["catalogs"]?.elements?.first?[
      "languages"]?.elements
    let french = languages?.first { $0["language"]?.string == "fr" }
    #expect(french?["machine_translated"]?.integer == 1)
  }
}
