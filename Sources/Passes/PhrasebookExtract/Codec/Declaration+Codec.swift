extension Declaration: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .variable(try Variable(from: &reader))
    case 1: self = .function(try Function(from: &reader))
    case 2: self = .type(try TypeDeclaration(from: &reader))
    case 3: self = .alias(try Alias(from: &reader))
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .variable(let variable):
      writer.byte(0)
      variable.write(to: &writer)
    case .function(let function):
      writer.byte(1)
      function.write(to: &writer)
    case .type(let type):
      writer.byte(2)
      type.write(to: &writer)
    case .alias(let alias):
      writer.byte(3)
      alias.write(to: &writer)
    }
  }
}

extension Alias: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.string(), target: try TypeExpression(from: &reader),
      isPublic: try reader.bool())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    target.write(to: &writer)
    writer.bool(isPublic)
  }
}

extension Variable: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(
      name: try reader.string(), names: try reader.list(), type: try reader.optional(),
      initial: try reader.optional(), getter: try reader.optional(),
      accessors: try reader.list(), isStatic: try reader.bool(), isLet: try reader.bool(),
      isPublic: try reader.bool(), attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.list(names)
    writer.optional(type)
    writer.optional(initial)
    writer.optional(getter)
    writer.list(accessors)
    writer.bool(isStatic)
    writer.bool(isLet)
    writer.bool(isPublic)
    writer.list(attributes)
  }
}

extension Function: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    self.init(
      kind: kind, name: try reader.string(), generics: try reader.list(),
      parameters: try reader.list(), result: try reader.optional(), body: try reader.optional(),
      isStatic: try reader.bool(), isDisfavored: try reader.bool(), isPublic: try reader.bool(),
      namesBundle: try reader.bool(), attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.string(name)
    writer.list(generics)
    writer.list(parameters)
    writer.optional(result)
    writer.optional(body)
    writer.bool(isStatic)
    writer.bool(isDisfavored)
    writer.bool(isPublic)
    writer.bool(namesBundle)
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
      hasDefault: try reader.bool(), initial: try reader.optional(),
      builder: try reader.optional())
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(label)
    writer.string(name)
    type.write(to: &writer)
    writer.bool(isVariadic)
    writer.bool(hasDefault)
    writer.optional(initial)
    writer.optional(builder)
  }
}

extension TypeDeclaration: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    guard let kind = Kind(rawValue: try reader.byte()) else { throw ByteReader.Damage() }
    self.init(
      kind: kind, name: try reader.string(), generics: try reader.list(),
      inherits: try reader.list(), members: try reader.list(), isPublic: try reader.bool(),
      attributes: try reader.list())
  }

  func write(to writer: inout ByteWriter) {
    writer.byte(kind.rawValue)
    writer.string(name)
    writer.list(generics)
    writer.list(inherits)
    writer.list(members)
    writer.bool(isPublic)
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
