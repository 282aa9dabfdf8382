package import PhrasebookModel

/// Flutter's Application Resource Bundle: one JSON file for each table and language.
///
///     "k_x25_lld__files": "{arg1_lld, plural, one{{arg1_lld} fichier} other{{arg1_lld} fichiers}}",
///     "@k_x25_lld__files": {"description": "…", "source_text": "…", "placeholders": {…}}
///
/// A key that is a valid name in Dart is unchanged; any other is encoded after `k_` (`NameCode`).
/// The forms of a key are one ICU message; if ICU cannot represent them, each form is a resource of
/// its own, with `_f_` and its path after the key. Information that ARB cannot represent is in
/// `x-phrasebook`, so that nothing is lost.
///
/// Source: google/app-resource-bundle, "ApplicationResourceBundleSpecification"; Flutter's gen-l10n.
package enum ARB: ExchangeFormat {
  package static let name = "arb"
  package static let fileExtensions = ["arb"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    ARBReader(try JSONTexts(file), file: file.path).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    ARBWriter(exchange).writing()
  }
}
