import Foundation
import Phrasebook
import PhrasebookModel
import PhrasebookTranslate
import TestSupport
import Testing

@testable import PhrasebookMemory

@Suite("Memory: as a translator")
struct MemoryTranslatorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func fill(
    _ catalog: Catalog, _ units: [MemoryUnit], language: String = "fr", minimum: Int = 75
  ) async throws -> Filled {
    let memory = try Memory(at: folder.url.appendingPathComponent("m").path, .making)
    try memory.add(units)
    return await Filling(catalog, table: "Localizable", language: language)
      .run(with: MemoryTranslator(memory, minimum: minimum))
  }

  @Test func eachKeyHasItsOwn() async throws {
    var catalog = Catalog(sourceLanguage: "en")
    for key in ["state.open", "action.open", "%@ of %lld", "Not %@"] {
      var entry = Entry()
      if key.hasSuffix("open") {
        entry.localizations["en"] = Localization(stringUnit: StringUnit(.translated, "Open"))
      }
      catalog[key] = entry
    }
    let filled = try await fill(
      catalog,
      [
        MemoryTests.unit("Open", "Ouvert", key: "state.open"),
        MemoryTests.unit("Open", "Ouvrir", key: "action.open"),
        MemoryTests.unit("%@ of %d", "%2$d, dont %1$@", key: "x"),
        // It fits in everything but its placeholders.
        MemoryTests.unit("Not %@", "Pas", key: "y"),
      ])
    func text(_ key: String) -> String? {
      filled.catalog[key]?.localizations["fr"]?.stringUnit?.value
    }
    #expect(text("state.open") == "Ouvert")
    #expect(text("action.open") == "Ouvrir")
    #expect(text("%@ of %lld") == "%2$lld, dont %1$@")
    #expect(text("Not %@") == nil)
    #expect(filled.refused.isEmpty)
    #expect(filled.unanswered.map(\.key) == ["Not %@"])
    #expect(
      filled.catalog["state.open"]?.localizations["fr"]?.stringUnit?.state == .needsReview)
  }

  @Test func pluralFormsAreTranslatedByCategory() async throws {
    var catalog = Catalog(sourceLanguage: "en")
    var localization = Localization()
    for (name, text) in [("one", "%lld file"), ("other", "%lld files")] {
      _ = localization.insert(
        text, state: .translated, at: VariationPath(steps: [VariationPath.Step("plural", name)]),
        nil)
    }
    var entry = Entry()
    entry.localizations["en"] = localization
    catalog["files"] = entry
    let units = [
      ("%lld file", "%lld plik", "one"), ("%lld files", "%lld pliki", "few"),
      ("%lld files", "%lld plików", "many"), ("%lld files", "%lld pliku", "other"),
    ].map { MemoryTests.unit($0, $1, key: "n", path: "plural.\($2)", to: "pl") }
    let filled = try await fill(catalog, units, language: "pl")
    let forms = filled.catalog["files"]?.localizations["pl"]?.forms(language: "pl") ?? []
    #expect(
      Set(forms.map { "\($0.path) \($0.value)" }) == [
        "plural.one %lld plik", "plural.few %lld pliki", "plural.many %lld plików",
        "plural.other %lld pliku",
      ])
  }
}
