extension Expression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .string(try reader.value())
    case 1: self = .integer
    case 2: self = .float
    case 3: self = .boolean
    case 4: self = .null
    case 5: self = .name(try reader.value())
    case 6: self = .member(try reader.value(), try reader.value())
    case 7: self = .call(try reader.value())
    case 8: self = .element(try reader.value(), try reader.value())
    case 9: self = .array(try reader.value())
    case 10: self = .dictionary(try reader.value())
    case 11: self = .tuple(try reader.value())
    case 12: self = .closure(try reader.value())
    case 13: self = .ternary(try reader.value(), try reader.value(), try reader.value())
    case 14: self = .coalesce(try reader.value(), try reader.value())
    case 15: self = .operation(try reader.value(), try reader.value(), try reader.value())
    case 16: self = .assignment(try reader.value(), try reader.value())
    case 17: self = .cast(try reader.value(), try reader.value(), optional: try reader.value())
    case 18: self = .unwrap(try reader.value())
    case 19: self = .chain(try reader.value())
    case 20: self = .conditional(try reader.value())
    case 21: self = .type(try reader.value())
    case 22: self = .other(try reader.value())
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
    case .member(let base, let name): writer.tagged(6, base, name)
    case .call(let call): writer.tagged(7, call)
    case .element(let base, let arguments): writer.tagged(8, base, arguments)
    case .array(let elements): writer.tagged(9, elements)
    case .dictionary(let pairs): writer.tagged(10, pairs)
    case .tuple(let elements): writer.tagged(11, elements)
    case .closure(let closure): writer.tagged(12, closure)
    case .ternary(let condition, let first, let second): writer.tagged(13, condition, first, second)
    case .coalesce(let value, let other): writer.tagged(14, value, other)
    case .operation(let name, let left, let right): writer.tagged(15, name, left, right)
    case .assignment(let target, let value): writer.tagged(16, target, value)
    case .cast(let value, let type, let isOptional): writer.tagged(17, value, type, isOptional)
    case .unwrap(let value): writer.tagged(18, value)
    case .chain(let value): writer.tagged(19, value)
    case .conditional(let conditional): writer.tagged(20, conditional)
    case .type(let type): writer.tagged(21, type)
    case .other(let parts): writer.tagged(22, parts)
    }
  }
}

extension Expression.Pair: BinaryRecord {
  static var blank: Self { Self(key: .null, value: .null) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&key)
    try coder(&value)
  }
}

extension Argument: BinaryRecord {
  static var blank: Self { Self(value: .null) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&label)
    try coder(&value)
  }
}

extension Call: BinaryRecord {
  static var blank: Self { Self(callee: .null, arguments: [], place: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&callee)
    try coder(&arguments)
    try coder(&trailing)
    try coder(&isMacro)
    try coder(&place)
  }
}

extension Place: BinaryRecord {
  static var blank: Self { Self(line: 0, column: 0) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&line)
    try coder(&column)
  }
}

extension StringLiteral: BinaryRecord {
  static var blank: Self { Self(segments: [], place: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&segments)
    try coder(&place)
  }
}

extension StringLiteral.Segment: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .text(try reader.value())
    case 1: self = .interpolation(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .text(let text): writer.tagged(0, text)
    case .interpolation(let arguments): writer.tagged(1, arguments)
    }
  }
}

extension Closure: BinaryRecord {
  static var blank: Self { Self(parameters: [], body: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&parameters)
    try coder(&result)
    try coder(&body)
  }
}

extension Closure.ClosureParameter: BinaryRecord {
  static var blank: Self { Self(name: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&type)
  }
}
