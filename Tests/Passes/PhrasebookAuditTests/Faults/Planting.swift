import Foundation
import PhrasebookAudit
import PhrasebookFormats
import PhrasebookModel
import TestSupport

/// Plants one fault into correct entries, and returns the findings.
struct Planting {
  /// An entry that nothing is found in, with two languages at most.
  struct Seed: Sendable {
    var key: String
    var entry: Entry
    var sourceLanguage: String
    var language: String
    var file: String
  }

  /// The outcome of a fault.
  struct Outcome {
    var id: String
    var isFound: Bool
    var description: String
  }

  /// The catalog with the one entry, written and read, so that its places are a file's.
  static func catalog(of seed: Seed) throws -> Catalog { try written(bare(seed)) }

  /// A catalog as it is once it has been a file.
  static func written(_ catalog: Catalog) throws -> Catalog {
    try XCStrings.read(XCStrings.write(catalog), file: "Seed.xcstrings").catalog
  }

  private static func bare(_ seed: Seed) -> Catalog {
    var catalog = Catalog(sourceLanguage: seed.sourceLanguage)
    catalog[seed.key] = seed.entry
    return catalog
  }

  /// The findings in the entry and in its table.
  static func findings(in seed: Seed) throws -> [Finding] { try findings(in: bare(seed)) }

  private static func findings(in catalog: Catalog) throws -> [Finding] {
    let table = AuditedTable(
      try written(catalog), name: "Seed", file: "Seed.xcstrings", role: .code)
    return Audit()([table]).findings
  }

  /// Plants a fault in a text; nil if that is not possible.
  static func plant(_ fault: Fault, in seed: Seed, _ random: inout SeededGenerator) throws
    -> Outcome?
  {
    var seed = seed
    guard let unit = seed.entry.localizations[seed.language]?.stringUnit else { return nil }
    let source = seed.entry.localizations[seed.sourceLanguage]?.stringUnit?.value ?? seed.key
    let place = Fault.Place(
      language: seed.language, source: source, key: seed.key,
      isFromEnglish: seed.sourceLanguage.hasPrefix("en"), path: [])
    guard let text = fault.plant(unit.value, place, &random), text != unit.value else { return nil }
    seed.entry.localizations[seed.language]?.stringUnit?.value = text
    let catalog = bare(seed)
    let lines = lines(of: catalog)
    let findings = try findings(in: catalog)
    // The line of the text: the first value below the line of its language.
    let top = lines.firstIndex(of: "        \"\(seed.language)\" : {")
    let line = top.flatMap { top in lines[top...].firstIndex { $0.contains("\"value\" : ") } }
    let isFound = findings.contains { finding in
      guard finding.id == fault.id, finding.key == seed.key, finding.language == seed.language,
        finding.variation == nil || finding.variation == "", let line,
        let location = finding.location, location.line == line + 1
      else { return false }
      let start = finding.range?.lowerBound ?? 0
      // From the column on, the line holds the rest of the text.
      guard rest(of: lines[line], from: location.column) == Array(text.utf8.dropFirst(start)) else {
        return false
      }
      guard let range = finding.range, !fault.isElsewhere else { return true }
      return range.upperBound <= text.utf8.count
        && touches(range, Array(unit.value.utf8), Array(text.utf8))
    }
    return Outcome(
      id: fault.id, isFound: isFound,
      description: describe(fault.id, seed, text.debugDescription, findings))
  }

  /// Plants a fault in an entry; nil if that is not possible.
  static func plant(_ fault: EntryFault, in seed: Seed) throws -> Outcome? {
    var seed = seed
    guard let path = fault.plant(&seed.entry, seed.language, seed.sourceLanguage),
      // If the key determines the arguments, a gap is a missing argument.
      fault.id != "placeholder-gap" || !seed.key.contains("%")
    else { return nil }
    let catalog = bare(seed)
    let lines = lines(of: catalog)
    let findings = try findings(in: catalog)
    let language = fault.isInSource ? seed.sourceLanguage : seed.language
    let isFound = findings.contains { finding in
      guard finding.id == fault.id, finding.key == seed.key,
        finding.language == (fault.isOfKey ? nil : language), (finding.variation ?? "") == path,
        let location = finding.location, lines.indices.contains(location.line - 1)
      else { return false }
      let name = fault.name(language, path)
      return lines[location.line - 1].drop { $0 == " " }.hasPrefix(name ?? "    \"\(seed.key)\"")
        || name == nil && lines[location.line - 1].hasPrefix("    \"")
    }
    return Outcome(
      id: fault.id, isFound: isFound,
      description: describe(
        fault.id, seed, path,
        findings,
        findings.filter { $0.id == fault.id }.map { finding in
          "\(finding.language ?? "-") \(finding.variation ?? "-") "
            + (finding.location.map { lines[$0.line - 1] } ?? "nowhere")
        }))
  }

  /// Plants a fault in a catalog; nil if that is not possible.
  static func plant(_ fault: TableFault, in seed: Seed) throws -> Outcome? {
    var catalog = bare(seed)
    guard let (key, expected) = fault.plant(&catalog, seed) else { return nil }
    let lines = lines(of: catalog)
    let findings = try findings(in: catalog)
    let isFound = findings.contains { finding in
      guard finding.id == fault.id, finding.key == key, let location = finding.location,
        lines.indices.contains(location.line - 1)
      else { return false }
      return lines[location.line - 1].hasPrefix(expected)
    }
    return Outcome(
      id: fault.id, isFound: isFound, description: describe(fault.id, seed, expected, findings))
  }

  private static func lines(of catalog: Catalog) -> [String] {
    String(decoding: XCStrings.write(catalog), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text that the string on a line has from a column on, as bytes.
  private static func rest(of line: String, from column: Int) -> [UInt8]? {
    let bytes = Array(line.utf8)
    guard column > 0, column <= bytes.count, let end = bytes.lastIndex(of: UInt8(ascii: "\"")),
      column - 1 <= end
    else { return nil }
    let text = try? JSONDecoder().decode(
      [String].self, from: Data([0x5B, 0x22] + bytes[(column - 1)...end] + [0x5D]))
    return text?.first.map { Array($0.utf8) }
  }

  /// Whether a range of a text touches the change in it.
  private static func touches(_ range: Range<Int>, _ old: [UInt8], _ new: [UInt8]) -> Bool {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    let (first, last) = (min(start, new.count - end), max(start, new.count - end))
    return range.lowerBound <= last && range.upperBound >= first
  }

  private static func describe(
    _ id: String, _ seed: Seed, _ what: String, _ findings: [Finding], _ places: [String] = []
  ) -> String {
    "\(id): \(seed.file) \(seed.key.debugDescription) \(seed.language): \(what) found "
      + findings.filter { $0.id == id }.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0) \($0.range.debugDescription)"
      }
      .joined(separator: ", ") + " \(findings.map(\.id)) \(places)"
  }
}
