import PhrasebookModel

/// The languages of a catalog that use plural categories that texts seldom need, such as `many` of
/// French, and the first key of each with plural variations.
struct RareForms: Sendable {
  private var users: Set<String> = []
  private var firsts: [String: String] = [:]

  init(in catalog: Catalog) {
    for key in catalog.keys {
      for (tag, localization) in catalog[key]?.localizations ?? [:]
      where PluralHabits.millions.contains(Self.base(of: tag)) {
        localization.eachVariation { _, kind, cases in
          guard kind == "plural", cases["other"] != nil else { return }
          if cases["many"] != nil {
            users.insert(tag)
          } else if firsts[tag] == nil {
            firsts[tag] = key
          }
        }
      }
    }
  }

  private static func base(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// Whether the lack of a form is reported for a text.
  func says(_ category: String, for localized: Localized) -> Bool {
    let tag = localized.language.tag
    return category != "many" || users.contains(tag) || firsts[tag] == localized.entry.key
  }
}
