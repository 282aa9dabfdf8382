extension Block: BinaryRecord {
  static var blank: Self { Self() }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&statements)
  }
}

extension Statement: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .expression(try reader.value())
    case 1: self = .declaration(try reader.value())
    case 2: self = .return(try reader.value())
    case 3: self = .guard(try reader.value(), try reader.value())
    case 4: self = .loop(try reader.value(), try reader.value(), try reader.value())
    case 5: self = .block(try reader.value(), try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.tagged(0, expression)
    case .declaration(let declaration): writer.tagged(1, declaration)
    case .return(let value): writer.tagged(2, value)
    case .guard(let conditions, let body): writer.tagged(3, conditions, body)
    case .loop(let pattern, let sequence, let body): writer.tagged(4, pattern, sequence, body)
    case .block(let conditions, let body): writer.tagged(5, conditions, body)
    }
  }
}

extension Condition: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .expression(try reader.value())
    case 1: self = .binding(try reader.value(), try reader.value(), try reader.value())
    case 2: self = .pattern(try reader.value(), try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.tagged(0, expression)
    case .binding(let name, let type, let value): writer.tagged(1, name, type, value)
    case .pattern(let pattern, let value): writer.tagged(2, pattern, value)
    }
  }
}

extension Conditional: BinaryRecord {
  static var blank: Self { Self(clauses: []) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&subject)
    try coder(&clauses)
  }
}

extension Conditional.Clause: BinaryRecord {
  static var blank: Self { Self(conditions: [], patterns: [], body: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&conditions)
    try coder(&patterns)
    try coder(&body)
  }
}

extension Pattern: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .name(try reader.value())
    case 1: self = .enumCase(try reader.value(), try reader.value())
    case 2: self = .tuple(try reader.value())
    case 3: self = .optional(try reader.value())
    case 4: self = .cast(try reader.value(), try reader.value())
    case 5: self = .expression(try reader.value())
    case 6: self = .wildcard
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .name(let name): writer.tagged(0, name)
    case .enumCase(let name, let patterns): writer.tagged(1, name, patterns)
    case .tuple(let patterns): writer.tagged(2, patterns)
    case .optional(let pattern): writer.tagged(3, pattern)
    case .cast(let pattern, let type): writer.tagged(4, pattern, type)
    case .expression(let expression): writer.tagged(5, expression)
    case .wildcard: writer.byte(6)
    }
  }
}
