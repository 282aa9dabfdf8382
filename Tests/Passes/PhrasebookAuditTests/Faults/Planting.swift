import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import TestSupport

/// Correct entries in; one with one fault out, and what is found in it.
struct Planting {
  /// An entry that nothing is found in, with two languages at most.
  struct Seed: Sendable {
    var key: String
    var entry: Entry
    var sourceLanguage: String
    var language: String
    var file: String
  }

  /// What became of a fault.
  struct Outcome {
    var id: String
    var isFound: Bool
    var description: String
  }

  /// The catalog with the one entry, written and read, so that its places are a file's.
  static func catalog(of seed: Seed) throws -> Catalog {
    var catalog = Catalog(sourceLanguage: seed.sourceLanguage)
    catalog[seed.key] = seed.entry
    return try XCStrings.read(XCStrings.write(catalog), file: "Seed.xcstrings").catalog
  }

  /// What is found in the entry, apart from what concerns the whole table.
  static func findings(in seed: Seed) throws -> [Finding] {
    let table = AuditedTable(
      try catalog(of: seed), name: "Seed", file: "Seed.xcstrings", role: .code)
    return Audit()([table]).findings.filter { $0.key != nil }
  }

  /// Plants a fault in a text; nil where it cannot be.
  static func plant(_ fault: Fault, in seed: Seed, _ random: inout SeededGenerator) throws
    -> Outcome?
  {
    var seed = seed
    guard let unit = seed.entry.localizations[seed.language]?.stringUnit else { return nil }
    let source = seed.entry.localizations[seed.sourceLanguage]?.stringUnit?.value ?? seed.key
    let place = Fault.Place(language: seed.language, source: source, path: [])
    guard let text = fault.plant(unit.value, place, &random), text != unit.value else { return nil }
    seed.entry.localizations[seed.language]?.stringUnit?.value = text
    return try outcome(fault.id, seed, variation: "", text: text)
  }

  /// Plants a fault in an entry; nil where it cannot be.
  static func plant(_ fault: EntryFault, in seed: Seed) throws -> Outcome? {
    var seed = seed
    guard let path = fault.plant(&seed.entry, seed.language, seed.sourceLanguage) else {
      return nil
    }
    return try outcome(fault.id, seed, variation: path, text: nil)
  }

  private static func outcome(
    _ id: String, _ seed: Seed, variation: String, text: String?
  ) throws -> Outcome {
    let findings = try findings(in: seed)
    let lines = String(decoding: XCStrings.write(try catalog(of: seed)), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let isFound = findings.contains { finding in
      guard finding.id == id, finding.key == seed.key,
        finding.language == nil || finding.language == seed.language,
        finding.variation == nil || finding.variation == variation,
        let location = finding.location, lines.indices.contains(location.line - 1)
      else { return false }
      // The place is the one of the text, to the line.
      return text == nil || lines[location.line - 1].contains("\"value\"")
    }
    return Outcome(
      id: id, isFound: isFound,
      description: "\(id): \(seed.file) \(seed.key.debugDescription) \(seed.language): "
        + "\(text?.debugDescription ?? "") found \(findings.map(\.id))")
  }
}
