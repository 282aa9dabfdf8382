extension PlainReader {
  /// The next declaration, with the attributes and modifiers before it.
  mutating func declarations() throws(NotPlain) -> [Declaration] {
    var isPublic = false
    let found = try declarations(&isPublic)
    return isPublic ? found.map(\.shown) : found
  }

  private mutating func declarations(_ isPublic: inout Bool) throws(NotPlain) -> [Declaration] {
    var attributes: [Attribute] = []
    var isStatic = false
    while true {
      if take("@") {
        var name = try expectName()
        while lexer.byte() == UInt8(ascii: ".") {
          lexer.at += 1
          name += ".\(try expectName())"
        }
        if lexer.byte() == UInt8(ascii: "(") || lexer.byte() == UInt8(ascii: "<") {
          throw NotPlain()
        }
        attributes.append(Attribute(name: name, arguments: [], place: Place(line: 0, column: 0)))
        continue
      }
      let word = try expectName()
      switch word {
      case "static": isStatic = true
      case "let", "var":
        return [.variable(try variable(attributes, isStatic: isStatic, isLet: word == "let"))]
      case "func": return [.function(try function(attributes, isStatic: isStatic))]
      case "init": return [.function(try initializer(attributes))]
      case "case": return try cases()
      case "typealias":
        let name = try expectName()
        try expect("=")
        return [.alias(Alias(name: name, target: try type()))]
      case "struct": return [.type(try nominal(.structure, attributes))]
      case "enum": return [.type(try nominal(.enumeration, attributes))]
      case "protocol": return [.type(try nominal(.protocol, attributes))]
      case "extension": return [.type(try nominal(.extension, attributes))]
      case "class", "actor":
        if take(word: "func") { return [.function(try function(attributes, isStatic: true))] }
        if take(word: "var") {
          return [.variable(try variable(attributes, isStatic: true, isLet: false))]
        }
        return [.type(try nominal(.class, attributes))]
      default:
        let hash = NameHash.of(word)
        guard Keyword.isModifier(hash) else { throw NotPlain() }
        if Keyword.isOutward(hash) { isPublic = true }
        if take("(") {
          _ = try expectName()
          try expect(")")
        }
      }
    }
  }

  private mutating func variable(
    _ attributes: [Attribute], isStatic: Bool, isLet: Bool
  ) throws(NotPlain) -> Variable {
    var variable = Variable(name: try expectName())
    try expect(":")
    variable.type = try type()
    if take("=") {
      try skipValue()
      // The value matters only if the type is not written.
      variable.initial = .other([])
    }
    if take("{"), hasBody { variable.getter = Block() }
    variable.isStatic = isStatic
    variable.isLet = isLet
    variable.attributes = attributes
    return variable
  }

  private mutating func function(
    _ attributes: [Attribute], isStatic: Bool
  ) throws(NotPlain) -> Function {
    var function = Function(kind: .function, name: try expectName())
    function.isStatic = isStatic
    try finish(&function, attributes)
    return function
  }

  private mutating func initializer(_ attributes: [Attribute]) throws(NotPlain) -> Function {
    if !take("?") { _ = take("!") }
    var function = Function(kind: .initializer, name: "init", isStatic: true)
    try finish(&function, attributes)
    return function
  }

  private mutating func finish(
    _ function: inout Function, _ attributes: [Attribute]
  ) throws(NotPlain) {
    function.parameters = try parameters()
    _ = take(word: "async")
    if !take(word: "rethrows"), take(word: "throws"), next == UInt8(ascii: "(") { throw NotPlain() }
    if next == UInt8(ascii: "-") {
      lexer.at += 1
      try expect(">")
      function.result = try type()
    }
    if take("{"), hasBody { function.body = Block() }
    function.attributes = attributes
    function.isDisfavored = attributes.contains { $0.name == "_disfavoredOverload" }
  }

  private mutating func parameters() throws(NotPlain) -> [Parameter] {
    var parameters: [Parameter] = []
    try expect("(")
    while !take(")") {
      if !parameters.isEmpty { try expect(",") }
      var builder: String?
      while take("@") { builder = try expectName() }
      let label = try expectName()
      let second = name()
      try expect(":")
      var parameter = Parameter(
        label: label == "_" ? nil : label, name: second ?? label, type: try type())
      parameter.builder = builder
      if next == UInt8(ascii: ".") {
        for _ in 0..<3 { try expect(".") }
        parameter.isVariadic = true
      }
      if take("=") {
        try skipValue()
        parameter.hasDefault = true
      }
      parameters.append(parameter)
    }
    return parameters
  }

  private mutating func cases() throws(NotPlain) -> [Declaration] {
    var all: [Declaration] = []
    repeat {
      var function = Function(kind: .enumCase, name: try expectName(), isStatic: true)
      if take("(") {
        while !take(")") {
          if !function.parameters.isEmpty { try expect(",") }
          function.parameters.append(try value())
        }
      }
      all.append(.function(function))
    } while take(",")
    return all
  }

  /// The associated values of a case.
  private mutating func value() throws(NotPlain) -> Parameter {
    let start = lexer.at
    var label = name()
    if label == nil || !take(":") {
      lexer.at = start
      label = nil
    }
    var parameter = Parameter(
      label: label == "_" ? nil : label, name: label ?? "", type: try type())
    if take("=") {
      try skipValue()
      parameter.hasDefault = true
    }
    return parameter
  }

  private mutating func nominal(
    _ kind: TypeDeclaration.Kind, _ attributes: [Attribute]
  ) throws(NotPlain) -> TypeDeclaration {
    var name = try expectName()
    while lexer.byte() == UInt8(ascii: ".") {
      lexer.at += 1
      name += ".\(try expectName())"
    }
    var type = TypeDeclaration(kind: kind, name: name)
    if take(":") {
      repeat { type.inherits.append(try self.type()) } while take(",")
    }
    try expect("{")
    type.attributes = attributes
    return type
  }
}
