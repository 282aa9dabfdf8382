package import PhrasebookAudit
import PhrasebookModel
import Yams

/// The glossary in the text of phrasebook.yml: terms are added and changed, and all other lines stay
/// as they are.
package struct GlossaryText {
  /// The outcome of an edit, term by term.
  package struct Outcome: Sendable {
    package var added: [String] = []
    package var changed: [String] = []
    /// Terms whose lines have a comment or an unusual form, which only a person can edit.
    package var skipped: [String] = []

    /// Creates the outcome of no edit.
    package init() {}
  }

  private var lines: [String]
  /// The known terms with their lines.
  private var items: [(term: GlossaryTerm, lines: Range<Int>)] = []
  /// The place for new terms, and their indentation; nil without a glossary.
  private var end: (line: Int, indent: Int)?

  /// Finds the glossary in the settings.
  package init(_ bytes: [UInt8], reader: SettingsReader) throws(ScopeFailure) {
    let text = String(decoding: bytes, as: UTF8.self)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let terms = try reader.read(bytes).audit.settings.glossary
    guard let root = try? Yams.compose(yaml: text), let list = root.mapping?["glossary"]?.sequence
    else { return }
    let starts = list.map { ($0.mark?.line ?? 0) - 1 }
    guard let first = starts.first, starts.count == terms.count, starts == starts.sorted(),
      Set(starts).count == starts.count, lines.indices.contains(first)
    else { return }
    let indent = lines[first].prefix { $0 == " " }.count
    let top = lines[(first + 1)...].firstIndex { line in
      line.prefix { $0 == " " }.count < max(1, indent)
        && !line.hasPrefix("-") && !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace)
    }
    for (index, term) in terms.enumerated() {
      var last = index + 1 < starts.count ? starts[index + 1] : top ?? lines.count
      while last > starts[index] + 1, Self.isFiller(lines[last - 1]) { last -= 1 }
      items.append((term, starts[index]..<last))
    }
    end = items.last.map { ($0.lines.upperBound, indent) }
  }

  private static func isFiller(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("#") || line.allSatisfy(\.isWhitespace)
  }

  /// Adds terms; the translations of a known term replace those of the same languages.
  package mutating func merge(_ terms: [GlossaryTerm]) -> Outcome {
    var outcome = Outcome()
    var changes: [Int: GlossaryTerm] = [:]
    var new: [GlossaryTerm] = []
    // By bytes: two terms of one spelling in two normalizations are two.
    var places: [[UInt8]: Int] = [:]
    let known = Dictionary(
      items.indices.map { (Array(items[$0].term.term.utf8), $0) },
      uniquingKeysWith: { first, _ in first })
    for term in terms {
      let bytes = Array(term.term.utf8)
      if let place = places[bytes] {
        new[place] = new[place].merged(with: term)
        continue
      }
      guard let index = known[bytes] else {
        places[bytes] = new.count
        new.append(term)
        continue
      }
      let merged = (changes[index] ?? items[index].term).merged(with: term)
      if merged != items[index].term { changes[index] = merged }
    }
    // From the end, so that the lines before keep their numbers.
    if !new.isEmpty {
      let items = new.flatMap { Self.lines(of: $0, indent: end?.indent ?? 2) }
      if let end {
        lines.insert(contentsOf: items, at: end.line)
      } else {
        while lines.last?.isEmpty == true { lines.removeLast() }
        lines += ["glossary:"] + items + [""]
      }
      outcome.added = new.map(\.term)
    }
    for (index, term) in changes.sorted(by: { $0.key > $1.key }) {
      let range = items[index].lines
      let old = lines[range]
      guard old.first?.drop(while: { $0 == " " }).hasPrefix("- ") == true,
        !old.contains(where: { $0.contains("#") })
      else {
        outcome.skipped.append(term.term)
        continue
      }
      lines.replaceSubrange(range, with: Self.lines(of: term, indent: end?.indent ?? 2))
      outcome.changed.append(term.term)
    }
    return outcome
  }

  /// The settings with the edits.
  package var bytes: [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  private static func lines(of term: GlossaryTerm, indent: Int) -> [String] {
    var lines = ["- term: \(YAMLText.quoted(term.term))"]
    if term.isNotTranslated { lines.append("  do-not-translate: true") }
    if term.isCaseSensitive { lines.append("  case-sensitive: true") }
    if !term.translations.isEmpty {
      lines.append("  translations:")
      for (language, words) in term.translations.sorted(by: { $0.key < $1.key }) {
        lines.append("    \(language): [\(words.map(YAMLText.quoted).joined(separator: ", "))]")
      }
    }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}

extension GlossaryTerm {
  /// The term with the translations of another version of it.
  fileprivate func merged(with other: GlossaryTerm) -> GlossaryTerm {
    var result = self
    if other.isNotTranslated {
      result.isNotTranslated = true
      result.translations = [:]
    } else if !other.translations.isEmpty {
      result.isNotTranslated = false
      for (language, words) in other.translations {
        let own = result.translations.keys.first { LanguageSpelling.isSame($0, language) }
        result.translations[own ?? language] = words
      }
    }
    return result
  }
}
