import Foundation
import TestSupport
import Testing

/// Translations that come back are checked before they are written.
struct ImportCheckTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%lld files" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
                    "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } }
                  }
                }
              }
            }
          },
          "Bookmark" : { },
          "Hello %@" : { "localizations" : { "ru" : { "stringUnit" : { "state" : "translated", "value" : "Привет, %@" } } } },
          "Page" : { },
          "Save <b>now</b>" : { },
          "Tab" : { "comment" : "A tab, max 6 characters" }
        },
        "version" : "1.0"
      }
      """, to: "Localizable.xcstrings")
    try folder.write(
      "glossary:\n  - term: bookmark\n    translations: {fr: signet}\n", to: "phrasebook.yml")
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url)
  }

  private func write(
    _ texts: KeyValuePairs<String, String>, language: String = "fr", source: String = "en",
    to name: String = "in.xliff"
  ) throws {
    func escaped(_ text: String) -> String {
      text.replacingOccurrences(of: "<", with: "&lt;")
    }
    let units = texts.map { key, text in
      """
      <trans-unit id="\(escaped(key))"><source>\(escaped(key.components(separatedBy: "|==|")[0]))\
      </source><target state="translated">\(escaped(text))</target></trans-unit>

      """
    }.joined()
    try folder.write(
      """
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="\(source)" \
      target-language="\(language)" datatype="plaintext"><body>\(units)</body></file></xliff>
      """, to: name)
  }

  private func text(_ key: String, _ language: String = "fr") throws -> (
    state: String, value: String
  )? {
    let json = try JSONSerialization.jsonObject(with: folder.data(at: "Localizable.xcstrings"))
    let strings = (json as? [String: Any])?["strings"] as? [String: Any]
    let entry = strings?[key] as? [String: Any]
    let all = entry?["localizations"] as? [String: Any]
    let unit = (all?[language] as? [String: Any])?["stringUnit"] as? [String: String]
    guard let state = unit?["state"], let value = unit?["value"] else { return nil }
    return (state, value)
  }

  @Test("a translation that would break the app is left out by name, and the rest is written")
  func faultsAreLeftOut() throws {
    try write(["Hello %@": "Bonjour", "Tab": "Onglet bien long", "Page": "Feuille"])
    let outcome = try run("import", "in.xliff", ".")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("in.xliff:1:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("\"Hello %@\" in fr: %@ of the source is missing; left out"))
    #expect(outcome.errors.contains("\"Tab\" in fr: 16 characters, 6 are allowed; left out"))
    #expect(try text("Hello %@") == nil && text("Tab") == nil)
    #expect(try text("Page").map { $0 == ("translated", "Feuille") } == true)
  }

  @Test("--accept-faulty imports everything as it is, and still names what is wrong")
  func faultsAreAccepted() throws {
    try write(["Hello %@": "Bonjour", "Bookmark": "Marque-page"])
    let outcome = try run("import", "in.xliff", ".", "--accept-faulty")
    #expect(outcome.status == 0 && outcome.errors.contains("%@ of the source is missing"))
    #expect(try text("Hello %@").map { $0 == ("translated", "Bonjour") } == true)
    #expect(try text("Bookmark").map { $0 == ("translated", "Marque-page") } == true)
  }

  @Test("a doubtful translation needs review, and importing it again changes nothing")
  func doubtsNeedReview() throws {
    try write(["Bookmark": "Marque-page", "Save <b>now</b>": "Enregistrer <b>vite"])
    let outcome = try run("import", "in.xliff", ".")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("\"bookmark\" is \"signet\" in fr; it needs review"))
    #expect(try text("Bookmark")?.state == "needs_review")
    #expect(try text("Save <b>now</b>")?.state == "needs_review")
    let before = try folder.data(at: "Localizable.xcstrings")
    #expect(try run("import", "in.xliff", ".").output.isEmpty)
    #expect(try folder.data(at: "Localizable.xcstrings") == before)
  }

  @Test("only the faulty form of a plural is left out")
  func formsAreLeftOut() throws {
    try write([
      "%lld files|==|plural.one": "%@ fichier", "%lld files|==|plural.other": "%lld fichiers",
    ])
    let outcome = try run("import", "in.xliff", ".")
    #expect(outcome.status == 1 && outcome.errors.contains("(plural.one) in fr"))
    let catalog = String(decoding: try folder.data(at: "Localizable.xcstrings"), as: UTF8.self)
    #expect(catalog.contains("%lld fichiers") && !catalog.contains("%@ fichier"))
  }

  @Test("a spreadsheet is refused with what to do", arguments: ["ru.xlsx", "ru.ODS"])
  func spreadsheets(_ name: String) throws {
    try folder.write("PK", to: name)
    let outcome = try run("import", name, ".")
    #expect(outcome.status == 2 && outcome.errors.contains("CSV UTF-8"), "\(outcome.errors)")
  }

  @Test("ru-RU is ru if the catalog has that, and en-US is its source language")
  func languagesAreSpelledAsHere() throws {
    try write(["Hello %@": "Здравствуй, %@"], language: "ru-RU", source: "en-US")
    let outcome = try run("import", "in.xliff", ".")
    #expect(outcome.status == 0 && outcome.errors.contains("which the catalog spells \"ru\""))
    #expect(try text("Hello %@", "ru")?.value == "Здравствуй, %@")
    #expect(try text("Hello %@", "ru-RU") == nil)
  }

  @Test("a language related to one of the catalog is added only if --languages says so")
  func relatedLanguagesAreAskedFor() throws {
    try write(["Page": "Feuille"])
    #expect(try run("import", "in.xliff", ".").status == 0)
    try write(["Page": "Fiche"], language: "fr-CA")
    let refused = try run("import", "in.xliff", ".")
    #expect(refused.status == 2 && refused.errors.contains("use --languages fr-CA"))
    #expect(try text("Page", "fr-CA") == nil)
    #expect(try run("import", "in.xliff", ".", "--languages", "fr-CA").status == 0)
    #expect(try text("Page", "fr-CA")?.value == "Fiche")
    try write(["Page": "Volet"], language: "fr-CH")
    #expect(try run("import", "in.xliff", ".", "--languages", "fr").status == 0)
    #expect(try text("Page")?.value == "Volet")
  }

  @Test("a translation that is expressly not approved needs review")
  func notApproved() throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" \
      target-language="fr" datatype="plaintext"><body><trans-unit id="Page" approved="no">\
      <source>Page</source><target state="translated">Feuille</target></trans-unit></body></file>\
      </xliff>
      """, to: "in.xliff")
    #expect(try run("import", "in.xliff", ".").status == 0)
    #expect(try text("Page")?.state == "needs_review")
  }

  @Test("a translation that is expressly approved, without a state, is translated")
  func approved() throws {
    func file(_ approval: String, _ state: String) -> String {
      """
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" \
      target-language="fr" datatype="plaintext"><body><trans-unit id="Page"\(approval)>\
      <source>Page</source><target\(state)>Feuille</target></trans-unit></body></file></xliff>
      """
    }
    for (approval, state, expected) in [
      ("", " state=\"needs-review-l10n\"", "needs_review"), ("", "", "needs_review"),
      (" approved=\"yes\"", " state=\"needs-review-l10n\"", "needs_review"),
      (" approved=\"yes\"", "", "translated"),
    ] {
      try folder.write(file(approval, state), to: "in.xliff")
      #expect(try run("import", "in.xliff", ".").status == 0)
      #expect(try text("Page")?.state == expected, "\(approval) \(state)")
    }
  }

  @Test("the translators' notes come home in a table")
  func notesComeHome() throws {
    try folder.write(
      """
      <xliff version="1.2"><file original="Localizable.xcstrings" source-language="en" \
      target-language="fr" datatype="plaintext"><body><trans-unit id="Page"><source>Page</source>\
      <target>Feuille</target><note>A comment</note><note from="Anna">Sheet or page?</note>\
      </trans-unit></body></file></xliff>
      """, to: "in.xliff")
    let dry = try run("import", "in.xliff", ".", "--dry-run")
    #expect(
      dry.errors.contains("note: translators left notes on 1 string; --notes FILE writes them"),
      "\(dry.errors)")
    #expect(try run("import", "in.xliff", ".", "--dry-run", "--notes", "notes.csv").status == 0)
    #expect(try run("import", "in.xliff", "Nowhere", "--notes", "notes.csv").status == 2)
    #expect(!folder.names().contains("notes.csv"))
    let home = try run("import", "in.xliff", ".", "--notes", "notes.csv")
    #expect(
      home.status == 0 && home.errors.contains("notes.csv: notes on 1 string"), "\(home.errors)")
    let notes = String(decoding: try folder.data(at: "notes.csv"), as: UTF8.self)
    #expect(notes.contains("\"Page\",\"Feuille\",") && notes.contains("Sheet or page?"))
    #expect(!notes.contains("A comment"))
  }

  @Test(
    "translators' notes come home from each format that has a place for them",
    arguments: [
      (
        "in.po",
        "msgid \"\"\nmsgstr \"Language: fr\\n\"\n\n# Sheet or page?\n#. A comment\n"
          + "msgid \"Page\"\nmsgstr \"Feuille\"\n"
      ),
      ("fr.csv", "key,source,target,comment,note\nPage,Page,Feuille,A comment,Sheet or page?\n"),
      (
        "fr.tsv",
        "key\tsource\ttarget\tcomment\tNotes\nPage\tPage\tFeuille\tA comment\tSheet or page?\n"
      ),
      (
        "in.tmx",
        "<tmx version=\"1.4\"><header srclang=\"en\"/><body><tu><note>A comment</note>"
          + "<prop type=\"x-key\">Page</prop><note>Sheet or page?</note>"
          + "<tuv xml:lang=\"en\"><seg>Page</seg></tuv>"
          + "<tuv xml:lang=\"fr\"><seg>Feuille</seg></tuv></tu></body></tmx>"
      ),
      (
        "in.xliff",
        "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" "
          + "trgLang=\"fr\"><file id=\"f\" original=\"Localizable.xcstrings\">"
          + "<unit id=\"1\" name=\"Page\"><notes><note>A comment</note>"
          + "<note category=\"review\">Sheet or page?</note></notes><segment>"
          + "<source>Page</source><target>Feuille</target></segment></unit></file></xliff>"
      ),
    ])
  func notesOfEachFormat(_ name: String, _ file: String) throws {
    try folder.write(file, to: name)
    let home = try run("import", name, ".", "--notes", "notes.csv")
    #expect(home.status == 0, "\(home.errors)")
    let notes = String(decoding: try folder.data(at: "notes.csv"), as: UTF8.self)
    #expect(notes.contains("\"Page\",\"Feuille\",") && notes.contains("Sheet or page?"))
    #expect(!notes.contains("A comment"), "\(notes)")
  }
}
