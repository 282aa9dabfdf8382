/// Languages as gettext spells them: `pt_BR`, `sr@latin` for `sr-Latn`, `ca@valencia` for
/// `ca-valencia`.
///
/// Source: the manual of GNU gettext, "Locale Names", and the names in glibc's list of locales.
enum POLanguage {
  /// The modifier after the `@`, with its subtag.
  private static let modifiers = [
    ("latin", "Latn"), ("cyrillic", "Cyrl"), ("arabic", "Arab"), ("devanagari", "Deva"),
    ("hebrew", "Hebr"), ("shaw", "Shaw"), ("valencia", "valencia"), ("ijekavian", "ijekavsk"),
  ]

  /// A language as gettext spells it.
  static func gettext(_ language: String) -> String {
    var parts = language.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let found = modifiers.filter { parts.dropFirst().contains($0.1) }
    guard found.count == 1, let (modifier, subtag) = found.first else {
      return parts.joined(separator: "_")
    }
    parts.removeAll { $0 == subtag }
    return "\(parts.joined(separator: "_"))@\(modifier)"
  }

  /// A language as catalogs spell it: `sr_RS.UTF-8@latin` is `sr-Latn-RS`.
  static func catalog(_ name: String) -> String {
    let halves = name.split(separator: "@", maxSplits: 1).map(String.init)
    let base = (halves.first ?? "").prefix { $0 != "." }
    var parts = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
      .map(String.init)
    if halves.count == 2, let modifier = halves.last?.prefix(while: { $0 != "." }).lowercased() {
      // The euro modifier is about money; an unknown modifier is kept, so that it is reported.
      guard modifier != "euro" else { return parts.joined(separator: "-") }
      guard let subtag = modifiers.first(where: { $0.0 == modifier })?.1 else {
        return "\(parts.joined(separator: "-"))@\(modifier)"
      }
      let isScript = subtag.first?.isUppercase ?? false
      parts.insert(subtag, at: isScript ? min(1, parts.count) : parts.count)
    }
    return parts.joined(separator: "-")
  }
}
