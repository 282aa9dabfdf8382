extension LanguageStep: CustomStringConvertible {
  /// The step as a sentence for a person.
  public var description: String {
    let wish = preferred.map(Self.shown) ?? ""
    let chosen = language.map(Self.shown) ?? ""
    let others = passedOver.prefix(Self.longestList).map(Self.shown).joined(separator: ", ")
    let more = passedOver.count > Self.longestList ? ", …" : ""
    let instead = passedOver.isEmpty ? "" : "; not as near: \(others)\(more)"
    return switch rule {
    case .same: "\(wish): the app has \(chosen)\(instead)"
    case .renamed: "\(wish): the app has it as \(chosen)\(instead)"
    case .inherited where ancestor == nil || ancestor == language:
      "\(wish): inherits from \(chosen)\(instead)"
    case .inherited where ancestor == preferred:
      "\(wish): the app has \(chosen), which inherits from it\(instead)"
    case .inherited:
      "\(wish): \(chosen) is nearest, both inherit from \(ancestor ?? "")\(instead)"
    case .exactElsewhere:
      "\(wish): preferred too, and the app has just that: \(chosen) rather than \(others)"
    case .lastResort: "\(wish): nothing else matches, so \(chosen) serves"
    case .otherLanguage: "\(wish): the app has nothing of this language"
    case .unrelated: "\(wish): not related to \(others)\(more)"
    case .setAside: "\(wish): \(chosen) only if nothing else matches"
    case .unreadable: "\(wish): not an identifier of a language, passed over"
    case .wordless: "nothing matches: \(chosen), which has no words"
    case .development: "nothing matches: \(chosen), the language the app is written in"
    case .first: "nothing matches: \(chosen), the first of the app's languages"
    }
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
