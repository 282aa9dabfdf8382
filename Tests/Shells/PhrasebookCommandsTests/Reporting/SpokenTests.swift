import Foundation
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookCommands

/// What is read by people is in their language, and what is read by programs is not.
@Suite("Our own words")
struct SpokenTests {
  @Test("the languages we speak are those of our tables", arguments: ["Localizable", "Pages"])
  func languages(_ name: String) throws {
    let file = PackageRoot.folder.appendingPathComponent("Catalogs/phrasebook/\(name).xcstrings")
    let table = try StringTable.read(xcstrings: [UInt8](Data(contentsOf: file)))
    #expect(Set(table.languages) == Set(Localizer.spoken))
  }

  @Test("our tables are part of the binary", arguments: Localizer.spoken)
  func embedded(_ language: String) {
    let reader = Localizer(languages: [language], tables: Localizer.ours)
    let full: Phrase = "the disk is full"
    for phrase: Phrase in [Phrase("All is well.", table: "Pages"), full, "\("a"): \(full)"] {
      #expect((reader.text(phrase) == phrase.sourceText) == (language == "en"), "\(phrase.key)")
    }
  }

  @Test("a diagnostic keeps its English for programs, with numbers as Swift writes them")
  func source() {
    let (count, name, others) = (12_345, "50 %", "them")
    let diagnostic = Diagnostic(.error, "\(name) has \(count) keys, 100 % of \(others)")
    #expect(diagnostic.message == "50 % has 12345 keys, 100 % of them")
    #expect(diagnostic.text.key == "%@ has %lld keys, 100 %% of %@")
  }

  @Test("a phrase within a phrase has its English too")
  func nested() {
    let word: Phrase = "\(3) times"
    let text: Phrase = "opened \(word) and closed"
    #expect(text.sourceText == "opened 3 times and closed")
    #expect(Phrase.verbatim("100 %").sourceText == "100 %")
  }
}
