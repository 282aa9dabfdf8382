package import PhrasebookModel

/// i18next's JSON, version 4: one file for each table and language, `fr/Localizable.json`.
///
///     "Hello, %@": "Bonjour, {{arg1}}",
///     "%lld files_one": "{{count}} fichier",
///     "%lld files_other": "{{count}} fichiers"
///
/// Keys are unchanged and not nested; files of other tools may be nested, and are written as they
/// were. The number of a text with plural forms is `count`, as in i18next. It cannot represent
/// states, comments and sources, nor forms by device, widths and substitutions: those entries are
/// left out and reported.
///
/// Source: i18next's documentation, "JSON Format" (v4) and "Interpolation".
package enum I18next: ExchangeFormat {
  package static let name = "i18next"
  package static let fileExtensions = ["json"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    I18nextReader(try JSONTexts(file), file: file.path).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    I18nextWriter(exchange).writing()
  }
}
