internal import Foundation

/// A style of Foundation's that crosses to another process under a name, so that the value is
/// formatted for its reader there. No type is looked up by a name that came from outside.
struct StyledKind: Sendable {
  let name: String
  /// Writes a value of this kind; false for one of another.
  let encode: @Sendable (any StyledArgument, any Encoder) throws -> Bool
  let decode: @Sendable (any Decoder) throws -> any StyledArgument

  private init<Style: FormatStyle & Sendable>(_ name: String, _ style: Style.Type)
  where
    Style.FormatInput: Codable & Equatable & Sendable, Style.FormatOutput == String
  {
    self.name = name
    encode = { argument, encoder in
      guard let argument = argument as? StyledValue<Style> else { return false }
      var members = encoder.container(keyedBy: Member.self)
      try members.encode(name, forKey: .style)
      try members.encode(argument.value, forKey: .value)
      try members.encode(argument.style, forKey: .format)
      return true
    }
    decode = { decoder in
      let members = try decoder.container(keyedBy: Member.self)
      return StyledValue(
        try members.decode(Style.FormatInput.self, forKey: .value),
        try members.decode(Style.self, forKey: .format))
    }
  }

  enum Member: String, CodingKey {
    case style, value, format
  }

  /// The kinds that are known by name. A name is never changed: older processes send it.
  static let all: [StyledKind] = [
    StyledKind("date", Date.FormatStyle.self),
    StyledKind("date.iso8601", Date.ISO8601FormatStyle.self),
    StyledKind("date.verbatim", Date.VerbatimFormatStyle.self),
    StyledKind("integer", IntegerFormatStyle<Int>.self),
    StyledKind("integer.percent", IntegerFormatStyle<Int>.Percent.self),
    StyledKind("integer.currency", IntegerFormatStyle<Int>.Currency.self),
    StyledKind("double", FloatingPointFormatStyle<Double>.self),
    StyledKind("double.percent", FloatingPointFormatStyle<Double>.Percent.self),
    StyledKind("double.currency", FloatingPointFormatStyle<Double>.Currency.self),
    StyledKind("decimal", Decimal.FormatStyle.self),
    StyledKind("decimal.percent", Decimal.FormatStyle.Percent.self),
    StyledKind("decimal.currency", Decimal.FormatStyle.Currency.self),
    StyledKind("bytes", ByteCountFormatStyle.self),
    StyledKind("duration.units", Duration.UnitsFormatStyle.self),
    StyledKind("duration.time", Duration.TimeFormatStyle.self),
    StyledKind("list", ListFormatStyle<StringStyle, [String]>.self),
  ]

  static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
