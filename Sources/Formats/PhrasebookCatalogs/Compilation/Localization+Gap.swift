internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

extension Localization {
  /// The untranslated part of a partly translated text, for which some number would have no text;
  /// nil if each has its text. The behaviour of Apple's loader for a dictionary with such a gap is
  /// not documented, so the entry is left to the next language.
  ///
  /// - Parameters:
  ///   - all: The localization as the catalog has it, with the texts that are not shown.
  ///   - language: Its language, whose numbers count; nil if forms that are missing are errors.
  func gap(in all: Localization, language: String?) -> StringsDictWriter.Problem? {
    if let problem = variations?.gap(VariationPath(), specifier: nil, language: language) {
      return problem
    }
    let texts = forms(language: "").map(\.value)
    let placeholders = texts.flatMap(\.placeholders).filter { $0.kind == .substitution }
    let named = Set(placeholders.compactMap(\.name))
    for (name, part) in all.substitutions where named.contains(name) {
      let path = VariationPath(substitution: name)
      guard let shown = substitutions[name] else {
        if part.variations == nil { continue }
        return StringsDictWriter.Problem(
          kind: .warning, path: path,
          reason: """
            Substitution '\(name)' has no translated form; the text is shown in another language
            """)
      }
      let problem = shown.variations?.gap(
        path, specifier: shown.formatSpecifier, language: language)
      if let problem { return problem }
    }
    return nil
  }
}

extension Variations {
  fileprivate func gap(
    _ path: VariationPath, specifier: String?, language: String?
  ) -> StringsDictWriter.Problem? {
    guard let language else { return nil }
    for (kind, cases) in kinds {
      if kind == CatalogVariation.plural.text,
        let missing = Self.missing(cases, specifier, language)
      {
        return StringsDictWriter.Problem(
          kind: .warning, path: path.appending(kind, missing.rawValue),
          reason: """
            Plural variation has no translated form '\(missing.rawValue)', which some numbers need; \
            they are shown in another language
            """)
      }
      for (name, form) in cases {
        let path = path.appending(kind, name)
        let problem = form.variations?.gap(path, specifier: specifier, language: language)
        if let problem { return problem }
      }
    }
    return nil
  }

  /// The category of some number that lacks a form; nil if each has one. Whole numbers of a few
  /// languages, Russian among them, need no `other`.
  private static func missing(
    _ cases: Members<Localization>, _ specifier: String?, _ language: String
  ) -> PluralCategory? {
    guard cases["other"] == nil else { return nil }
    let rules = PluralRules(language: language)
    let variations = Variations([CatalogVariation.plural.text: cases])
    let texts = Localization(variations: variations).forms(language: "")
    let type = specifier ?? texts.lazy.compactMap { $0.value.shownNumbers.first?.type }.first
    let isFraction = type?.last.map { "fFeEgGaA".contains($0) } ?? false
    guard rules.areKnown, !isFraction else { return .other }
    let numbers = PluralRules.everydayNumbers + [1_000, 1_000_000]
    return numbers.lazy.map { rules.category(for: $0) }.first { cases[$0.rawValue] == nil }
  }
}
