extension Declaration: BinaryCoded {
  init(from reader: inout ByteReader) throws(ByteReader.Damage) {
    try reader.enter()
    defer { reader.leave() }
    switch try reader.byte() {
    case 0: self = .variable(try reader.value())
    case 1: self = .function(try reader.value())
    case 2: self = .type(try reader.value())
    case 3: self = .alias(try reader.value())
    default: throw ByteReader.Damage()
    }
  }

  func write(to writer: inout ByteWriter) {
    switch self {
    case .variable(let variable): writer.tagged(0, variable)
    case .function(let function): writer.tagged(1, function)
    case .type(let type): writer.tagged(2, type)
    case .alias(let alias): writer.tagged(3, alias)
    }
  }
}

extension Alias: BinaryRecord {
  static var blank: Self { Self(name: "", target: .unknown) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&target)
    try coder(&isPublic)
  }
}

extension Variable: BinaryRecord {
  static var blank: Self { Self(name: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&names)
    try coder(&type)
    try coder(&initial)
    try coder(&getter)
    try coder(&accessors)
    try coder(&isStatic)
    try coder(&isLet)
    try coder(&isPublic)
    try coder(&attributes)
  }
}

extension Function.Kind: BinaryCoded {}

extension Function: BinaryRecord {
  static var blank: Self { Self(kind: .function, name: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&kind)
    try coder(&name)
    try coder(&generics)
    try coder(&parameters)
    try coder(&result)
    try coder(&body)
    try coder(&isStatic)
    try coder(&isDisfavored)
    try coder(&isPublic)
    try coder(&namesBundle)
    try coder(&attributes)
  }
}

extension Function.Generic: BinaryRecord {
  static var blank: Self { Self(name: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&constraint)
  }
}

extension Parameter: BinaryRecord {
  static var blank: Self { Self(name: "", type: .unknown) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&label)
    try coder(&name)
    try coder(&type)
    try coder(&isVariadic)
    try coder(&hasDefault)
    try coder(&initial)
    try coder(&builder)
  }
}

extension TypeDeclaration.Kind: BinaryCoded {}

extension TypeDeclaration: BinaryRecord {
  static var blank: Self { Self(kind: .extension, name: "") }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&kind)
    try coder(&name)
    try coder(&generics)
    try coder(&inherits)
    try coder(&members)
    try coder(&isPublic)
    try coder(&attributes)
  }
}

extension Attribute: BinaryRecord {
  static var blank: Self { Self(name: "", arguments: [], place: .blank) }

  mutating func code<Coder: ByteCoder>(with coder: inout Coder) throws(Coder.Failure) {
    try coder(&name)
    try coder(&arguments)
    try coder(&place)
  }
}
