import Foundation
import Phrasebook
import TestSupport
import Testing

@Suite("Tables in a folder")
struct ReloadTests {
  private func catalog(_ hello: String) -> String {
    """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations": {
      "de": {"stringUnit": {"state": "translated", "value": "\(hello)"}}}}}}
    """
  }

  @Test("are read again in development mode when a catalog changes, and only then")
  func reload() throws {
    let folder = try TemporaryFolder(named: "bundle")
    try folder.write(catalog("Hallo"), to: "Localizable.xcstrings")
    let fixed = Localizer(languages: ["de"], tables: .folder(folder.url))
    var fresh = fixed
    fresh.reloadsChangedTables = true
    #expect(fixed.text("hello") == "Hallo")
    #expect(fresh.text("hello") == "Hallo")
    try folder.write(catalog("Guten Tag"), to: "Localizable.xcstrings")
    #expect(fresh.text("hello") == "Guten Tag")
    #expect(fixed.text("hello") == "Hallo")
    // While a catalog is being written, its last content stays in use.
    try folder.write("{", to: "Localizable.xcstrings")
    #expect(fresh.text("hello") == "Guten Tag")
    try folder.write(catalog("Servus, alle miteinander"), to: "Localizable.xcstrings")
    #expect(fresh.text("hello") == "Servus, alle miteinander")
    try folder.write(catalog("Neu"), to: "Extra.xcstrings")
    #expect(fresh.text(Phrase("hello", table: "Extra")) == "Neu")
  }

  @Test("are found where bundles keep them")
  func layouts() throws {
    for place in ["", "Resources/", "Contents/Resources/"] {
      let folder = try TemporaryFolder(named: "shop_Cart.resources")
      try folder.write(catalog("Hallo"), to: place + "Localizable.xcstrings")
      let phrase = Phrase("hello", bundle: .atURL(folder.url))
      #expect(phrase.text(in: Localizer(languages: ["de"])) == "Hallo")
    }
  }

  @Test("give all texts of a bundle in one language")
  func oneLanguage() throws {
    let folder = try TemporaryFolder(named: "bundle")
    try folder.write(catalog("Hallo"), to: "Localizable.xcstrings")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"bye": {"localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "Adieu"}}}}}}
      """, to: "Second.xcstrings")
    let reader = Localizer(languages: ["de", "fr"], tables: .folder(folder.url))
    #expect(reader.text("hello") == "Hallo")
    #expect(reader.text(Phrase("bye", table: "Second")) == "bye")
    var fixed = reader
    fixed.supportedLanguages = ["en", "fr"]
    #expect(fixed.text("hello") == "hello")
    #expect(fixed.text(Phrase("bye", table: "Second")) == "Adieu")
  }

  @Test("that are pipes, folders or missing are passed over")
  func oddities() throws {
    let folder = try TemporaryFolder(named: "bundle")
    try folder.write("", to: "Localizable.xcstrings/inside.txt")
    #expect(mkfifo(folder.url.appendingPathComponent("phrasebook.table").path, 0o600) == 0)
    let reader = Localizer(languages: ["de"], tables: .folder(folder.url))
    #expect(reader.text("hello") == "hello")
    let missing = Localizer(languages: ["de"], tables: .folder(URL(fileURLWithPath: "/no/such")))
    #expect(missing.text("hello") == "hello")
  }
}
