import Foundation
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

/// A catalog in one of its languages, out through one format and home again.
struct RoundTrip {
  let catalog: Catalog
  let bytes: [UInt8]
  let language: String
  let sent: Exported
  let losses: [ExchangeLoss]
  /// The tables of the files, and the diagnostics of their readers.
  private(set) var parts: [ImportedTable] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let lossesOfKey: [ExactString: [ExchangeLoss]]
  private let isDictionary: Bool

  init(
    _ catalog: Catalog, _ bytes: [UInt8], _ language: String, _ format: any ExchangeFormat.Type
  ) throws {
    self.catalog = catalog
    self.bytes = bytes
    self.language = language
    sent = Export.table(
      of: catalog, name: "Localizable", original: "Localizable.xcstrings", language: language)
    let writing = format.write(Export.exchange([sent.table], language: language))
    losses = writing.losses
    isDictionary = format.name == StringsFormat.name
    lossesOfKey = Dictionary(grouping: losses) { ExactString($0.key) }
    // A bundle's list of contents is not a table.
    for file in writing.files where !file.path.hasSuffix("contents.json") {
      let reading = try format.read(file)
      diagnostics += reading.diagnostics
      parts += reading.exchange.tables.map {
        ImportedTable(
          table: $0, sourceLanguage: reading.exchange.sourceLanguage,
          language: reading.exchange.targetLanguage ?? language)
      }
    }
  }

  /// Everything in which export and import differ from the report.
  var faults: [String] {
    diagnostics.map { "reading says: \($0.message)" } + atHome + afterLosing + reported
  }

  private func isLost(_ key: String, _ path: VariationPath, _ parts: Set<ExchangeLoss.Part>) -> Bool
  {
    lossesOfKey[ExactString(key)]?.contains {
      $0.part == .entry || $0.path == path && (parts.contains($0.part) || $0.part == .unit)
    } ?? false
  }

  /// The file changes nothing in the catalog that it came from, not a byte.
  private var atHome: [String] {
    let home = Import.apply(parts, to: catalog, table: "Localizable")
    var faults = home.diagnostics.map { "at home: \($0.message)" }
    faults += home.changes.filter { lossesOfKey[ExactString($0.key)] == nil }.map {
      "at home: \($0.key.quoted): \($0.reason)"
    }
    if home.changes.isEmpty, XCStrings.write(home.catalog) != bytes {
      faults.append("at home: other bytes")
    }
    return faults
  }

  /// If the language was removed, the file brings back everything that is not reported.
  private var afterLosing: [String] {
    var bare = catalog
    for key in catalog.keys where bare[key]?.localizations[language] != nil {
      bare[key]?.localizations[language] = nil
    }
    let back = Import.apply(parts, to: bare, table: "Localizable")
    var messages = back.diagnostics.map { "\($0.message)" }
    var faults: [String] = []
    let kept = Set(sent.kept.map { ExactString($0) })
    // An import takes an empty text if the source is empty too, and reports others that are empty on purpose.
    for unit in parts.flatMap(\.table.units) where unit.isEmptyOnPurpose {
      let form = unit.path.isRoot ? "" : " (\(unit.path.exchanged))"
      let name = "\(unit.key.quoted)\(form) in \(language): the file has an empty text"
      let isBack = back.catalog[unit.key]?.localizations[language] != nil
      if !isBack, !messages.contains(where: { $0.hasPrefix(name) }) {
        faults.append("not reported: \(name)")
      }
      messages.removeAll { $0.hasPrefix(name) }
    }
    for (key, entry) in catalog.entries where !kept.contains(ExactString(key)) {
      if lossesOfKey[ExactString(key)]?.contains(where: { $0.part == .form }) == true { continue }
      let old = texts(of: entry, key)
      let new = texts(of: back.catalog[key], key, isBack: true)
      let hasGaps = hasEmptyForms(entry) || lossesOfKey[ExactString(key)] != nil
      for path in Set(old.keys).union(new.keys) where old[path] != new[path] {
        // If a form is empty or missing, the import gives `other` from the source.
        if old[path] == nil, hasGaps, path.steps.last?.name == "other" { continue }
        // The import reports forms that the language does not have.
        let name = "\(key.quoted)\(path.isRoot ? "" : " (\(path.exchanged))")"
        if new[path] == nil, messages.contains(where: { $0.hasPrefix(name) }) {
          messages.removeAll { $0.hasPrefix(name) }
        } else {
          faults.append("\(name): \(old[path] ?? []) comes back as \(new[path] ?? [])")
        }
      }
      var (other, own) = (back.catalog[key], Optional(entry))
      other?.localizations[language] = nil
      own?.localizations[language] = nil
      if other != own { faults.append("another member of \(key.quoted) changed") }
    }
    return faults + messages.map { "after losing: \($0)" }
  }

