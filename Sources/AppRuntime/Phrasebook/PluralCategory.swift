/// A plural category of CLDR.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable, Codable {
  /// CLDR's categories; every language has `other`.
  case zero, one, two, few, many, other
}
