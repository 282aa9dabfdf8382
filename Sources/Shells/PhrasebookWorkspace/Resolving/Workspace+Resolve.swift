package import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The options of `resolve`.
package struct ResolveRequest: Sendable {
  package var key: String
  /// The only table; nil for all.
  package var table: String?
  /// The values of the placeholders, as typed.
  package var arguments: [String]
  /// The user's languages: a list, or an `Accept-Language` header; nil for those of the process.
  package var preferred: String?
  /// Whether the steps of the choice of the language are returned.
  package var explains: Bool

  package init(
    _ key: String, table: String? = nil, arguments: [String] = [], preferred: String? = nil,
    explains: Bool = false
  ) {
    self.key = key
    self.table = table
    self.arguments = arguments
    self.preferred = preferred
    self.explains = explains
  }
}

/// The string that a user would see for a key.
package struct ResolveResult: Sendable {
  package var resolution: Resolution
  package var steps: [LanguageStep]
  /// The catalog that the string was looked up in.
  package var file: String
  package var sourceLanguage: String
}

extension Workspace {
  /// Looks a key up as an app would.
  ///
  /// - Returns: Nil, with a diagnostic, if no catalog is found.
  package func resolve(_ request: ResolveRequest) throws(CancellationError) -> ResolveResult? {
    try perform(or: nil) {
      guard let file = try holder(of: request.key, table: request.table) else { return nil }
      let tables = try ModuleTables(beside: file, below: path, activity).source
      let languages = LanguageQuestion.Languages(request.preferred)
      let localizer =
        switch languages {
        case .list(let languages): Localizer(languages: languages, tables: tables)
        case .header: Localizer(acceptLanguage: request.preferred, tables: tables)
        }
      let values = TypedArguments(for: request.key, in: file.catalog).values(of: request.arguments)
      let steps =
        request.explains ? tables.matcher.map { languages.explained(by: $0) } ?? [] : []
      return ResolveResult(
        resolution: localizer.resolution(of: request.key, arguments: values, table: file.table),
        steps: steps, file: file.path, sourceLanguage: file.catalog.sourceLanguage)
    }
  }

  /// The catalog with a key; if none has it, the one that an app would look in.
  private func holder(
    of key: String, table: String?
  ) throws(CatalogChoice.Failure) -> OpenCatalog? {
    let choice = choice(table)
    let candidates = try choice.candidates()
    let holders = candidates.filter { $0.catalog[key] != nil }
    if holders.count > 1 { throw choice.ambiguous("the key \"\(key)\"", holders) }
    if let holder = holders.first { return holder }
    if !candidates.isEmpty {
      activity.report(Diagnostic(.warning, choice.unknown(key, among: candidates)))
    }
    return candidates.first { $0.table == "Localizable" } ?? candidates.first
  }
}
