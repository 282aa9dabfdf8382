extension Block: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(statements: try reader.list())
  }

  func write(to writer: inout ByteWriter) { writer.list(statements) }
}

extension Statement: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .expression(try Expression(from: &reader))
    case 1: self = .declaration(try Declaration(from: &reader))
    case 2: self = .return(try reader.optional())
    case 3: self = .guard(try reader.list(), try Block(from: &reader))
    case 4:
      self = .loop(
        try Pattern(from: &reader), try Expression(from: &reader), try Block(from: &reader))
    case 5: self = .block(try reader.list(), try Block(from: &reader))
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.tagged(0, expression)
    case .declaration(let declaration): writer.tagged(1, declaration)
    case .return(let value):
      writer.byte(2)
      writer.optional(value)
    case .guard(let conditions, let body):
      writer.byte(3)
      writer.list(conditions)
      body.write(to: &writer)
    case .loop(let pattern, let sequence, let body): writer.tagged(4, pattern, sequence, body)
    case .block(let conditions, let body):
      writer.byte(5)
      writer.list(conditions)
      body.write(to: &writer)
    }
  }
}

extension Condition: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    switch try reader.byte() {
    case 0: self = .expression(try Expression(from: &reader))
    case 1: self = .binding(try reader.string(), try reader.optional(), try reader.optional())
    case 2: self = .pattern(try Pattern(from: &reader), try Expression(from: &reader))
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .expression(let expression): writer.tagged(0, expression)
    case .binding(let name, let type, let value):
      writer.tagged(1, name)
      writer.optional(type)
      writer.optional(value)
    case .pattern(let pattern, let value): writer.tagged(2, pattern, value)
    }
  }
}

extension Conditional: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(subject: try reader.optional(), clauses: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(subject)
    writer.list(clauses)
  }
}

extension Conditional.Clause: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      conditions: try reader.list(), patterns: try reader.list(), body: try Block(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.list(conditions)
    writer.list(patterns)
    body.write(to: &writer)
  }
}

extension Pattern: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .name(try reader.string())
    case 1: self = .enumCase(try reader.string(), try reader.list())
    case 2: self = .tuple(try reader.list())
    case 3: self = .optional(try Pattern(from: &reader))
    case 4: self = .cast(try Pattern(from: &reader), try TypeExpression(from: &reader))
    case 5: self = .expression(try Expression(from: &reader))
    case 6: self = .wildcard
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .name(let name): writer.tagged(0, name)
    case .enumCase(let name, let patterns):
      writer.tagged(1, name)
      writer.list(patterns)
    case .tuple(let patterns):
      writer.byte(2)
      writer.list(patterns)
    case .optional(let pattern): writer.tagged(3, pattern)
    case .cast(let pattern, let type): writer.tagged(4, pattern, type)
    case .expression(let expression): writer.tagged(5, expression)
    case .wildcard: writer.byte(6)
    }
  }
}
