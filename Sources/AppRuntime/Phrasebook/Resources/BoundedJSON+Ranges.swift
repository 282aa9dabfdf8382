extension BoundedJSON {
  /// The most digits that a style of Foundation's can ask for (swift-foundation,
  /// `NumberFormatStyleConfiguration.Precision`).
  private static let mostDigits = 999.0

  /// Whether the lengths and ranges of digits in a style are valid: they start at zero or above, do
  /// not exceed what Foundation writes, and have ordered bounds. Foundation traps on others.
  static func hasSoundRanges(_ object: [String: BoundedJSON]) -> Bool {
    object.allSatisfy { name, value in
      guard countsDigits(name), case .number(let number) = value else { return true }
      guard 0...mostDigits ~= number else { return false }
      guard let most = upperName(of: name), case .number(let most)? = object[most] else {
        return true
      }
      return number <= most
    } && hasSoundZeros(object)
  }

  /// A duration's zeros are written in the digits that all its values are (swift-foundation,
  /// `Duration.UnitsFormatStyle`).
  private static func hasSoundZeros(_ object: [String: BoundedJSON]) -> Bool {
    guard case .object(let zeros)? = object["zeroValueUnitsDisplay"],
      case .number(let length)? = zeros["length"],
      case .array(let limits)? = object["valueLengthLimits"], case .number(let most)? = limits.last
    else { return true }
    return length <= most
  }

  /// Whether a number replaces the missing end of a range, as in `valueLengthLimits: 3...`.
  static func isOpenEnd(_ number: Double, at path: [any CodingKey]) -> Bool {
    number == Double(Int.max) && path.dropLast().last?.stringValue == "valueLengthLimits"
  }

  /// Whether a member of a style is a length or a count: `minimumLength`, `maxFractionalLength`,
  /// `fractionalSecondsLength`, `maximumUnitCount`, `paddingForLargestField`.
  private static func countsDigits(_ name: String) -> Bool {
    name.hasPrefix("min") || name.hasPrefix("max") || name.hasPrefix("padding")
      || name.hasSuffix("Length") || name == "length"
  }

  /// `maxX` for `minX`, `maximumX` for `minimumX`.
  private static func upperName(of name: String) -> String? {
    if name.hasPrefix("minimum") { return "maximum\(name.dropFirst(7))" }
    return name.hasPrefix("min") ? "max\(name.dropFirst(3))" : nil
  }
}
