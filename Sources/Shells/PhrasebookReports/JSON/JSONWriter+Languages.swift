import PhrasebookProjects
package import PhrasebookWorkspace
package import Phrasebook

extension JSONWriter {
  /// The answer of `languages`. Where no preference is met, that is the language the app is written in
  /// if it is told, and else none, beside what an app would fall back to.
  package mutating func languages(
    _ match: LanguageMatch, hasDevelopment: Bool, explained steps: [LanguageStep]? = nil
  ) {
    object { json in
      let languages = hasDevelopment ? match.languages : match.matches
      json.member("languages", languages) { $0.string($1) }
      json.member("preferred", match.preferred)
      if languages.isEmpty { json.member("fallback", match.language) }
      json.member("locale", match.locale)
      if let steps { json.member("steps", steps) { $0.step($1) } }
    }
  }

  /// One step of the choice of a language.
  package mutating func step(_ step: LanguageStep) {
    object { json in
      json.member("rule", step.rule.rawValue)
      json.member("preferred", step.preferred)
      json.member("language", step.language)
      json.member("ancestor", step.ancestor)
      if !step.passedOver.isEmpty { json.member("passedOver", step.passedOver) { $0.string($1) } }
      json.member("text", step.description)
    }
  }
}
