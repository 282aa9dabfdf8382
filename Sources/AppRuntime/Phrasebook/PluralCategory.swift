/// The classes that languages sort numbers into, as CLDR names them.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable, Codable {
  case zero, one, two, few, many, other
}
