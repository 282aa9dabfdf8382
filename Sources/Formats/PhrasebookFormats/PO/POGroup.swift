internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The units of an exchange that one message of a PO file holds: one text, or its forms by number.
struct POGroup {
  var key: String
  /// The way to the text, without the plural category.
  var path: VariationPath
  /// A category for each unit; empty if there is but one text.
  var categories: [PluralCategory] = []
  var units: [ExchangeUnit]

  var isPlural: Bool { !categories.isEmpty }

  /// The groups of a table in the order of its units.
  ///
  /// - Parameter known: The plural categories of the language. Other forms, such as Apple's `zero`
  ///   in English, are messages of their own, so that `nplurals` is the language's.
  static func groups(of units: [ExchangeUnit], known: Set<PluralCategory>) -> [POGroup] {
    var groups: [POGroup] = []
    for unit in units {
      let category = unit.path.pluralCategory.flatMap { known.contains($0) ? $0 : nil }
      let place = category.flatMap { category in
        groups.indices.reversed().prefix { groups[$0].key.isExactly(unit.key) }.first {
          groups[$0].isPlural && groups[$0].path == unit.path.withoutLast
            && !groups[$0].categories.contains(category)
        }
      }
      if let category, let place {
        groups[place].categories.append(category)
        groups[place].units.append(unit)
      } else if let category {
        groups.append(
          POGroup(
            key: unit.key, path: unit.path.withoutLast, categories: [category], units: [unit]))
      } else {
        groups.append(POGroup(key: unit.key, path: unit.path, units: [unit]))
      }
    }
    return groups
  }

  /// The path for a context: that of the form `other` if there are several.
  var spelledPath: String {
    path == VariationPath() || !isPlural
      ? path.exchanged : path.appending(CatalogVariation.plural.text, "other").exchanged
  }

  /// Reads a path of a context; nil if it is invalid.
  static func path(spelled text: String, isPlural: Bool) -> VariationPath? {
    guard !text.isEmpty else { return VariationPath() }
    guard let path = VariationPath(exchanged: text) else { return nil }
    guard isPlural else { return path }
    return path.pluralCategory == nil ? nil : path.withoutLast
  }

  /// The name of a form within its message.
  static func formName(_ path: VariationPath) -> String {
    path.pluralCategory?.rawValue ?? "text"
  }

  /// The unit of a category.
  func unit(_ category: PluralCategory) -> ExchangeUnit? {
    categories.firstIndex(of: category).map { units[$0] }
  }
}

extension VariationPath {
  /// The plural category at the end of the path; nil if absent.
  var pluralCategory: PluralCategory? {
    guard let last = steps.last, last.kind == CatalogVariation.plural.text else { return nil }
    return PluralCategory(rawValue: last.name)
  }

  var withoutLast: VariationPath {
    VariationPath(substitution: substitution, steps: Array(steps.dropLast()))
  }
}