  /// The texts with their states, without reported ones.
  private func texts(
    of entry: Entry?, _ key: String, isBack: Bool = false
  ) -> [VariationPath: [String]] {
    var texts: [VariationPath: [String]] = [:]
    let localization = entry?.localizations[language]
    var phrase = 0
    let hasPhrases = localization?.stringSet != nil && localization?.stringUnit == nil
    for form in localization?.forms(language: language) ?? [] {
      var path = form.path
      if path.isRoot, hasPhrases {
        path = VariationPath(phrase: phrase)
        phrase += 1
      }
      // Phrases are in order: if one is missing, the next has its number.
      let isKept = isBack && hasPhrases || !isLost(key, path, [.target])
      guard !form.value.isEmpty, isKept else { continue }
      let isAlone = path.isRoot || path.phrase != nil
      let isStateLost = isLost(key, path, [.state]) || isAlone && isStateOfPhrasesLost(key)
      let state = isStateLost ? nil : form.state?.rawValue
      let text = spelled(form.value, localization?.substitutions[path.substitution ?? ""])
      texts[hasPhrases ? VariationPath() : path, default: []].append("\(text) [\(state ?? "")]")
    }
    return texts
  }

  /// The text with implied positions, which `.stringsdict` has to write; it has one spelling of a
  /// part's own argument, too.
  private func spelled(_ text: String, _ part: Substitution?) -> String {
    guard isDictionary else { return text }
    if let number = part?.argNum {
      let inTurn = FormatString(text).numbered(atLeast: 2, from: number) ?? text
      return SubstitutionSpelling.collapsed(inTurn, number: number).text
    }
    return FormatString(text).numbered(atLeast: 1) ?? text
  }

  /// A set of phrases has one state, which a single text takes over.
  private func isStateOfPhrasesLost(_ key: String) -> Bool {
    lossesOfKey[ExactString(key)]?.contains { $0.path.isRoot || $0.path.phrase != nil } ?? false
  }

  private func hasEmptyForms(_ entry: Entry) -> Bool {
    entry.localizations[language]?.forms(language: language).contains { $0.value.isEmpty } ?? false
  }

  /// The exported texts differ from those of the files if the report states it.
  private var reported: [String] {
    var came: [ExactString: [VariationPath: ExchangeUnit]] = [:]
    for unit in parts.flatMap(\.table.units) {
      came[ExactString(unit.key), default: [:]][unit.path] = unit
    }
    var faults: [String] = []
    var sent: [ExactString: [VariationPath: ExchangeUnit]] = [:]
    for unit in self.sent.table.units {
      let key = ExactString(unit.key)
      sent[key, default: [:]][unit.path] = unit
      let back = came[key]?[unit.path]
      // The forms of a key share their comment.
      let isCommentLost =
        isLost(unit.key, unit.path, [])
        || lossesOfKey[key]?.contains { $0.part == .comment } ?? false
      if let back, !isSameComment(back.comment, unit.comment), !isCommentLost {
        faults.append("the comment of \(unit.key.quoted) is lost and not reported")
      }
    }
    for loss in losses where loss.part != .other && loss.part != .form {
      let key = ExactString(loss.key)
      let isNone =
        switch loss.part {
        case .entry: (sent[key] ?? [:]).allSatisfy { isSame($0.value, came[key]?[$0.key], .target) }
        default: isSame(sent[key]?[loss.path], came[key]?[loss.path], loss.part)
        }
      if isNone {
        faults.append("\(loss.key.quoted) \(loss.path) \(loss.part): is not lost: \(loss.reason)")
      }
    }
    return faults
  }

  private func isSame(
    _ sent: ExchangeUnit?, _ came: ExchangeUnit?, _ part: ExchangeLoss.Part
  ) -> Bool {
    guard let sent, let came else { return false }
    return switch part {
    case .entry, .unit, .target: same(sent.target, came.target)
    case .source: same(sent.source, came.source)
    case .state: sent.state == came.state
    case .comment: same(sent.comment, came.comment)
    case .translate: sent.isTranslatable == came.isTranslatable
    case .argument: sent.argument == came.argument
    case .form, .other: false
    }
  }

  /// Space around the lines of a comment is the format's: `.strings` and Android's XML put some there.
  private func isSameComment(_ a: String?, _ b: String?) -> Bool {
    func trimmed(_ text: String?) -> String {
      let lines = (text ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      return lines.map { String($0).trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return trimmed(a).isExactly(trimmed(b))
  }

  private func same(_ a: String?, _ b: String?) -> Bool {
    a.map { ExactString($0) } == b.map { ExactString($0) }
  }
}
