extension Expression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .string(try StringLiteral(from: &reader))
    case 1: self = .integer
    case 2: self = .float
    case 3: self = .boolean
    case 4: self = .null
    case 5: self = .name(try reader.string())
    case 6: self = .member(try reader.optional(), try reader.string())
    case 7: self = .call(try Call(from: &reader))
    case 8: self = .element(try Expression(from: &reader), try reader.list())
    case 9: self = .array(try reader.list())
    case 10: self = .dictionary(try reader.list())
    case 11: self = .tuple(try reader.list())
    case 12: self = .closure(try Closure(from: &reader))
    case 13:
      self = .ternary(
        try Expression(from: &reader), try Expression(from: &reader),
        try Expression(from: &reader))
    case 14: self = .coalesce(try Expression(from: &reader), try Expression(from: &reader))
    case 15:
      self = .operation(
        try reader.string(), try Expression(from: &reader), try Expression(from: &reader))
    case 16: self = .assignment(try Expression(from: &reader), try Expression(from: &reader))
    case 17:
      self = .cast(
        try Expression(from: &reader), try TypeExpression(from: &reader),
        optional: try reader.bool())
    case 18: self = .unwrap(try Expression(from: &reader))
    case 19: self = .chain(try Expression(from: &reader))
    case 20: self = .conditional(try Conditional(from: &reader))
    case 21: self = .type(try TypeExpression(from: &reader))
    case 22: self = .other(try reader.list())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .string(let literal): writer.tagged(0, literal)
    case .integer: writer.byte(1)
    case .float: writer.byte(2)
    case .boolean: writer.byte(3)
    case .null: writer.byte(4)
    case .name(let name): writer.tagged(5, name)
    case .member(let base, let name):
      writer.byte(6)
      writer.optional(base)
      writer.string(name)
    case .call(let call): writer.tagged(7, call)
    case .element(let base, let arguments):
      writer.tagged(8, base)
      writer.list(arguments)
    case .array(let elements):
      writer.byte(9)
      writer.list(elements)
    case .dictionary(let pairs):
      writer.byte(10)
      writer.list(pairs)
    case .tuple(let elements):
      writer.byte(11)
      writer.list(elements)
    case .closure(let closure): writer.tagged(12, closure)
    case .ternary(let condition, let first, let second): writer.tagged(13, condition, first, second)
    case .coalesce(let value, let other): writer.tagged(14, value, other)
    case .operation(let name, let left, let right): writer.tagged(15, name, left, right)
    case .assignment(let target, let value): writer.tagged(16, target, value)
    case .cast(let value, let type, let isOptional):
      writer.tagged(17, value, type)
      writer.bool(isOptional)
    case .unwrap(let value): writer.tagged(18, value)
    case .chain(let value): writer.tagged(19, value)
    case .conditional(let conditional): writer.tagged(20, conditional)
    case .type(let type): writer.tagged(21, type)
    case .other(let parts):
      writer.byte(22)
      writer.list(parts)
    }
  }
}

extension Expression.Pair: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(key: try Expression(from: &reader), value: try Expression(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    key.write(to: &writer)
    value.write(to: &writer)
  }
}

extension Argument: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(label: try reader.optional(), value: try Expression(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(label)
    value.write(to: &writer)
  }
}

extension Call: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      callee: try Expression(from: &reader), arguments: try reader.list(),
      trailing: try reader.list(), isMacro: try reader.bool(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    callee.write(to: &writer)
    writer.list(arguments)
    writer.list(trailing)
    writer.bool(isMacro)
    place.write(to: &writer)
  }
}

extension StringLiteral: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(segments: try reader.list(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.list(segments)
    place.write(to: &writer)
  }
}

extension StringLiteral.Segment: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.bool() ? .interpolation(try reader.list()) : .text(try reader.string())
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text):
      writer.bool(false)
      writer.string(text)
    case .interpolation(let arguments):
      writer.bool(true)
      writer.list(arguments)
    }
  }
}

extension Closure: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      parameters: try reader.list(), result: try reader.optional(), body: try Block(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.list(parameters)
    writer.optional(result)
    body.write(to: &writer)
  }
}

extension Closure.ClosureParameter: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(name: try reader.string(), type: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.optional(type)
  }
}

extension ByteWriter {
  /// The number of a case, and the values that it holds.
  mutating func tagged<each Value: BinaryCoded>(_ tag: UInt8, _ value: repeat each Value) {
    byte(tag)
    repeat (each value).write(to: &self)
  }
}
