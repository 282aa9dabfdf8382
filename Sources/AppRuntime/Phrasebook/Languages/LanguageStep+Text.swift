extension LanguageStep: CustomStringConvertible {
  /// The step as a sentence for a person, in English.
  public var description: String { text.sourceText }

  /// The step as a sentence for a person, in whatever language it will be read.
  package var text: Phrase {
    let isCompared = [.same, .renamed, .inherited].contains(rule)
    return isCompared && !passedOver.isEmpty ? "\(sentence); not as near: \(others)" : sentence
  }

  /// What became of the preference, without those that it was compared with in vain.
  private var sentence: Phrase {
    let wish = preferred.map(Self.shown) ?? ""
    let chosen = language.map(Self.shown) ?? ""
    return switch rule {
    case .same: "\(wish): the app has \(chosen)"
    case .renamed: "\(wish): the app has it as \(chosen)"
    case .inherited where ancestor == nil || ancestor == language:
      "\(wish): inherits from \(chosen)"
    case .inherited where ancestor == preferred:
      "\(wish): the app has \(chosen), which inherits from it"
    case .inherited:
      "\(wish): \(chosen) is nearest, both inherit from \(ancestor ?? "")"
    case .exactElsewhere:
      "\(wish): preferred too, and the app has just that: \(chosen) rather than \(others)"
    case .lastResort: "\(wish): nothing else matches, so \(chosen) serves"
    case .otherLanguage: "\(wish): the app has nothing of this language"
    case .unrelated: "\(wish): not related to \(others)"
    case .setAside: "\(wish): \(chosen) only if nothing else matches"
    case .unreadable: "\(wish): not an identifier of a language, passed over"
    case .refused: "\(wish): not wanted"
    case .wildcard: "\(wish): any other language, so \(chosen)"
    case .wordless: "nothing matches: \(chosen), which has no words"
    case .development: "nothing matches: \(chosen), the language the app is written in"
    case .first: "nothing matches: \(chosen), the first of the app's languages"
    }
  }

  /// The languages that were passed over, as far as a sentence names them.
  private var others: String {
    passedOver.prefix(Self.longestList).map(Self.shown).joined(separator: ", ")
      + (passedOver.count > Self.longestList ? ", …" : "")
  }

  /// How many of the app's languages a sentence names.
  private static let longestList = 8
  /// How much of an identifier a sentence shows, in characters.
  private static let longestName = 40

  /// An identifier as far as it can be shown: what a stranger sent may be endless.
  private static func shown(_ identifier: String) -> String {
    let name = identifier.prefix(longestName)
    let text = name.unicodeScalars.map { scalar in
      scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value ? "\u{FFFD}" : String(scalar)
    }.joined()
    let end = name.endIndex < identifier.endIndex ? "…" : ""
    return text.isEmpty ? "\"\"" : text + end
  }
}
