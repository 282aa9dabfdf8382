import PhrasebookExtract
import PhrasebookGenerate
import PhrasebookModel

/// The completions at a place of a source: keys or names of tables.
package struct KeyCompletions: Sendable {
  /// One proposal.
  package struct Item: Sendable, Hashable {
    /// The key or name.
    package var text: String
    /// The spelling in the literal; nil if it is the text itself.
    package var literal: String?
    /// The text in the source language, if it is not the key.
    package var sourceText: String?
    package var comment: String?
    /// The table; nil for the name of one.
    package var table: String?
  }

  /// The text of the literal, which a proposal replaces.
  package var range: Range<Int>
  package var items: [Item] = []
  /// Whether there are more items that fit.
  package var isCut = false

  /// The most proposals of one answer.
  package static let limit = 200

  /// Spells the items as the literal needs it: keys and names of files are texts and never become code. Those that
  /// Objective-C cannot spell are left out.
  ///
  /// - Parameter takesFormats: Whether placeholders are a part of the text, and no interpolations.
  fileprivate mutating func spell(
    in literal: LiteralScan.Literal, of file: String, _ source: [UInt8], takesFormats: Bool
  ) {
    let isSwift = SourceLanguage(path: file) == .swift
    let lineStart = literal.isMultiline ? literal.lineStart(before: range, in: source) : nil
    func contents(_ text: String) -> String {
      SwiftLiteral.contents(of: text, pounds: literal.pounds, lineStart: lineStart)
    }
    if !isSwift { items.removeAll { !SwiftLiteral.isAlsoObjectiveC($0.text) } }
    let mark = "\\" + String(repeating: "#", count: literal.pounds)
    for index in items.indices {
      let text = items[index].text
      let asks = isSwift && !takesFormats && FormatString(text).hasSpecifiers
      guard asks, let pieces = KeyPieces(text, isPlain: false) else {
        items[index].literal = contents(text)
        continue
      }
      let values = pieces.placeholders.map { mark + ($0.hasSuffix("@") ? "(value)" : "(count)") }
      items[index].literal = zip(pieces.texts, values + [""]).map { contents($0.text) + $1 }
        .joined()
    }
  }
}

extension LiveSnapshot {
  /// The proposals for the literal at an offset of a source; nil outside of literals that may be keys
  /// or tables.
  package func completions(
    at offset: Int, in text: DocumentText, of file: String
  ) -> KeyCompletions? {
    guard let literal = LiteralScan.literal(at: offset, in: text.bytes),
      !literal.hasInterpolations, let range = literal.range(completedAt: offset, in: text.bytes)
    else { return nil }
    let typed = String(decoding: text.bytes[range.lowerBound..<offset], as: UTF8.self)
    var result = KeyCompletions(range: range)
    switch LiteralRole(of: literal, in: CodeTokens(text.bytes)) {
    case .key(let table, let takesFormats):
      add(keysLike: typed, of: table, for: file, to: &result)
      result.spell(in: literal, of: file, text.bytes, takesFormats: takesFormats)
    case .table:
      result.items = Set(tables(for: file).map(\.name)).sorted()
        .filter { $0.hasPrefix(typed) }.map { KeyCompletions.Item(text: $0) }
      result.spell(in: literal, of: file, text.bytes, takesFormats: true)
    case nil: return nil
    }
    return result
  }

  private func add(
    keysLike typed: String, of table: String?, for file: String, to result: inout KeyCompletions
  ) {
    let part = CaselessText(typed)
    let typed = Array(typed.utf8)
    let tables = tables(for: file)
    // A call without a table means the standard one.
    let named = tables.filter { $0.name == table ?? ExtractedString(key: "").table }
    let own = named.isEmpty && table == nil ? tables : named
    // Keys that begin with the text come first, then those that contain it in any case.
    var later: [(Table, String)] = []
    for table in own {
      for key in table.catalog.keys {
        guard result.items.count < KeyCompletions.limit else {
          result.isCut = true
          return
        }
        if key.utf8.starts(with: typed) {
          result.items.append(item(key, table))
        } else if later.count < KeyCompletions.limit, part.isIn(key) {
          later.append((table, key))
        }
      }
    }
    let room = KeyCompletions.limit - result.items.count
    result.isCut = later.count > room || later.count == KeyCompletions.limit
    result.items += later.prefix(room).map { item($1, $0) }
  }

  private func item(_ key: String, _ table: Table) -> KeyCompletions.Item {
    let entry = table.catalog[key]
    let unit = entry?.localizations[table.catalog.sourceLanguage]?.stringUnit
    return KeyCompletions.Item(
      text: key, sourceText: unit?.value, comment: entry?.comment, table: table.name)
  }

  /// The catalogs that a source feeds; all catalogs for a source without one.
  package func tables(for file: String) -> [Table] {
    let own = tables(fedBy: file)
    return own.isEmpty ? tables : own
  }
}

extension LiteralScan.Literal {
  /// The text that a completion at a place replaces: all of it, in the only line of a literal of several; nil at
  /// another place, since a client replaces text of one line.
  fileprivate func range(completedAt offset: Int, in source: [UInt8]) -> Range<Int>? {
    let end = isOpen ? offset : text.upperBound
    guard isMultiline else { return text.lowerBound..<end }
    let breaks = (text.lowerBound..<end).filter { source[$0] == 0x0A }
    guard let first = breaks.first, breaks.count == (isOpen ? 1 : 2) else { return nil }
    var line = first + 1..<(isOpen ? offset : breaks[1])
    if line.last.map({ source[$0] == 0x0D }) == true { line = line.dropLast() }
    let indentation = source[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
    line = line.dropFirst(indentation)
    return line.contains(offset) || line.upperBound == offset ? line : nil
  }

  /// The line break and the indentation before the text of a literal of several lines.
  fileprivate func lineStart(before range: Range<Int>, in source: [UInt8]) -> String {
    String(decoding: source[text.lowerBound..<range.lowerBound], as: UTF8.self)
  }
}
