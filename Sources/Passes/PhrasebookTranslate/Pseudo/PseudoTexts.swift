internal import Phrasebook
package import PhrasebookModel

/// Distinguishes pseudo-localized texts from texts that a person has written.
package enum PseudoTexts {
  /// Whether it is a pseudo-language by its name: `en-XA`, `ar-XB`, `en-x-double`.
  package static func isPseudo(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
    return parts.contains { ["x", "xa", "xb"].contains($0) }
  }

  /// The first text of a language that is not pseudo-localized; nil if absent.
  package static func foreignText(in catalog: Catalog, language: String) -> String? {
    for (key, entry) in catalog.entries {
      guard let own = entry.localizations[language]?.texts.filter(\.isSettled), !own.isEmpty else {
        continue
      }
      let texts = entry.localizations[catalog.sourceLanguage]?.texts ?? []
      let isFormatted = WantedEntry.isFormatted(key, texts.map(\.value))
      var sources = texts.map { (path: $0.path.exchanged, text: $0.value) }
      sources += [key, FormatString(key).numbered ?? key].map { ("", $0) }
      let made = Set(
        sources.flatMap { source in
          let context = PieceContext(
            table: "", key: key, path: source.path, isFormatted: isFormatted)
          return [ExactString(source.text)]
            + PseudoStyle.allCases.map {
              ExactString(PseudoTranslator.text(of: source.text, context, $0))
            }
        })
      if let foreign = own.first(where: { !made.contains(ExactString($0.value)) }) {
        return foreign.value
      }
    }
    return nil
  }
}
