extension TextBuilder {
  /// Appends a value of a table.
  mutating func append(node: UnsafeBufferPointer<UInt8>) throws(ValueError) {
    var frame = Frame()
    try append(node: node, &frame)
  }

  /// Appends a node of a value; `%arg` and the turn of the arguments are the frame's.
  mutating func append(
    node: UnsafeBufferPointer<UInt8>, _ frame: inout Frame
  ) throws(ValueError) {
    try step()
    switch try ValueNode(node) {
    case .text(let format): try appendFormat(format, &frame)
    case .plural(let plural): try append(plural, &frame)
    case .device(let forms):
      guard let form = try forms.form(device.bit, or: DeviceKind.other.bit) else {
        throw ValueError(.missingDevice)
      }
      try append(node: form, &frame)
    case .substituted(let substitutions, let main):
      frame.substitutions = substitutions
      try append(node: main, &frame)
    case .texts(let texts):
      if let first = try texts.first() { out.append(first) }
    case .damaged(let damage): throw ValueError(.damaged(damage))
    }
  }

  private mutating func append(
    _ plural: ValueNode.Plural, _ frame: inout Frame
  ) throws(ValueError) {
    var number = frame.own
    if number == 0 { number = plural.argument }
    if number == 0 { number = (arguments.firstIndex(where: \.isNumber) ?? -1) + 1 }
    var form: UnsafeBufferPointer<UInt8>?
    var category = PluralCategory.other
    if number > 0 {
      let argument = try argument(number)
      if isZero(argument, plural) {
        form = try plural.forms.form(PluralCategory.zero.bit)
      }
      if form == nil { category = self.category(of: argument, plural) }
    }
    if form == nil { form = try plural.forms.form(category.bit, or: PluralCategory.other.bit) }
    guard let form else { throw ValueError(.missingForm(category)) }
    if frame.own == 0 {
      frame.own = number
      frame.ownSpecifier = nil
    }
    try append(node: form, &frame)
  }

  /// The category of an argument as it is shown, "1.0" being another number than "1".
  private func category(of argument: FormatArgument, _ plural: ValueNode.Plural) -> PluralCategory {
    guard let rules else { return .other }
    switch argument {
    case .string: return .other
    case .int(let value):
      guard let value = Int(exactly: value) else { return rules.category(forDigits: String(value)) }
      return rules.category(for: value)
    case .uint(let value):
      guard let value = Int(exactly: value) else { return rules.category(forDigits: String(value)) }
      return rules.category(for: value)
    case .double(let value):
      guard let fraction = plural.fraction, value.isFinite else {
        return rules.category(for: value)
      }
      return NumberWriter.withASCII(value, .fixed, fraction) { rules.category(forDigits: $0) }
    }
  }

  /// Whether an argument is shown as nothing but zeros.
  private func isZero(_ argument: FormatArgument, _ plural: ValueNode.Plural) -> Bool {
    switch argument {
    case .string: return false
    case .int(let value): return value == 0
    case .uint(let value): return value == 0
    case .double(let value):
      guard let fraction = plural.fraction, value.isFinite else { return value == 0 }
      return NumberWriter.withASCII(value, .fixed, fraction) { ascii in
        ascii.allSatisfy { $0 &- 0x31 >= 9 }
      }
    }
  }

  /// Appends the substitution of `%#@name@`.
  mutating func appendSubstitution(
    _ format: UnsafeBufferPointer<UInt8>, _ name: Range<Int>,
    _ position: FormatSpecifier.Position, _ frame: inout Frame
  ) throws(ValueError) {
    let name = UnsafeBufferPointer(rebasing: format[name])
    func text() -> String { String(decoding: name.prefix(80), as: UTF8.self) }
    guard let substitution = try frame.substitutions?.find(name) else {
      throw ValueError(.unknownSubstitution(text()))
    }
    guard frame.depth < Self.deepest else { throw ValueError(.recursion(text())) }
    var inner = frame
    inner.depth += 1
    inner.own = substitution.argument
    if inner.own == 0 {
      inner.own = if case .number(let number) = position { number } else { frame.next }
    }
    inner.ownSpecifier = substitution.specifier
    inner.next = inner.own
    try append(node: substitution.node, &inner)
    guard position == .next else { return }
    // A substitution with an argument number takes part in the sequence only if it is the next one.
    if substitution.argument == 0 {
      frame.next = max(inner.own + 1, inner.next)
    } else if inner.own == frame.next {
      frame.next += 1
    }
  }
}

extension FormatSpecifier {
  /// `%f`
  static let fixed: FormatSpecifier = {
    var specifier = FormatSpecifier()
    specifier.conversion = UInt8(ascii: "f")
    return specifier
  }()
}
