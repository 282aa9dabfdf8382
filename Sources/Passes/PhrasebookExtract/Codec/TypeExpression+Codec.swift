extension TypeExpression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    self = try reader.deeper { reader throws(ByteReader.Damage) in
      switch try reader.byte() {
      case 0: .unknown
      case 1: .named(try reader.string(), [])
      case 2: .named(try reader.string(), try reader.list())
      case 3: .optional(try TypeExpression(from: &reader))
      case 4: .array(try TypeExpression(from: &reader))
      case 5: .dictionary(try TypeExpression(from: &reader), try TypeExpression(from: &reader))
      case 6: .tuple(try reader.list())
      case 7: .function(try reader.list(), try TypeExpression(from: &reader))
      default: throw ByteReader.Damage()
      }
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.deeper { writer in
      switch self {
      case .unknown: writer.byte(0)
      case .named(let name, let arguments):
        writer.byte(arguments.isEmpty ? 1 : 2)
        writer.string(name)
        if !arguments.isEmpty { writer.list(arguments) }
      case .optional(let wrapped):
        writer.byte(3)
        wrapped.write(to: &writer)
      case .array(let element):
        writer.byte(4)
        element.write(to: &writer)
      case .dictionary(let key, let value):
        writer.byte(5)
        key.write(to: &writer)
        value.write(to: &writer)
      case .tuple(let elements):
        writer.byte(6)
        writer.list(elements)
      case .function(let parameters, let result):
        writer.byte(7)
        writer.list(parameters)
        result.write(to: &writer)
      }
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
