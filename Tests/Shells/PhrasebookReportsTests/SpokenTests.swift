import Foundation
import Phrasebook
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import PhrasebookProjects
import PhrasebookWorkspace
import Testing

@testable import PhrasebookReports

/// Texts for users are in their language, and texts for programs are not.
@Suite("Our own words")
struct SpokenTests {
  @Test("the languages we speak are those of our tables", arguments: ["Localizable", "Pages"])
  func languages(_ name: String) throws {
    let file = PackageRoot.folder.appendingPathComponent("Catalogs/phrasebook/\(name).xcstrings")
    let table = try StringTable.read(xcstrings: [UInt8](Data(contentsOf: file)))
    #expect(Set(table.languages) == Set(Localizer.spoken))
  }

  private static func catalog(_ name: String) throws -> Catalog {
    let file = PackageRoot.folder.appendingPathComponent("Catalogs/phrasebook/\(name).xcstrings")
    return try XCStrings.read([UInt8](Data(contentsOf: file)), file: file.path).catalog
  }

  /// A key that is reworded keeps the English of before in the catalog, and users would read that.
  @Test("the English of a message is its key", arguments: ["Localizable", "Pages"])
  func english(_ name: String) throws {
    let catalog = try Self.catalog(name)
    for key in catalog.keys {
      let forms = catalog[key]?.localizations["en"]?.forms(language: "en") ?? []
      guard forms.count == 1, let text = forms.first?.value else { continue }
      #expect(text.replacing(/%\d+\$/, with: "%") == key)
    }
  }

  @Test("a translation names the options of its source", arguments: ["Localizable", "Pages"])
  func options(_ name: String) throws {
    let catalog = try Self.catalog(name)
    func options(_ text: String) -> Set<String> {
      Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
    }
    for key in catalog.keys {
      guard let entry = catalog[key] else { continue }
      for (language, localization) in entry.localizations {
        for form in localization.forms(language: language) {
          #expect(options(form.value) == options(key), "\(key): \(language)")
        }
      }
    }
  }

  @Test("our tables are part of the binary", arguments: Localizer.spoken)
  func embedded(_ language: String) {
    let reader = Localizer(languages: [language], tables: Localizer.ours)
    let full: Phrase = "the disk is full"
    for phrase: Phrase in [Phrase("No findings.", table: "Pages"), full, "\("a"): \(full)"] {
      #expect((reader.text(phrase) == phrase.sourceText) == (language == "en"), "\(phrase.key)")
    }
  }

  @Test("every example of a check is reported in every language", arguments: Localizer.spoken)
  func findings(_ language: String) {
    let reader = Localizer(languages: [language], tables: Localizer.ours)
    for check in Check.all {
      for finding in check.bad.flatMap({ $0.findings(of: check) }) where language != "en" {
        let text = reader.text(finding.text)
        #expect(text != finding.text.sourceText, "\(check.id): \(finding.text.key)")
      }
    }
  }

  @Test("a diagnostic keeps its English for programs, with numbers as Swift writes them")
  func source() {
    let (count, name, others) = (12_345, "50 %", "them")
    let diagnostic = Diagnostic(.error, "\(name) has \(count) keys, 100 % of \(others)")
    #expect(diagnostic.message == "50 % has 12345 keys, 100 % of them")
    #expect(diagnostic.text.key == "%@ has %lld keys, 100 %% of %@")
  }

  /// The runtime has the English, the command line the phrases; each is what a person reads.
  @Test("what the runtime finds wrong is said in the same words here")
  func problems() throws {
    let reasons: [ValueError.Reason] = [
      .missingArgument(2), .mismatch(specifier: "%lld", argument: .string("x")),
      .mismatch(specifier: "%@", argument: .uint(2)),
      .mismatch(specifier: "%d", argument: .double(2)),
      .forbidden(specifier: "%n"), .broken(specifier: "% d"), .excessive(specifier: "%9999d"),
      .unknownSubstitution("n"),
      .recursion("n"), .missingForm(.few), .missingDevice, .tooLong, .tooDeep,
    ]
    let problems: [LookupProblem] =
      [
        .missingKey(key: "a", table: "T"),
        .missingTranslation(key: "a", table: "T", language: "fr"),
      ]
      + reasons.map {
        .damagedValue(key: "a", table: "T", language: "fr", reason: ValueError($0))
      }
    let reader = Localizer(languages: ["ja"], tables: Localizer.ours)
    for problem in problems {
      #expect(problem.phrase.sourceText == problem.description)
      let text = reader.text(problem.phrase)
      #expect(!text.contains(/[a-z]+ [a-z]+/), "\(text)")
    }
    let table = LookupProblem.damagedTable(
      path: "T.xcstrings", reason: TableDamage(.other("it is cut off")))
    #expect(table.phrase.sourceText == table.description)
  }

  @Test("what a table says of its own damage is known here")
  func damage() throws {
    var deep = #"{"stringUnit":{"state":"translated","value":"x"}}"#
    for _ in 0..<20 { deep = #"{"variations":{"plural":{"other":\#(deep)}}}"# }
    let bare = #"""
      {"substitutions":{"n":{"formatSpecifier":"lld","argNum":1,"variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
      """#
    let unplaced = #"""
      {"stringUnit":{"state":"translated","value":"%#@n@"},"substitutions":{"n":{
        "formatSpecifier":"lld","argNum":0,"variations":{"plural":{
        "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}
      """#
    let noString = #"{"stringUnit":{"state":"translated","value":5}}"#
    for value in [deep, bare, unplaced, noString, "5", #"{"stringUnit":[]}"#] {
      let catalog = #"""
        {"sourceLanguage":"en","strings":{"k":{"localizations":{"fr":\#(value)}}},"version":"1.0"}
        """#
      let table = try StringTable.read(xcstrings: Array(catalog.utf8))
      let reader = Localizer(languages: ["fr"], tables: .tables(["Localizable": table]))
      let resolution = reader.resolution(of: "k", arguments: [.int(1)], table: "Localizable")
      let problem = try #require(resolution.problems.first)
      #expect(problem.phrase.sourceText == problem.description)
      let text = Localizer(languages: ["ja"], tables: Localizer.ours).text(problem.phrase)
      #expect(!text.contains(/[a-z]+ [a-z]+/), "\(text)")
    }
  }

  @Test("a phrase within a phrase has its English too")
  func nested() {
    let word: Phrase = "\(3) times"
    let text: Phrase = "opened \(word) and closed"
    #expect(text.sourceText == "opened 3 times and closed")
    #expect(Phrase.verbatim("100 %").sourceText == "100 %")
  }
}
