import Phrasebook

/// The facts about one language of a catalog that checks need.
package final class LanguageTraits: Sendable {
  /// As the catalog spells it.
  package let tag: String
  /// The language without region and script: `pt` of `pt-BR`.
  package let base: String
  /// The script that its texts are written in.
  package let script: Script
  /// Every script that its texts may be made of.
  let scripts: ScriptSet
  /// Whether it is a pseudo-language: `en-XA`, `ar-XB`, `en-x-pseudo`.
  package let isPseudo: Bool
  /// The plural categories of the language.
  let categories: [String]
  /// Whether CLDR has plural rules for the language.
  let knowsPlurals: Bool
  /// The categories for only one whole number, with that number.
  let singles: [String: Int]

  init(tag: String) {
    self.tag = tag
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    base = parts.first?.lowercased() ?? ""
    script = LanguageScript.of(base: base, parts: parts.dropFirst())
    scripts = LanguageScript.all(script, base: base, parts: parts.dropFirst())
    isPseudo = parts.dropFirst().contains { ["xa", "xb", "xc", "x"].contains($0.lowercased()) }
    let rules = PluralRules(language: tag)
    categories = rules.categories.map(\.rawValue)
    var singles: [String: Int] = [:]
    var several: Set<String> = []
    for number in Array(0...121) + [1000, 1_000_000] where categories.count > 1 {
      let category = rules.category(for: number).rawValue
      if singles[category] == nil { singles[category] = number } else { several.insert(category) }
    }
    self.singles = singles.filter { !several.contains($0.key) && $0.value < 122 }
    knowsPlurals = categories.count > 1 || PluralHabits.onlyOther.contains(base)
  }
}

/// Languages by tag, each made once.
struct LanguageCache {
  private var languages: [String: LanguageTraits] = [:]

  subscript(tag: String) -> LanguageTraits {
    mutating get {
      if let known = languages[tag] { return known }
      let made = LanguageTraits(tag: tag)
      languages[tag] = made
      return made
    }
  }
}
