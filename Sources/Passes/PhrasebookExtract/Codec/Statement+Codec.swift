extension Block: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(statements: try reader.list())
  }

  func write(to writer: inout ByteWriter) { writer.list(statements) }
}

extension Statement: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.deeper { reader throws(ByteReader.Damage) in
      switch try reader.byte() {
      case 0: .expression(try Expression(from: &reader))
      case 1: .declaration(try Declaration(from: &reader))
      case 2: .return(try reader.optional())
      case 3: .guard(try reader.list(), try Block(from: &reader))
      case 4:
        .loop(
          try Pattern(from: &reader), try Expression(from: &reader), try Block(from: &reader))
      case 5: .block(try reader.list(), try Block(from: &reader))
      default: throw ByteReader.Damage()
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.deeper { writer in
      switch self {
      case .expression(let value):
        writer.byte(0)
        value.write(to: &writer)
      case .declaration(let value):
        writer.byte(1)
        value.write(to: &writer)
      case .return(let value):
        writer.byte(2)
        writer.optional(value)
      case .guard(let conditions, let body):
        writer.byte(3)
        writer.list(conditions)
        body.write(to: &writer)
      case .loop(let pattern, let sequence, let body):
        writer.byte(4)
        pattern.write(to: &writer)
        sequence.write(to: &writer)
        body.write(to: &writer)
      case .block(let conditions, let body):
        writer.byte(5)
        writer.list(conditions)
        body.write(to: &writer)
      }
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
    case .expression(let value):
      writer.byte(0)
      value.write(to: &writer)
    case .binding(let name, let type, let value):
      writer.byte(1)
      writer.string(name)
      writer.optional(type)
      writer.optional(value)
    case .pattern(let pattern, let value):
      writer.byte(2)
      pattern.write(to: &writer)
      value.write(to: &writer)
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
    self = try reader.deeper { reader throws(ByteReader.Damage) in
      switch try reader.byte() {
      case 0: .wildcard
      case 1: .name(try reader.string())
      case 2: .enumCase(try reader.string(), try reader.list())
      case 3: .tuple(try reader.list())
      case 4: .optional(try Pattern(from: &reader))
      case 5: .cast(try Pattern(from: &reader), try TypeExpression(from: &reader))
      case 6: .expression(try Expression(from: &reader))
      default: throw ByteReader.Damage()
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.deeper { writer in
      switch self {
      case .wildcard: writer.byte(0)
      case .name(let name):
        writer.byte(1)
        writer.string(name)
      case .enumCase(let name, let payload):
        writer.byte(2)
        writer.string(name)
        writer.list(payload)
      case .tuple(let elements):
        writer.byte(3)
        writer.list(elements)
      case .optional(let wrapped):
        writer.byte(4)
        wrapped.write(to: &writer)
      case .cast(let pattern, let type):
        writer.byte(5)
        pattern.write(to: &writer)
        type.write(to: &writer)
      case .expression(let value):
        writer.byte(6)
        value.write(to: &writer)
      }
    }
  }
}
