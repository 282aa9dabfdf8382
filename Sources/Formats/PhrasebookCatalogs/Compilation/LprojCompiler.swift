internal import CatalogJSON
internal import Phrasebook
package import PhrasebookModel

/// Takes the texts out of a catalog that an app may show, language by language.
package struct LprojCompiler {
  private let catalog: Catalog
  private let path: String
  private let wanted: Set<String>?
  package private(set) var diagnostics: [Diagnostic] = []
  private var places: [ExactString: Int] = [:]
  private var isChecking = false
  /// Sorted by name once all is compiled.
  package private(set) var languages: [LprojLanguage] = []

  package init(_ catalog: Catalog, path: String, languages: Set<String>?) {
    self.catalog = catalog
    self.path = path
    wanted = languages
  }

  /// Reports errors in the catalog for any output, without changing it.
  package mutating func check() {
    isChecking = true
    for (key, entry) in catalog.entries { add(key, entry) }
  }

  package mutating func compile() {
    for (key, entry) in catalog.entries { add(key, entry) }
    languages.sort { $0.name.precedes($1.name) }
    for index in languages.indices {
      languages[index].texts.sort { $0.key.precedes($1.key) }
      languages[index].dictionaries.sort { $0.key.precedes($1.key) }
    }
  }

  private mutating func add(_ key: String, _ entry: Entry) {
    let source = entry.localizations[catalog.sourceLanguage]?.stringUnit?.value
    for (language, localization) in entry.localizations {
      guard wanted?.contains(language) ?? true else { continue }
      if isChecking, !localization.hasParts { continue }
      let isSource = language == catalog.sourceLanguage
      guard isSource || entry.shouldTranslate != false else { continue }
      guard var shown = localization.shown(isSource: isSource) else { continue }
      if isSource { checkCompleteness(shown, key, language) }
      let unknown = shown.unknownParts
      if !unknown.isEmpty {
        for problem in unknown { report(problem, key, language) }
        let known = localization.withoutUnknownParts.shown(isSource: isSource)
        guard let known else { continue }
        shown = known
      }
      // The next language fills the gaps of a language; in the source language, a gap is an error.
      if localization.hasParts,
        let gap = shown.gap(in: localization, language: isSource ? nil : language)
      {
        report(gap, key, language)
        continue
      }
      var writer = StringsDictWriter(key: key, source: source)
      let value = writer.value(of: shown)
      for problem in writer.problems { report(problem, key, language) }
      if let value, !isChecking { add(key, value, language) }
    }
  }

  private mutating func add(_ key: String, _ value: PropertyListValue, _ language: String) {
    guard let index = index(of: language) else { return }
    if let text = value.text {
      languages[index].texts.append((key, text))
      return
    }
    languages[index].dictionaries.append((key, value))
    // A device without a form of its own finds the others' in the plain table too.
    if let text = value[StringsDictKeys.device]?["other"]?.text {
      languages[index].texts.append((key, text))
    }
  }

  /// The place of a language; nil for a name that no folder can have.
  private mutating func index(of language: String) -> Int? {
    if let known = places[ExactString(language)] { return known < 0 ? nil : known }
    guard LprojPath.isName(language) else {
      places[ExactString(language)] = -1
      diagnostics.append(
        Diagnostic(
          .error, "\(path): the language \(language.quoted) cannot be the name of a folder"))
      return nil
    }
    languages.append(LprojLanguage(name: language))
    places[ExactString(language)] = languages.count - 1
    return languages.count - 1
  }

  /// Apple's compiler requires all forms only of the source language; every language needs `other`.
  private mutating func checkCompleteness(
    _ localization: Localization, _ key: String, _ language: String
  ) {
    let parts =
      [(VariationPath(), localization.variations)]
      + localization.substitutions.map {
        (VariationPath(substitution: $0.name), $0.value.variations)
      }
    for (path, variations) in parts {
      guard let plural = variations?.kinds[CatalogVariation.plural.text], plural["other"] == nil
      else { continue }
      report(
        StringsDictWriter.Problem(
          kind: .error, path: path, reason: "Plural variation has no form 'other'; add it"),
        key, language)
    }
  }

  private mutating func report(
    _ problem: StringsDictWriter.Problem, _ key: String, _ language: String
  ) {
    // Another output can represent what a dictionary cannot.
    if isChecking, problem.kind == .loss { return }
    let steps = problem.path.steps.flatMap { [$0.kind, $0.name] }
    let head = problem.path.substitution.map { [CatalogField.substitutions.text, $0] } ?? []
    let suffix = problem.path == VariationPath() ? "" : "|==|\(problem.path)"
    let reason: Phrase =
      problem.kind == .loss ? "\(problem.reason); skipped" : problem.reason
    diagnostics.append(
      Diagnostic(
        problem.kind == .error ? .error : .warning,
        "\(reason) (\(language): \(key)\(suffix))",
        at: catalog.location(of: key, language: language, path: head + steps)
          ?? Location(file: path, line: 1, column: 1)))
  }
}
