extension Declaration: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.deeper { reader throws(ByteReader.Damage) in
      switch try reader.byte() {
      case 0: .variable(try Variable(from: &reader))
      case 1: .function(try Function(from: &reader))
      case 2: .type(try TypeDeclaration(from: &reader))
      case 3: .alias(try reader.string(), try TypeExpression(from: &reader))
      default: throw ByteReader.Damage()
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.deeper { writer in
      switch self {
      case .variable(let value):
        writer.byte(0)
        value.write(to: &writer)
      case .function(let value):
        writer.byte(1)
        value.write(to: &writer)
      case .type(let value):
        writer.byte(2)
        value.write(to: &writer)
      case .alias(let name, let type):
        writer.byte(3)
        writer.string(name)
        type.write(to: &writer)
      }
    }
  }
}

extension Variable: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.string(), names: try reader.list(), type: try reader.optional(),
      initial: try reader.optional(), getter: try reader.optional(), accessors: try reader.list(),
      isStatic: try reader.bool(), isLet: try reader.bool(), attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.list(names)
    writer.optional(type)
    writer.optional(initial)
    writer.body(getter)
    if !writer.omitsBodies { writer.list(accessors) }
    writer.bool(isStatic)
    writer.bool(isLet)
    writer.list(attributes)
  }
}

extension Function: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    self.init(
      kind: kind, name: try reader.string(), generics: try reader.list(),
      parameters: try reader.list(), result: try reader.optional(), body: try reader.optional(),
      isStatic: try reader.bool(), isDisfavored: try reader.bool(), attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.string(name)
    writer.list(generics)
    writer.list(parameters)
    writer.optional(result)
    writer.body(body)
    writer.bool(isStatic)
    writer.bool(isDisfavored)
    writer.list(attributes)
  }
}

extension Function.Generic: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(name: try reader.string(), constraint: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.optional(constraint)
  }
}

extension Parameter: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      label: try reader.optional(), name: try reader.string(),
      type: try TypeExpression(from: &reader), isVariadic: try reader.bool(),
      hasDefault: try reader.bool(), initial: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(label)
    writer.string(name)
    type.write(to: &writer)
    writer.bool(isVariadic)
    writer.bool(hasDefault)
    writer.optional(initial)
  }
}

extension TypeDeclaration: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    self.init(
      kind: kind, name: try reader.string(), generics: try reader.list(),
      inherits: try reader.list(), members: try reader.list(), attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.string(name)
    writer.list(generics)
    writer.list(inherits)
    writer.list(members)
    writer.list(attributes)
  }
}

extension Attribute: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.string(), arguments: try reader.list(), place: try Place(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.list(arguments)
    place.write(to: &writer)
  }
}

extension ByteWriter {
  /// A body, or whether there is one.
  fileprivate mutating func body(_ block: Block?) {
    if omitsBodies { bool(block != nil) } else { optional(block) }
  }
}
