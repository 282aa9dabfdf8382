import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import TestSupport
import Testing

/// Catalogs through every format and back: only reported parts differ.
///
/// A seeded sample; `PHRASEBOOK_CORPUS=all` takes every catalog of the corpus in every language,
/// and `PHRASEBOOK_GENERATED=10000` so many generated catalogs.
@Suite("Export and import: nothing changes on the way")
struct ExchangeRoundTripTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: any ExchangeFormat.Type
    var testDescription: String { format.name }
  }

  static let formats = allExchangeFormats.map { Case(format: $0) }
  private static let environment = ProcessInfo.processInfo.environment
  private static let isWhole = environment["PHRASEBOOK_CORPUS"] == "all"

  /// A third-party catalog.
  private struct Sample: Sendable {
    let name: String
    let bytes: [UInt8]
    let catalog: Catalog
    let languages: [String]
  }

  /// Those that can be read; a few take as long as all others together.
  private static let samples: [Sample] = {
    PackageRoot.corpus.compactMap { file in
      guard let data = try? Data(contentsOf: file), isWhole || data.count < 60_000,
        let catalog = try? XCStrings.read(Array(data), file: file.lastPathComponent).catalog
      else { return nil }
      var names: Set<String> = []
      for (_, entry) in catalog.entries { names.formUnion(entry.localizations.names) }
      return Sample(
        name: file.lastPathComponent, bytes: Array(data), catalog: catalog,
        languages: names.filter { $0 != catalog.sourceLanguage }.sorted())
    }
  }()

  @Test(
    .needsShared("corpus/catalogs"),
    arguments: formats)
  func thirdPartyCatalogs(_ item: Case) throws {
    var random = SeededGenerator(seed: 5)
    var trips = 0
    for sample in Self.samples {
      guard Self.isWhole || random.chance(0.25) else { continue }
      let some = random.pick(sample.languages).map { [$0] } ?? []
      for language in Self.isWhole ? sample.languages : some {
        let trip = try RoundTrip(sample.catalog, sample.bytes, language, item.format)
        let faults = trip.faults
        #expect(faults.isEmpty, "\(sample.name) \(language): \(faults.prefix(3))")
        trips += 1
      }
    }
    if Self.isWhole { print("\(item.format.name): \(trips) trips of catalogs of others") }
  }

  @Test(arguments: formats)
  func catalogsThatNobodyWrote(_ item: Case) throws {
    let wanted = Self.environment["PHRASEBOOK_GENERATED"].flatMap { Int($0) }
    for seed in 0..<UInt64(wanted ?? 40) {
      var maker = GeneratedCatalog(seed: seed)
      let catalog = maker.catalog()
      let bytes = XCStrings.write(catalog)
      let read = try XCStrings.read(bytes, file: "L.xcstrings").catalog
      let faults = try RoundTrip(read, bytes, maker.language, item.format).faults
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
    }
    if let wanted { print("\(item.format.name): \(wanted) generated catalogs") }
  }

  @Test
  func pluralFormsComeBackInALanguageOfWhosePluralsCLDRKnowsNothing() throws {
    let texts = """
      {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld A"}}, \
      "other": {"stringUnit": {"state": "translated", "value": "%lld B"}}}}
      """
    let bytes = Array(
      """
      {"sourceLanguage": "en", "strings": {"%lld a": {"localizations": {"cho-US": \
      {"variations": \(texts)}}}}, "version": "1.0"}
      """.utf8)
    let catalog = try XCStrings.read(bytes, file: "L.xcstrings").catalog
    #expect(try RoundTrip(catalog, bytes, "cho-US", XLIFF.self).faults == [])
  }

  @Test(arguments: [
    ("%1$lld", " in %2$@"), ("%arg", " in %2$@"), ("%lld", ""), ("%lld", " in %@"),
  ])
  func aFormKeepsItsSpellingOfTheArgument(_ spelling: String, _ rest: String) throws {
    func texts(_ word: String) -> String {
      """
      {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": \
      {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": \
      {"one": {"stringUnit": {"state": "translated", "value": "\(spelling) \(word)\(rest)"}}, \
      "other": {"stringUnit": {"state": "translated", "value": "\(spelling) \(word)s\(rest)"}}}}}}}
      """
    }
    let bytes = Array(
      """
      {"sourceLanguage": "en", "strings": {"%lld boxes in %@": {"localizations": \
      {"de": \(texts("Box")), "en": \(texts("box"))}}}, "version": "1.0"}
      """.utf8)
    let catalog = try XCStrings.read(bytes, file: "L.xcstrings").catalog
    for format in allExchangeFormats {
      #expect(try RoundTrip(catalog, bytes, "de", format).faults == [], "\(format.name)")
    }
  }
}
