internal import Phrasebook
internal import PhrasebookModel

/// A glossary as a table: a row for each term, a column for each language, several translations with
/// `|` between them.
///
///     term,do-not-translate,case-sensitive,de,fr
///     board,,,Tafel,tableau|panneau
///
/// A `|` in a translation has a backslash before it, and a backslash before any `|` is doubled.
///
/// A table without a column `term` has the terms in the column of the source language, or the first.
enum TermTable {
  private static let term = "term"
  private static let untranslated = "do-not-translate"
  private static let caseSensitive = "case-sensitive"

  static func write(_ base: Termbase) -> [UInt8] {
    let languages = base.languages
    var bytes: [UInt8] = []
    func add(_ row: [String]) {
      bytes += row.map(cell).joined(separator: ",").utf8
      bytes += [0x0D, 0x0A]
    }
    add([term, untranslated, caseSensitive] + languages)
    for entry in base.entries {
      let words = languages.map { joined(entry.translations[$0] ?? []) }
      add(
        [entry.term, entry.isNotTranslated ? "yes" : "", entry.isCaseSensitive ? "yes" : ""] + words
      )
    }
    return bytes
  }

  private static func cell(_ text: String) -> String {
    let text = Formula.disarmed(text)
    let needsQuotes =
      text.contains { $0 == "\"" || $0 == "," || $0 == ";" || $0.isNewline }
      || text.first == " " || text.last == " "
    guard needsQuotes else { return text }
    return
      "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }

  static func read(
    _ file: ExchangeFile, sourceLanguage: String
  ) throws(UnreadableFile) -> Termbase {
    let cells = try Cells(file)
    func failure(_ message: Phrase, line: Int) -> UnreadableFile {
      UnreadableFile(
        Diagnostic(.error, message, at: Location(file: file.path, line: line, column: 1)))
    }
    guard let header = cells.rows.first else {
      throw failure("the file is empty; its first row names the columns: term, de, fr…", line: 1)
    }
    let names = header.cells.map { $0.trimmed() }
    let own =
      names.firstIndex { CellReader.plain($0) == term }
      ?? names.firstIndex { LanguageSpelling.isSame($0, sourceLanguage) } ?? 0
    let columns = names.enumerated().map { $0.offset == own ? .other : Column($0.element) }
    var base = Termbase(sourceLanguage: sourceLanguage)
    for row in cells.rows.dropFirst() {
      let texts = row.cells.map { Formula.restored($0).trimmed() }
      guard own < texts.count, !texts[own].isEmpty else { continue }
      var entry = Termbase.Entry(term: texts[own])
      entry.location = Location(file: file.path, line: row.line, column: 1)
      // A row may have far fewer cells than the first one.
      for (column, text) in zip(columns, texts) where !text.isEmpty {
        switch column {
        case .untranslated: entry.isNotTranslated = isYes(text)
        case .caseSensitive: entry.isCaseSensitive = isYes(text)
        case .language(let name): entry.translations[name] = words(text)
        case .other: break
        }
      }
      if entry.isNotTranslated { entry.translations = [:] }
      base.entries.append(entry)
    }
    return base
  }

  /// The contents of a column beside that of the terms.
  private enum Column {
    case untranslated, caseSensitive, other
    case language(String)

    init(_ name: String) {
      switch CellReader.plain(name) {
      case TermTable.untranslated: self = .untranslated
      case TermTable.caseSensitive: self = .caseSensitive
      default: self = LanguageSpelling.isKnownLanguage(name) ? .language(name) : .other
      }
    }
  }

  private static let bar = UInt8(ascii: "|")
  private static let slash = UInt8(ascii: "\\")

  /// Several translations in one cell.
  private static func joined(_ words: [String]) -> String {
    var cell: [UInt8] = []
    for (number, word) in words.enumerated() {
      if number > 0 {
        cell += cell.reversed().prefix { $0 == slash } + [bar]
      }
      for byte in word.utf8 {
        if byte == bar { cell += cell.reversed().prefix { $0 == slash } + [slash] }
        cell.append(byte)
      }
    }
    return String(decoding: cell, as: UTF8.self)
  }

  /// The translations in a cell.
  private static func words(_ cell: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var slashes = 0
    func add(_ bytes: [UInt8]) { words[words.count - 1] += bytes }
    for byte in cell.utf8 {
      switch byte {
      case slash: slashes += 1
      case bar:
        add(Array(repeating: slash, count: slashes / 2))
        if slashes.isMultiple(of: 2) { words.append([]) } else { add([bar]) }
        slashes = 0
      default:
        add(Array(repeating: slash, count: slashes))
        add([byte])
        slashes = 0
      }
    }
    add(Array(repeating: slash, count: slashes))
    return words.map { String(decoding: $0, as: UTF8.self).trimmed() }.filter { !$0.isEmpty }
  }

  private static func isYes(_ text: String) -> Bool {
    ["yes", "true", "1", "x"].contains(text.lowercased())
  }
}
