import Foundation
import TestSupport
import Testing

/// The glossary is exported as TBX and CSV, and imported into phrasebook.yml.
struct GlossaryCommandTests {
  let command: BuiltCommand
  let folder: TemporaryFolder
  private static let settings = """
    # Ours.
    languages: [de, fr]
    glossary:
      # A product.
      - term: Phrasebook
        do-not-translate: true
      - term: board
        translations: {de: Tafel, fr: [tableau, panneau]}

    # The end.
    forbidden: [click]

    """

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(Self.settings, to: "phrasebook.yml")
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#, to: "Localizable.xcstrings")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func read(_ file: String) throws -> String {
    String(decoding: try folder.data(at: file), as: UTF8.self)
  }

  @Test("what is exported is imported without a change", arguments: ["terms.tbx", "terms.csv"])
  func thereAndBack(_ file: String) throws {
    let outcome = try run("glossary", "export", file, ".")
    #expect(outcome.status == 0 && outcome.output.contains("2 terms"), "\(outcome.errors)")
    let imported = try run("glossary", "import", file, ".")
    #expect(imported.status == 0 && imported.output.contains("0 added, 0 changed"))
    #expect(try read("phrasebook.yml") == Self.settings)
  }

  @Test("a glossary that cannot be read is not written over a file")
  func unreadable() throws {
    _ = try run("glossary", "export", "terms.csv", ".")
    let before = try read("terms.csv")
    try folder.write(Self.settings + "unknown: true\n", to: "phrasebook.yml")
    let outcome = try run("glossary", "export", "terms.csv", ".", "--force")
    #expect(outcome.status == 2 && outcome.errors.contains("unknown"), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try read("terms.csv") == before)
  }

  @Test("terms are added and changed, and other lines stay", arguments: ["tbx", "csv"])
  func edited(_ kind: String) throws {
    #expect(try run("glossary", "export", "terms.\(kind)", ".").status == 0)
    let text = try read("terms.\(kind)")
    try folder.write(
      kind == "csv"
        ? text.replacingOccurrences(of: "tableau", with: "planche") + "sheet,,,Blatt,feuille\r\n"
        : text.replacingOccurrences(of: "tableau", with: "planche").replacingOccurrences(
          of: "</body>",
          with: """
            <termEntry><langSet xml:lang="en"><tig><term>sheet</term></tig></langSet>\
            <langSet xml:lang="fr"><tig><term>feuille</term></tig></langSet></termEntry></body>
            """), to: "edited.\(kind)")
    let outcome = try run("glossary", "import", "edited.\(kind)", ".")
    #expect(outcome.status == 0 && outcome.output.contains("1 added, 1 changed"), "\(outcome)")
    let settings = try read("phrasebook.yml")
    #expect(settings.hasPrefix("# Ours.\nlanguages: [de, fr]\nglossary:\n  # A product.\n"))
    #expect(settings.hasSuffix("\n# The end.\nforbidden: [click]\n"))
    #expect(settings.contains("planche") && settings.contains("feuille"))
    #expect(settings.contains("de: [\"Tafel\"]"))
  }

  @Test("third-party TBX of version 3 and tables without a column of terms are read")
  func filesOfOthers() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <tbx type="TBX-Basic" style="dca" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
      <conceptEntry id="c1"><langSec xml:lang="en-US"><termSec><term>wallet</term></termSec></langSec>
      <langSec xml:lang="de"><termSec><term>Geldbörse</term></termSec></langSec></conceptEntry>
      </body></text></tbx>
      """, to: "v3.tbx")
    #expect(try run("glossary", "import", "v3.tbx", ".").status == 0)
    try folder.write("en;de;note\nkey;Schlüssel;of a door\n", to: "plain.csv")
    #expect(try run("glossary", "import", "plain.csv", ".").status == 0)
    let settings = try read("phrasebook.yml")
    #expect(settings.contains("Geldbörse") && settings.contains("Schlüssel"))
    #expect(!settings.contains("of a door"))
    #expect(try run("glossary", "import", "phrasebook.yml", ".").status == 2)
  }
}
