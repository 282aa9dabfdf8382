package import PhrasebookWorkspace
package import Phrasebook

extension JSONWriter {
  /// The result of `languages`. If no preference matches, it is the development language if given,
  /// otherwise empty, with the language that an app would fall back to.
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
