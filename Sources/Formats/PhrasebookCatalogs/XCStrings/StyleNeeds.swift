internal import CatalogJSON
internal import PhrasebookModel

/// The parts of a style that are needed to write some values.
struct StyleNeeds: Equatable {
  /// The shapes of containers with parts.
  var shapes = ShapeSet()
  /// Whether there are containers without.
  var emptyObject = false
  var emptyArray = false

  init() {}

  /// The parts for writing a value.
  init(_ value: CatalogValue, _ shape: CatalogShape) { add(value, shape) }

  private mutating func add(_ value: CatalogValue, _ shape: CatalogShape) {
    switch value {
    case .localization(let localization) where localization.isOnlyText:
      shapes[.localization] = true
      shapes[.stringUnit] = true
    case .localizations(let localizations) where !localizations.isEmpty:
      shapes[shape] = true
      for localization in localizations.values { add(.localization(localization), .localization) }
    default:
      if let members = value.members {
        if members.isEmpty { emptyObject = true } else { shapes[shape] = true }
        for member in members { add(member.value, shape.member(named: member.name)) }
      } else if let elements = value.elements {
        if elements.isEmpty { emptyArray = true } else { shapes[shape] = true }
        for element in elements { add(element, .unknown) }
      }
    }
  }
}
