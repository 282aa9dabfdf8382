internal import Foundation

/// A format style of Foundation that is sent to another process under a name, so that the value is
/// formatted for the user there. Types are never looked up by a received name.
struct StyledKind: Sendable {
  let name: String
  private let valueType: any (Decodable & Sendable).Type
  private let styleType: any (Decodable & Sendable).Type
  /// Takes a value of this kind apart; nil for another kind.
  private let parts: @Sendable (any StyledArgument) -> (value: any Encodable, style: any Encodable)?
  private let accepts: @Sendable (any Decodable) -> Bool
  private let join: @Sendable (any Decodable, any Decodable) -> (any StyledArgument)?

  /// Only what needs the type is here: there are fifty of them, and the compiler writes this for each.
  private init<Style: FormatStyle & Sendable>(
    _ name: String, _ style: Style.Type,
    accepts: @escaping @Sendable (Style.FormatInput) -> Bool = { _ in true }
  )
  where
    Style.FormatInput: Codable & Equatable & Sendable, Style.FormatOutput == String
  {
    self.name = name
    valueType = Style.FormatInput.self
    styleType = Style.self
    parts = { ($0 as? StyledValue<Style>).map { ($0.value, $0.style) } }
    self.accepts = { ($0 as? Style.FormatInput).map(accepts) ?? false }
    join = { value, style in
      guard let value = value as? Style.FormatInput, let style = style as? Style else { return nil }
      return StyledValue(value, style)
    }
  }

  /// Encodes a value of this kind; returns false for another kind.
  func encode(_ argument: any StyledArgument, _ encoder: any Encoder) throws -> Bool {
    guard let (value, style) = parts(argument) else { return false }
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(name, forKey: .style)
    try members.encode(value, forKey: .value)
    try members.encode(style, forKey: .format)
    // For a process that does not know the style, or whose Foundation rejects it.
    try members.encode(argument.text(in: Localizer.current.formatLocale), forKey: .text)
    return true
  }

  func decode(_ decoder: any Decoder) throws -> any StyledArgument {
    let members = try decoder.container(keyedBy: Member.self)
    // Foundation would format a billion digits.
    let format = try members.decode(BoundedJSON.self, forKey: .format)
    let value = try members.decode(valueType, forKey: .value)
    let isAccepted = accepts(value)
    let style =
      isAccepted
      ? try (try? members.decode(styleType, forKey: .format))
        ?? format.withWholePrecision.decoded(as: styleType) : nil
    guard let style, let argument = join(value, style) else {
      throw DecodingError.dataCorruptedError(
        forKey: .value, in: members,
        debugDescription: "the value is beyond what the style '\(name)' can write")
    }
    return argument
  }

  enum Member: String, CodingKey {
    case style, value, format, text
  }

  /// The kinds that are known by name. A name is never changed: older processes send it.
  static let all: [StyledKind] =
    [
      StyledKind("date", Date.FormatStyle.self, accepts: isWritable),
      StyledKind("date.iso8601", Date.ISO8601FormatStyle.self, accepts: isWritable),
      StyledKind("date.verbatim", Date.VerbatimFormatStyle.self, accepts: isWritable),
      StyledKind("date.relative", Date.RelativeFormatStyle.self, accepts: isWritable),
      StyledKind("date.interval", Date.IntervalFormatStyle.self) {
        isWritable($0.lowerBound) && isWritable($0.upperBound)
      },
      StyledKind("double", FloatingPointFormatStyle<Double>.self),
      StyledKind("double.percent", FloatingPointFormatStyle<Double>.Percent.self),
      StyledKind("double.currency", FloatingPointFormatStyle<Double>.Currency.self),
      StyledKind("float", FloatingPointFormatStyle<Float>.self),
      StyledKind("float.percent", FloatingPointFormatStyle<Float>.Percent.self),
      StyledKind("float.currency", FloatingPointFormatStyle<Float>.Currency.self),
      StyledKind("decimal", Decimal.FormatStyle.self),
      StyledKind("decimal.percent", Decimal.FormatStyle.Percent.self),
      StyledKind("decimal.currency", Decimal.FormatStyle.Currency.self),
      StyledKind("bytes", ByteCountFormatStyle.self),
      StyledKind("duration.units", Duration.UnitsFormatStyle.self, accepts: isWritable),
      StyledKind("duration.time", Duration.TimeFormatStyle.self, accepts: isWritable),
      StyledKind("list", ListFormatStyle<StringStyle, [String]>.self),
    ] + integers(Int.self, named: "integer")
    + integers(Int8.self, named: "integer.int8") + integers(Int16.self, named: "integer.int16")
    + integers(Int32.self, named: "integer.int32") + integers(Int64.self, named: "integer.int64")
    + integers(UInt.self, named: "integer.uint") + integers(UInt8.self, named: "integer.uint8")
    + integers(UInt16.self, named: "integer.uint16")
    + integers(UInt32.self, named: "integer.uint32")
    + integers(UInt64.self, named: "integer.uint64")

  /// The styles of one type of whole numbers.
  private static func integers<Number: FixedWidthInteger & Codable & Sendable>(
    _ type: Number.Type, named name: String
  ) -> [StyledKind] {
    [
      StyledKind(name, IntegerFormatStyle<Number>.self),
      StyledKind("\(name).percent", IntegerFormatStyle<Number>.Percent.self),
      StyledKind("\(name).currency", IntegerFormatStyle<Number>.Currency.self),
    ]
  }

  /// Foundation traps on the longest durations: a hundred thousand years are enough.
  private static func isWritable(_ duration: Duration) -> Bool {
    let longest = Duration.seconds(3_200_000_000_000)
    return (.zero - longest...longest).contains(duration)
  }

  /// Foundation traps on the week of a year far back. `Date.distantPast` and `Date.distantFuture`
  /// are within.
  private static func isWritable(_ date: Date) -> Bool {
    date.timeIntervalSinceReferenceDate.magnitude <= 64_000_000_000
  }

  static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
