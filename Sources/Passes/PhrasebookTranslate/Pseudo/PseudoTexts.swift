internal import Phrasebook
package import PhrasebookModel

/// Tells what pseudo has made from what a person has written.
package enum PseudoTexts {
  /// Whether nobody speaks a language, by its name: `en-XA`, `ar-XB`, `en-x-double`.
  package static func isPseudo(_ language: String) -> Bool {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.dropFirst()
    return parts.contains { ["x", "xa", "xb"].contains($0) }
  }

  /// The first text of a language that pseudo did not make; nil where there is none.
  package static func foreignText(in catalog: Catalog, language: String) -> String? {
    for (key, entry) in catalog.entries {
      guard let own = entry.localizations[language]?.texts.filter(\.isSettled), !own.isEmpty else {
        continue
      }
      var sources = entry.localizations[catalog.sourceLanguage]?.texts.map(\.value) ?? []
      sources += [key, FormatString(key).numbered ?? key]
      let made = Set(
        sources.flatMap { source in
          [ExactString(source)]
            + PseudoStyle.allCases.map {
              ExactString(PseudoTranslator.text(of: source, key: key, $0))
            }
        })
      if let foreign = own.first(where: { !made.contains(ExactString($0.value)) }) {
        return foreign.value
      }
    }
    return nil
  }
}
