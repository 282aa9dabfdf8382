package import PhrasebookModel
import PhrasebookSync

/// A summary of one key of one table for a person who works on it.
package struct KeySummary: Sendable {
  /// A string in one language.
  package struct Text: Sendable, Hashable {
    package var language: String
    /// The variation, such as `plural.one`; empty for the string itself.
    package var variation: String
    package var value: String
    /// Nil if the key is its own text.
    package var state: State?
    package var isSource: Bool
  }

  package var key: String
  package var table: String
  /// The catalog, absolute.
  package var catalog: String
  package var comment: String?
  package var extractionState: ExtractionState?
  package var shouldTranslate: Bool
  /// In the source language first, then in the order of the languages.
  package var texts: [Text]
  /// The languages of the catalog that lack a string.
  package var missing: [String]

  /// The text in a language, or in the source language if it is missing: its first form
  /// for a text that varies.
  package func text(in language: String) -> String? {
    let own = texts.filter { $0.language == language }
    return
      (own.first { $0.variation.isEmpty } ?? own.first { $0.variation.hasSuffix("other") }
      ?? own.first)?.value
  }

  /// The text in the source language.
  package var sourceText: String? { texts.first { $0.isSource }.flatMap { text(in: $0.language) } }
}

extension LiveSnapshot {
  /// The summaries of a key, one for each catalog that has it.
  package func summaries(of key: KeyReference) -> [KeySummary] {
    holders(of: key).compactMap { summary(of: key.key, in: $0) }
  }

  /// The summary of a key of one catalog; nil if the catalog does not have it.
  package func summary(of key: String, in table: Table) -> KeySummary? {
    guard let entry = table.catalog[key],
      let forms = try? Edits.get(key, from: table.catalog)
    else { return nil }
    let source = table.catalog.sourceLanguage
    let order = Dictionary(
      table.languages.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { a, _ in a })
    let sorted = forms.enumerated().sorted { a, b in
      let first = (order[a.element.language] ?? .max, a.offset)
      return first < (order[b.element.language] ?? .max, b.offset)
    }.map(\.element)
    let known = Set(forms.map(\.language))
    return KeySummary(
      key: key, table: table.name, catalog: table.path, comment: entry.comment,
      extractionState: entry.extractionState, shouldTranslate: entry.shouldTranslate != false,
      texts: sorted.map { form in
        KeySummary.Text(
          language: form.language, variation: form.path.description, value: form.value,
          state: form.state, isSource: form.language == source)
      },
      missing: entry.shouldTranslate == false
        ? [] : table.languages.filter { !known.contains($0) })
  }
}
