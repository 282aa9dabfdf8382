extension TypeExpression: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .unknown
    case 1: self = .named(try reader.value(), try reader.value())
    case 2: self = .optional(try reader.value())
    case 3: self = .array(try reader.value())
    case 4: self = .dictionary(try reader.value(), try reader.value())
    case 5: self = .tuple(try reader.value())
    case 6: self = .function(try reader.value(), try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .unknown: writer.byte(0)
    case .named(let name, let arguments): writer.tagged(1, name, arguments)
    case .optional(let wrapped): writer.tagged(2, wrapped)
    case .array(let element): writer.tagged(3, element)
    case .dictionary(let key, let value): writer.tagged(4, key, value)
    case .tuple(let elements): writer.tagged(5, elements)
    case .function(let parameters, let result): writer.tagged(6, parameters, result)
    }
  }
}

extension TypeExpression.TupleElement: BinaryRecord {
  static var blank: Self { Self(type: .unknown) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&label)
    try coder(&type)
  }
}
