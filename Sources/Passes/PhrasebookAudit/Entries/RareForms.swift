import CatalogJSON
import PhrasebookModel

/// The languages of a catalog that use plural categories that texts seldom need, such as `many` of
/// French, and the first key of each with plural variations.
struct RareForms: Equatable, Sendable {
  private var users: Set<String> = []
  private var firsts: [String: String] = [:]

  /// Plural variations of a key in a language that has a rare category.
  struct Use: Equatable, Sendable {
    var key: String
    var language: String
    /// Whether the rare category has a form.
    var hasRare: Bool
  }

  /// - Parameter uses: In the order of the keys.
  init(_ uses: some Sequence<Use>) {
    for use in uses {
      if use.hasRare {
        users.insert(use.language)
      } else if firsts[use.language] == nil {
        firsts[use.language] = use.key
      }
    }
  }

  /// The uses of one entry.
  static func uses(of key: String, _ entry: Entry) -> [Use] {
    var uses: [Use] = []
    for (tag, localization) in entry.localizations
    where PluralHabits.millions.contains(base(of: tag)) {
      localization.eachVariation { _, kind, cases in
        guard kind == CatalogVariation.plural.text, cases["other"] != nil else { return }
        uses.append(Use(key: key, language: tag, hasRare: cases["many"] != nil))
      }
    }
    return uses
  }

  private static func base(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Whether the lack of a form is reported for a text.
  func reports(_ category: String, for localized: Localized) -> Bool {
    let tag = localized.language.tag
    return category != "many" || users.contains(tag) || firsts[tag] == localized.entry.key
  }
}
