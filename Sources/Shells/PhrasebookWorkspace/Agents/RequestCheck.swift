import PhrasebookModel
import PhrasebookProjects

/// Refuses requests that would find nothing because of a mistake in them, which must not look like nothing to do.
struct RequestCheck {
  let snapshot: LiveSnapshot

  /// Refuses a language that neither a catalog nor CLDR has.
  func language(_ language: String) throws(AgentFailure) {
    let isUsed = snapshot.tables.contains { table in
      table.languages.contains { LanguageSpelling.isSame($0, language) }
    }
    if !isUsed, KnownLanguages.problem(language) != nil { throw .unknownLanguage(language) }
  }

  /// Refuses a key that neither a catalog nor a call has.
  func key(_ key: String) throws(AgentFailure) {
    guard snapshot.holders(of: key).isEmpty, snapshot.sites(of: key).isEmpty else { return }
    throw AgentFailure(
      english: "no catalog and no code has the key \(key.quoted); find_keys searches for keys")
  }
}

extension AgentFailure {
  static func unknownLanguage(_ language: String) -> AgentFailure {
    AgentFailure(english: "\(language.quoted) is not a known language; use a tag such as fr")
  }
}
