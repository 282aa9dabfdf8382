internal import CICU

/// Writes the number of an argument in the format of a specifier and the digits of a language.
struct NumberWriter {
  let specifier: FormatSpecifier
  let width: Int?
  let precision: Int?
  let numbers: NumberLocale.Lent

  /// Appends a whole number with its sign.
  func append(signed value: Int64, to out: inout TextBuffer) {
    let value = cut(value)
    appendDecimal(value.magnitude, isNegative: value < 0, to: &out)
  }

  /// Appends a whole number that the code gave without a sign.
  func append(signed value: UInt64, to out: inout TextBuffer) {
    appendDecimal(cut(value), isNegative: false, to: &out)
  }

  /// Appends a signed number for an unsigned specifier, as C does: a negative number is shown as
  /// its bits, 32 if that is enough.
  func append(unsigned value: Int64, to out: inout TextBuffer) {
    let cut = cut(value)
    let magnitude: UInt64 =
      switch specifier.length {
      case .char: UInt64(UInt8(truncatingIfNeeded: cut))
      case .short: UInt64(UInt16(truncatingIfNeeded: cut))
      case .natural:
        cut < 0 && cut >= Int32.min
          ? UInt64(UInt32(truncatingIfNeeded: cut)) : UInt64(bitPattern: cut)
      }
    appendMagnitude(magnitude, to: &out)
  }

  /// Appends a number without a sign for an unsigned specifier.
  func append(unsigned value: UInt64, to out: inout TextBuffer) {
    appendMagnitude(cut(value), to: &out)
  }

  /// Appends a number with a fraction.
  func append(fraction value: Double, to out: inout TextBuffer) {
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
        UnsafeBufferPointer(rebasing: ascii.dropFirst(isNegative ? 1 : 0)), isNegative: isNegative,
        zeros: value.isFinite ? width : nil, isGrouped: !hasExponent, to: &out)
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

  /// Appends decimal digits of the language, or hexadecimal or octal ones.
  private func appendMagnitude(_ magnitude: UInt64, to out: inout TextBuffer) {
    let radix: Int
    switch specifier.conversion {
    case UInt8(ascii: "x"), UInt8(ascii: "X"): radix = 16
    case UInt8(ascii: "o"), UInt8(ascii: "O"): radix = 8
    default: return appendDecimal(magnitude, isNegative: false, to: &out)
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

  private func appendDecimal(_ magnitude: UInt64, isNegative: Bool, to out: inout TextBuffer) {
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
        UnsafeBufferPointer(rebasing: digits[first...]), isNegative: isNegative,
        zeros: precision == nil ? width : nil, isGrouped: true, to: &out)
    }
  }

  /// Appends ASCII digits with a sign, padded with zeros if the specifier has the flag.
  private func appendSigned(
    _ digits: UnsafeBufferPointer<UInt8>, isNegative: Bool, zeros: Int?, isGrouped: Bool,
    to out: inout TextBuffer
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

  /// The part of a number that the specifier shows if it takes only one or two bytes.
  private func cut(_ value: Int64) -> Int64 {
    switch specifier.length {
    case .natural: value
    case .char: Int64(Int8(truncatingIfNeeded: value))
    case .short: Int64(Int16(truncatingIfNeeded: value))
    }
  }

  private func cut(_ value: UInt64) -> UInt64 {
    switch specifier.length {
    case .natural: value
    case .char: UInt64(UInt8(truncatingIfNeeded: value))
    case .short: UInt64(UInt16(truncatingIfNeeded: value))
    }
  }
}
