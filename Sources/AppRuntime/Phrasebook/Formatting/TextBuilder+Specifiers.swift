extension TextBuilder {
  /// Appends an argument in the format of a specifier.
  mutating func append(
    _ specifier: FormatSpecifier, _ token: Token, _ frame: inout Frame
  ) throws(ValueError) {
    guard specifier.kind != .forbidden else { throw ValueError(.forbidden(specifier: token.text)) }
    var specifier = specifier
    var width = try extent(specifier.width, token, &frame)
    if let given = width, given < 0 {
      specifier.isLeft = true
      width = -given
    }
    var precision = try extent(specifier.precision, token, &frame)
    if let given = precision, given < 0 { precision = nil }
    let number = number(specifier.position, &frame)
    let argument = try argument(number)
    used += 1
    if marksValues { out.append(ValueMarks.start(of: number)) }
    let start = out.count
    let writer = NumberWriter(
      specifier: specifier, width: width, precision: precision, numbers: numbers)
    switch (specifier.kind, argument) {
    case (.text, .string(let text)):
      append(marksValues ? ArgumentMarks.removed(from: text) : text, precision)
    case (.signed, .int(let value)): writer.append(signed: value, to: &out)
    case (.signed, .uint(let value)): writer.append(signed: value, to: &out)
    case (.unsigned, .int(let value)): writer.append(unsigned: value, to: &out)
    case (.unsigned, .uint(let value)): writer.append(unsigned: value, to: &out)
    case (.fraction, .double(let value)): writer.append(fraction: value, to: &out)
    case (.character, .int), (.character, .uint):
      guard
        let scalar = argument.whole.flatMap({ UInt32(exactly: $0) }).flatMap(Unicode.Scalar.init)
      else { throw ValueError(.mismatch(specifier: token.text, argument: argument)) }
      out.append(String(scalar))
    default: throw ValueError(.mismatch(specifier: token.text, argument: argument))
    }
    if let width { pad(from: start, to: width, isLeft: specifier.isLeft) }
    if marksValues { out.append(ValueMarks.end) }
  }

  /// Returns a width or a precision as a number; nil if absent.
  private func extent(
    _ extent: FormatSpecifier.Extent, _ token: Token, _ frame: inout Frame
  ) throws(ValueError) -> Int? {
    let value: Int64
    switch extent {
    case .none: return nil
    case .fixed(let number): value = Int64(number)
    case .argument(let position):
      let argument = try argument(number(position, &frame))
      guard let whole = argument.whole else {
        throw ValueError(.mismatch(specifier: token.text, argument: argument))
      }
      value = whole
    }
    guard value.magnitude <= SpecifierScanner.widest else {
      throw ValueError(.excessive(specifier: token.text))
    }
    return Int(value)
  }

  private mutating func append(_ text: String, _ precision: Int?) {
    if let precision {
      out.append(String(text.prefix(precision)))
      return
    }
    out.append(text)
  }

  /// Pads the text that was appended since a position with spaces.
  private mutating func pad(from start: Int, to width: Int, isLeft: Bool) {
    // A character has a byte at least.
    guard width > 0 else { return }
    let count = out.text(from: start).count
    guard count < width else { return }
    out.insert(UInt8(ascii: " "), count: width - count, at: isLeft ? out.count : start)
  }
}
