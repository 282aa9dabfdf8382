internal import CICU

extension TextBuilder {
  /// Appends a whole number with its sign, in the language's digits.
  mutating func appendWhole(
    _ value: some FixedWidthInteger, _ specifier: FormatSpecifier, _ width: Int?, _ precision: Int?
  ) {
    let value = Int64(exactly: value).map { Self.cut($0, specifier.length) }
    guard let value else { return }
    appendDigits(
      of: value.magnitude, isNegative: value < 0, specifier, width, precision, isLocalized: true)
  }

  /// Appends a whole number that the code gave without a sign.
  mutating func appendWhole(
    _ value: UInt64, _ specifier: FormatSpecifier, _ width: Int?, _ precision: Int?
  ) {
    appendDigits(
      of: Self.cut(value, specifier.length), isNegative: false, specifier, width, precision,
      isLocalized: true)
  }

  /// Appends a signed number for an unsigned specifier, as C does: a negative number is shown as
  /// its bits, 32 if that is enough.
  mutating func appendUnsigned(
    _ value: Int64, _ specifier: FormatSpecifier, _ width: Int?, _ precision: Int?
  ) {
    let cut = Self.cut(value, specifier.length)
    let magnitude: UInt64 =
      switch specifier.length {
      case .char: UInt64(UInt8(truncatingIfNeeded: cut))
      case .short: UInt64(UInt16(truncatingIfNeeded: cut))
      case .natural:
        cut < 0 && cut >= Int32.min
          ? UInt64(UInt32(truncatingIfNeeded: cut)) : UInt64(bitPattern: cut)
      }
    appendUnsigned(magnitude: magnitude, specifier, width, precision)
  }

  /// Appends a number without a sign: decimal in the language's digits, or hexadecimal or octal.
  mutating func appendUnsigned(
    magnitude: UInt64, _ specifier: FormatSpecifier, _ width: Int?, _ precision: Int?
  ) {
    let radix: Int
    switch specifier.conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): radix = 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): radix = 8
    default:
      appendDigits(
        of: magnitude, isNegative: false, specifier, width, precision, isLocalized: true)
      return
    }
    let isUpper = specifier.conversion == UInt8(ascii: "X")
    var digits = String(magnitude, radix: radix, uppercase: isUpper)
    if let precision, digits.utf8.count < precision {
      digits = String(repeating: "0", count: precision - digits.utf8.count) + digits
    }
    var prefix = ""
    if specifier.isAlternative, magnitude != 0 {
      if radix == 16 { prefix = isUpper ? "0X" : "0x" } else if digits.first != "0" { prefix = "0" }
    }
    if let width, specifier.hasZeros, !specifier.isLeft, precision == nil {
      let missing = width - prefix.utf8.count - digits.utf8.count
      if missing > 0 { digits = String(repeating: "0", count: missing) + digits }
    }
    out.append(prefix)
    out.append(digits)
  }

  /// Appends a number with a fraction.
  mutating func appendFraction(
    _ value: Double, _ specifier: FormatSpecifier, _ width: Int?, _ precision: Int?
  ) {
    Self.withASCII(value, specifier, precision) { ascii in
      let isHexadecimal = specifier.conversion | 0x20 == UInt8(ascii: "a")
      guard !isHexadecimal else {
        if specifier.hasPlus, ascii.first != UInt8(ascii: "-") { out.append(UInt8(ascii: "+")) }
        out.append(ascii)
        return
      }
      let isNegative = ascii.first == UInt8(ascii: "-")
      let hasExponent = ascii.contains { $0 | 0x20 == UInt8(ascii: "e") }
      appendSigned(
        UnsafeBufferPointer(rebasing: ascii.dropFirst(isNegative ? 1 : 0)),
        isNegative: isNegative, specifier, zeros: value.isFinite ? width : nil,
        isGrouped: !hasExponent)
    }
  }

  /// Lends a number as C writes it.
  static func withASCII<Result>(
    _ value: Double, _ specifier: FormatSpecifier, _ precision: Int?,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    // The longest number has 309 digits before the point.
    let capacity = 340 + (precision ?? 6)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      let length = buffer.withMemoryRebound(to: CChar.self) { buffer in
        buffer.baseAddress.map {
          phrasebook_write_double(
            value, CChar(bitPattern: specifier.conversion), specifier.isAlternative,
            Int32(precision ?? -1), $0, Int32(capacity))
        } ?? 0
      }
      return body(UnsafeBufferPointer(rebasing: buffer[..<Int(length)]))
    }
  }

  private mutating func appendDigits(
    of magnitude: UInt64, isNegative: Bool, _ specifier: FormatSpecifier, _ width: Int?,
    _ precision: Int?, isLocalized: Bool
  ) {
    let capacity = max(precision ?? 0, 20)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { digits in
      var first = capacity
      var rest = magnitude
      repeat {
        first -= 1
        digits[first] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      while capacity - first < precision ?? 0 {
        first -= 1
        digits[first] = 0x30
      }
      appendSigned(
        UnsafeBufferPointer(rebasing: digits[first...]), isNegative: isNegative, specifier,
        zeros: precision == nil ? width : nil, isGrouped: true)
    }
  }

  /// Appends ASCII digits with a sign, padded with zeros if the specifier has the flag.
  private mutating func appendSigned(
    _ digits: UnsafeBufferPointer<UInt8>, isNegative: Bool, _ specifier: FormatSpecifier,
    zeros: Int?, isGrouped: Bool
  ) {
    let sign: UInt8? =
      isNegative ? UInt8(ascii: "-") : specifier.hasPlus ? UInt8(ascii: "+") : nil
    let width = specifier.hasZeros && !specifier.isLeft ? zeros ?? 0 : 0
    let missing = max(0, width - digits.count - (sign == nil ? 0 : 1))
    guard sign != nil || missing > 0 else {
      numbers.append(digits, isGrouped: isGrouped, to: &out)
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digits.count + missing + 1) { room in
      var ascii = TextBuffer(in: room)
      if let sign { ascii.append(sign) }
      ascii.append(0x30, count: missing)
      ascii.append(digits)
      numbers.append(
        UnsafeBufferPointer(rebasing: room[..<ascii.count]), isGrouped: isGrouped, to: &out)
    }
  }

  /// The part of a number that a specifier shows if it takes only one or two bytes.
  private static func cut(_ value: Int64, _ length: FormatSpecifier.Length) -> Int64 {
    switch length {
    case .natural: value
    case .char: Int64(Int8(truncatingIfNeeded: value))
    case .short: Int64(Int16(truncatingIfNeeded: value))
    }
  }

  /// The part of a number that a specifier shows if it takes only one or two bytes.
  static func cut(_ value: UInt64, _ length: FormatSpecifier.Length) -> UInt64 {
    switch length {
    case .natural: value
    case .char: UInt64(UInt8(truncatingIfNeeded: value))
    case .short: UInt64(UInt16(truncatingIfNeeded: value))
    }
  }
}
