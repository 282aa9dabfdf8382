extension TypeExpression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .unknown
    case 1: self = .named(try reader.string(), try reader.list())
    case 2: self = .optional(try TypeExpression(from: &reader))
    case 3: self = .array(try TypeExpression(from: &reader))
    case 4:
      self = .dictionary(try TypeExpression(from: &reader), try TypeExpression(from: &reader))
    case 5: self = .tuple(try reader.list())
    case 6: self = .function(try reader.list(), try TypeExpression(from: &reader))
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .unknown: writer.byte(0)
    case .named(let name, let arguments):
      writer.byte(1)
      writer.string(name)
      writer.list(arguments)
    case .optional(let wrapped):
      writer.byte(2)
      wrapped.write(to: &writer)
    case .array(let element):
      writer.byte(3)
      element.write(to: &writer)
    case .dictionary(let key, let value):
      writer.byte(4)
      key.write(to: &writer)
      value.write(to: &writer)
    case .tuple(let elements):
      writer.byte(5)
      writer.list(elements)
    case .function(let parameters, let result):
      writer.byte(6)
      writer.list(parameters)
      result.write(to: &writer)
    }
  }
}

extension TypeExpression.TupleElement: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self.init(label: try reader.optional(), type: try TypeExpression(from: &reader))
  }

  func write(to writer: inout ByteWriter) {
    writer.optional(label)
    type.write(to: &writer)
  }
}
