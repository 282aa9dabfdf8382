package import PhrasebookModel

/// gettext's PO, and POT without a language: one file with all tables.
///
/// A text is a message whose `msgid` is the source; it has a context `table|key|path` if the key is
/// not the source, the table is not `Localizable`, or the text is a form of another. Forms by
/// plural category are `msgstr[0]`, `msgstr[1]`…, in CLDR's order. Specifiers are Objective-C's,
/// which gettext knows (`objc-format`). Information that PO cannot represent is JSON after `#.
/// phrasebook:`, so that nothing is lost.
///
/// Source of the rules: the manual of GNU gettext, "The Format of PO Files" and "Plural forms".
package enum PO: ExchangeFormat {
  package static let name = "po"
  package static let fileExtensions = ["po", "pot"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    let text = try POEncoding.text(of: file)
    var parser = POParser(text, file: file.path)
    return POReader(try parser.messages(), file: file.path).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    POWriter(exchange).writing()
  }

  /// Whether a file is a template, which has no language and no translations.
  package static func isTemplate(_ file: String) -> Bool { file.lowercased().hasSuffix(".pot") }

  /// The default table, whose name is left out.
  static let usualTable = "Localizable"
  /// The header field that marks a file as one of ours and holds what PO has no field for.
  static let ownField = "X-Phrasebook"
  /// The start of our own comments.
  static let ownComment = "phrasebook: "
}
