import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import Testing

@Suite("Places of findings: the line and the column of the doubtful part itself")
struct PlaceTests {
  @Test(arguments: [
    ("Datei  öffnen", "  öffnen"), (#"\"Datei\"  öffnen"#, "  öffnen"),
    (#"Größe\n\u00e4  öffnen"#, "  öffnen"), (#"\ud83d\ude00 Datei  öffnen"#, "  öffnen"),
  ])
  func aPlaceInAText(text: String, rest: String) throws {
    let lines = [
      "{", #"  "sourceLanguage" : "en","#, #"  "strings" : {"#, #"    "Open the file" : {"#,
      #"      "localizations" : {"#, #"        "de" : {"#, #"          "stringUnit" : {"#,
      #"            "state" : "translated","#, #"            "value" : "\#(text)""#, "          }",
      "        }", "      }", "    }", "  },", #"  "version" : "1.0""#, "}",
    ]
    let bytes = Array(lines.joined(separator: "\n").utf8)
    let catalog = try XCStrings.read(bytes, file: "L.xcstrings").catalog
    var settings = AuditSettings()
    settings.only = ["double-space"]
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    let finding = try #require(Audit(settings: settings)([table]).findings.first)
    let location = try #require(finding.location)
    #expect(location.line == 9)
    let line = Array(lines[8].utf8)
    #expect(String(decoding: line[(location.column - 1)...], as: UTF8.self) == rest + "\"")
  }

  @Test func whatIsMissingIsAtItsKey() throws {
    let text =
      #"{"sourceLanguage":"en","strings":{"A word":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Ein Wort"}}}},"#
      + "\n" + #""Two words":{}},"version":"1.0"}"#
    let catalog = try XCStrings.read(Array(text.utf8), file: "L.xcstrings").catalog
    let table = AuditedTable(catalog, name: "L", file: "L.xcstrings")
    let finding = Audit()([table]).findings.first { $0.id == "missing-translation" }
    #expect(finding?.location == Location(file: "L.xcstrings", line: 2, column: 1))
    #expect(finding?.language == "de" && finding?.key == "Two words")
  }
}
