extension LanguageStep: CustomStringConvertible {
  /// The step as a sentence in English.
  package var description: String { text.sourceText }

  /// The step as a sentence that can be localized.
  package var text: Phrase {
    let isCompared = [.same, .renamed, .inherited].contains(rule)
    return isCompared && !passedOver.isEmpty ? "\(sentence); not as near: \(others)" : sentence
  }

  /// The sentence without the languages that were compared in vain.
  private var sentence: Phrase {
    let preference = preferred.map(Self.shown) ?? ""
    let chosen = language.map(Self.shown) ?? ""
    return switch rule {
    case .same: "\(preference): the app has \(chosen)"
    case .renamed: "\(preference): the app has it as \(chosen)"
    case .inherited where ancestor == nil || ancestor == language:
      "\(preference): inherits from \(chosen)"
    case .inherited where ancestor == preferred:
      "\(preference): the app has \(chosen), which inherits from it"
    case .inherited:
      "\(preference): \(chosen) is nearest, both inherit from \(ancestor ?? "")"
    case .exactElsewhere:
      "\(preference): also preferred, and the app has exactly this language: \(chosen) rather than \(others)"
    case .lastResort: "\(preference): nothing else matches, so \(chosen) is used"
    case .otherLanguage: "\(preference): the app does not have this language"
    case .unrelated: "\(preference): not related to \(others)"
    case .setAside: "\(preference): \(chosen) only if nothing else matches"
    case .unreadable: "\(preference): not a language identifier; skipped"
    case .refused: "\(preference): not preferred"
    case .wildcard: "\(preference): any other language, so \(chosen)"
    case .wordless: "nothing matches: \(chosen), which has no linguistic content"
    case .development: "nothing matches: \(chosen), the language the app is written in"
    case .first: "nothing matches: \(chosen), the first of the app's languages"
    }
  }

  /// The languages that were skipped, as many as a sentence lists.
  private var others: String {
    passedOver.prefix(Self.longestList).map(Self.shown).joined(separator: ", ")
      + (passedOver.count > Self.longestList ? ", …" : "")
  }

  /// The maximum number of languages in a sentence.
  private static let longestList = 8
  /// The maximum length of an identifier in a sentence, in characters.
  private static let longestName = 40

  /// Returns an identifier that is safe to show: it may come from a request, and be of any length.
  private static func shown(_ identifier: String) -> String {
    let name = identifier.prefix(longestName)
    let text = name.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : String(scalar)
    }.joined()
    let end = name.endIndex < identifier.endIndex ? "…" : ""
    return text.isEmpty ? "\"\"" : text + end
  }
}
