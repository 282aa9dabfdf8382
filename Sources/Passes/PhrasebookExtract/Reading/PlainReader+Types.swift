extension PlainReader {
  /// A type, as `FactsReader.type` reads it.
  mutating func type() throws(NotPlain) -> TypeExpression {
    var isAutoclosure = false
    while next == UInt8(ascii: "@") {
      lexer.at += 1
      if try expectName() == "autoclosure" { isAutoclosure = true }
    }
    guard !isAutoclosure else { throw NotPlain() }
    if take(word: "inout") || take(word: "some") || take(word: "any") { return try type() }
    var type = try base()
    // Marks follow without a space.
    while lexer.byte() == UInt8(ascii: "?") || lexer.byte() == UInt8(ascii: "!") {
      lexer.at += 1
      type = .optional(type)
    }
    while take("&") { _ = try base() }
    return type
  }

  private mutating func base() throws(NotPlain) -> TypeExpression {
    switch next {
    case UInt8(ascii: "["):
      lexer.at += 1
      let element = try type()
      let value = take(":") ? try type() : nil
      try expect("]")
      return value.map { .dictionary(element, $0) } ?? .array(element)
    case UInt8(ascii: "("): return try tuple()
    default: return try named()
    }
  }

  private mutating func named() throws(NotPlain) -> TypeExpression {
    var path = try expectName()
    while lexer.byte() == UInt8(ascii: ".") {
      guard ByteClass.isIdentifier(lexer.byte(1)) else { break }
      lexer.at += 1
      let part = try expectName()
      guard part != "Type", part != "Protocol" else { throw NotPlain() }
      path += ".\(part)"
    }
    guard lexer.byte() == UInt8(ascii: "<") else { return .named(path) }
    lexer.at += 1
    var arguments = [try type()]
    while take(",") { arguments.append(try type()) }
    try expect(">")
    if lexer.byte() == UInt8(ascii: ".") { throw NotPlain() }
    switch (path, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(path, arguments)
    }
  }

  /// A tuple, a type in parentheses, or the parameters of a function type.
  private mutating func tuple() throws(NotPlain) -> TypeExpression {
    try expect("(")
    var elements: [TypeExpression.TupleElement] = []
    while !take(")") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try element())
    }
    _ = take(word: "async")
    if take(word: "throws"), next == UInt8(ascii: "(") { throw NotPlain() }
    if next == UInt8(ascii: "-") {
      lexer.at += 1
      try expect(">")
      return .function(elements.map(\.type), try type())
    }
    return elements.count == 1 ? elements[0].type : .tuple(elements)
  }

  private mutating func element() throws(NotPlain) -> TypeExpression.TupleElement {
    let start = lexer.at
    if let first = name() {
      // A label, or two names before the colon.
      if next != UInt8(ascii: ":") { _ = name() }
      if take(":") { return .init(label: first, type: try type()) }
    }
    lexer.at = start
    return .init(label: nil, type: try type())
  }
}
