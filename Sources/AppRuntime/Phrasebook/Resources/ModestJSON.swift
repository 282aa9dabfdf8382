/// A JSON value from outside of which no number is large and no text long; decoding refuses any other.
struct ModestJSON: Decodable {
  /// More than any style says of digits, scales and options.
  private static let largestNumber = 100_000.0
  /// More than any identifier takes, in UTF-8 code units.
  private static let longestText = 1000

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { return nil }
  }

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Name.self) {
      for name in members.allKeys { _ = try members.decodeIfPresent(Self.self, forKey: name) }
      return
    }
    if var elements = try? decoder.unkeyedContainer() {
      while !elements.isAtEnd { _ = try elements.decodeIfPresent(Self.self) }
      return
    }
    let value = try decoder.singleValueContainer()
    let isModest =
      if let text = try? value.decode(String.self) {
        text.utf8.count <= Self.longestText
      } else if let number = try? value.decode(Double.self) {
        number.magnitude <= Self.largestNumber
      } else {
        true
      }
    guard isModest else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "a format style is beyond what any text needs")
    }
  }
}
