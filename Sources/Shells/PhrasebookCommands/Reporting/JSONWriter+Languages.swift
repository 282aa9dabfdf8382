import Phrasebook

extension JSONWriter {
  /// The answer of `languages`: none where no preference is met, and then what an app falls back to.
  mutating func languages(_ match: LanguageMatch, explained choice: LanguageChoice? = nil) {
    object { json in
      json.member("languages", match.matches) { $0.string($1) }
      json.member("preferred", match.preferred)
      if match.matches.isEmpty { json.member("fallback", match.language) }
      json.member("locale", match.locale)
      if let choice { json.member("steps", choice.steps) { $0.step($1) } }
    }
  }

  /// One step of the choice of a language.
  mutating func step(_ step: LanguageStep) {
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
