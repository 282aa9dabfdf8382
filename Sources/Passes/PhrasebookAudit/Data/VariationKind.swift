internal import CatalogJSON
internal import Phrasebook

/// The names of variations in Xcode.
enum VariationKind {
  static let plurals = PluralCategory.allCases.map(\.rawValue)
  static let devices = DeviceKind.allCases.map(\.rawValue)
  static let kinds = CatalogVariation.allCases.map(\.rawValue)
}
