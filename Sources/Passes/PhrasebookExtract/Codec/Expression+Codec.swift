extension Expression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.deeper { reader throws(ByteReader.Damage) in
      switch try reader.byte() {
      case 0: .integer
      case 1: .float
      case 2: .boolean
      case 3: .null
      case 4: .string(try StringLiteral(from: &reader))
      case 5: .name(try reader.string())
      case 6: .member(nil, try reader.string())
      case 7: .member(try Expression(from: &reader), try reader.string())
      case 8: .call(try Call(from: &reader))
      case 9: .element(try Expression(from: &reader), try reader.list())
      case 10: .array(try reader.list())
      case 11: .dictionary(try reader.list())
      case 12: .tuple(try reader.list())
      case 13: .closure(try Closure(from: &reader))
      case 14:
        .ternary(
          try Expression(from: &reader), try Expression(from: &reader),
          try Expression(from: &reader))
      case 15: .coalesce(try Expression(from: &reader), try Expression(from: &reader))
      case 16:
        .operation(
          try reader.string(), try Expression(from: &reader), try Expression(from: &reader))
      case 17: .assignment(try Expression(from: &reader), try Expression(from: &reader))
      case 18:
        .cast(
          try Expression(from: &reader), try TypeExpression(from: &reader),
          optional: try reader.bool())
      case 19: .unwrap(try Expression(from: &reader))
      case 20: .chain(try Expression(from: &reader))
      case 21: .conditional(try Conditional(from: &reader))
      case 22: .type(try TypeExpression(from: &reader))
      case 23: .other(try reader.list())
      default: throw ByteReader.Damage()
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.deeper { writer in
      switch self {
      case .integer: writer.byte(0)
      case .float: writer.byte(1)
      case .boolean: writer.byte(2)
      case .null: writer.byte(3)
      case .string(let literal): writer.tagged(4, literal)
      case .name(let name):
        writer.byte(5)
        writer.string(name)
      case .member(nil, let name):
        writer.byte(6)
        writer.string(name)
      case .member(let base?, let name):
        writer.tagged(7, base)
        writer.string(name)
      case .call(let call): writer.tagged(8, call)
      case .element(let base, let arguments):
        writer.tagged(9, base)
        writer.list(arguments)
      case .array(let elements): writer.tagged(10, elements)
      case .dictionary(let pairs): writer.tagged(11, pairs)
      case .tuple(let elements): writer.tagged(12, elements)
      case .closure(let closure): writer.tagged(13, closure)
      case .ternary(let condition, let first, let second):
        writer.tagged(14, condition)
        first.write(to: &writer)
        second.write(to: &writer)
      case .coalesce(let left, let right):
        writer.tagged(15, left)
        right.write(to: &writer)
      case .operation(let name, let left, let right):
        writer.byte(16)
        writer.string(name)
        left.write(to: &writer)
        right.write(to: &writer)
      case .assignment(let target, let value):
        writer.tagged(17, target)
        value.write(to: &writer)
      case .cast(let value, let type, let isOptional):
        writer.tagged(18, value)
        type.write(to: &writer)
        writer.bool(isOptional)
      case .unwrap(let value): writer.tagged(19, value)
      case .chain(let value): writer.tagged(20, value)
      case .conditional(let value): writer.tagged(21, value)
      case .type(let type): writer.tagged(22, type)
      case .other(let parts): writer.tagged(23, parts)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func tagged<Value: BinaryCoded>(_ tag: UInt8, _ value: Value) {
    byte(tag)
    value.write(to: &self)
  }

  fileprivate mutating func tagged<Value: BinaryCoded>(_ tag: UInt8, _ values: [Value]) {
    byte(tag)
    list(values)
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
    switch try reader.byte() {
    case 0: self = .text(try reader.string())
    case 1: self = .interpolation(try reader.list())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text):
      writer.byte(0)
      writer.string(text)
    case .interpolation(let arguments):
      writer.byte(1)
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
