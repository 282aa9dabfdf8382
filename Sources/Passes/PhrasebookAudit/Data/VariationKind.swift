internal import Phrasebook

/// The names that Xcode knows for the forms of a text.
enum VariationKind {
  static let plurals = PluralCategory.allCases.map(\.rawValue)
  static let devices = DeviceKind.allCases.map(\.rawValue)
  static let kinds: [String] = ["plural", "device", "width"]
}
