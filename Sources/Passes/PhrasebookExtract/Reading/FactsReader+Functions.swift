import SwiftSyntax

extension FactsReader {
  mutating func function(_ node: FunctionDeclSyntax) -> Function {
    var function = Function(kind: .function, name: node.name.identifierText)
    function.generics = genericParameters(node.genericParameterClause, node.genericWhereClause)
    function.parameters = parameters(node.signature.parameterClause)
    // The operands of an operator have no labels.
    if node.name.tokenKind != .identifier(node.name.text) {
      for index in function.parameters.indices { function.parameters[index].label = nil }
    }
    function.result = node.signature.returnClause.map { type($0.type) }
    function.isStatic = node.modifiers.contains { $0.isStatic }
    function.isPublic = node.modifiers.areOutward
    finish(&function, node.attributes, node.body)
    return function
  }

  mutating func initializer(_ node: InitializerDeclSyntax) -> Function {
    var function = Function(kind: .initializer, name: "init", isStatic: true)
    function.generics = genericParameters(node.genericParameterClause, node.genericWhereClause)
    function.parameters = parameters(node.signature.parameterClause)
    function.isPublic = node.modifiers.areOutward
    finish(&function, node.attributes, node.body)
    return function
  }

  mutating func subscripting(_ node: SubscriptDeclSyntax) -> Function {
    var function = Function(kind: .subscript, name: "subscript")
    function.generics = genericParameters(node.genericParameterClause, node.genericWhereClause)
    function.parameters = parameters(node.parameterClause)
    // A subscript's parameter has a label only if it is written before the name.
    for (index, parameter) in node.parameterClause.parameters.enumerated()
    where parameter.secondName == nil { function.parameters[index].label = nil }
    function.result = type(node.returnClause.type)
    function.isStatic = node.modifiers.contains { $0.isStatic }
    function.isPublic = node.modifiers.areOutward
    finish(&function, node.attributes, nil)
    let bodies = accessors(node.accessorBlock)
    function.body = bodies.getter
    return function
  }

  /// A macro of the project: its parameters decide like those of a function.
  mutating func macro(_ node: MacroDeclSyntax) -> Function {
    var function = Function(kind: .macro, name: node.name.identifierText)
    function.generics = genericParameters(node.genericParameterClause, node.genericWhereClause)
    function.parameters = parameters(node.signature.parameterClause)
    function.result = node.signature.returnClause.map { type($0.type) }
    function.isPublic = node.modifiers.areOutward
    finish(&function, node.attributes, nil)
    return function
  }

  mutating func enumCase(_ node: EnumCaseElementSyntax) -> Function {
    var function = Function(kind: .enumCase, name: node.name.identifierText, isStatic: true)
    for parameter in node.parameterClause?.parameters ?? [] {
      let name = parameter.firstName?.identifierText
      function.parameters.append(
        Parameter(
          label: name == "_" ? nil : name, name: name ?? "", type: type(parameter.type),
          hasDefault: parameter.defaultValue != nil,
          initial: parameter.defaultValue.map { expression($0.value) }))
    }
    // The raw value of a case is a key if the raw type of the enumeration is localizable.
    if let raw = node.rawValue?.value, raw.is(StringLiteralExprSyntax.self) {
      function.body = Block(statements: [.expression(expression(raw))])
    } else if impliesRawValues, node.rawValue == nil, node.parameterClause == nil {
      let literal = StringLiteral(segments: [.text(function.name)], place: place(of: node.name))
      function.body = Block(statements: [.expression(.string(literal))])
    }
    return function
  }

  private mutating func finish(
    _ function: inout Function, _ attributes: AttributeListSyntax, _ body: CodeBlockSyntax?
  ) {
    function.attributes = self.attributes(attributes)
    function.isDisfavored = function.attributes.contains { $0.name == "_disfavoredOverload" }
    function.body = self.body(body)
    if let body, !function.parameters.isEmpty { function.namesBundle = Self.namesBundle(body) }
  }

  /// Whether some call in a body has an argument `bundle:` that is not nil.
  private static func namesBundle(_ body: CodeBlockSyntax) -> Bool {
    var matched = 0
    for token in body.tokens(viewMode: .sourceAccurate) {
      switch (matched, token.tokenKind) {
      case (2, .keyword(.nil)): matched = 0
      case (2, _): return true
      case (1, .colon): matched = 2
      case (_, .identifier("bundle")): matched = 1
      default: matched = 0
      }
    }
    return false
  }

  mutating func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
    clause.parameters.map { node in
      let label = node.firstName.identifierText
      return Parameter(
        label: label == "_" ? nil : label, name: (node.secondName ?? node.firstName).identifierText,
        type: type(node.type), isVariadic: node.ellipsis != nil,
        hasDefault: node.defaultValue != nil,
        initial: node.defaultValue.map { expression($0.value) },
        builder: builder(of: node))
    }
  }

  /// The name of the last attribute on a parameter.
  private func builder(of node: FunctionParameterSyntax) -> String? {
    var name: String?
    for case .attribute(let attribute) in node.attributes {
      name = type(attribute.attributeName).name
    }
    return name
  }

  /// Reads a body, if present.
  mutating func body(_ node: CodeBlockSyntax?) -> Block? {
    node.map { block($0.statements) }
  }

  // MARK: Variables

  mutating func variables(_ node: VariableDeclSyntax) -> [Variable] {
    let attributes = attributes(node.attributes)
    let isStatic = node.modifiers.contains { $0.isStatic }
    let isPublic = node.modifiers.areOutward
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    var all: [Variable] = []
    var typeFromTheRight: TypeExpression?
    for binding in node.bindings.reversed() {
      typeFromTheRight = binding.typeAnnotation.map { type($0.type) } ?? typeFromTheRight
      var variable = Variable(name: "")
      if let name = binding.pattern.as(IdentifierPatternSyntax.self) {
        variable.name = name.identifier.identifierText
      } else if let tuple = binding.pattern.as(TuplePatternSyntax.self) {
        variable.names = tuple.elements.map { $0.pattern.boundName ?? "_" }
      } else {
        variable.name = "_"
      }
      variable.type = typeFromTheRight
      if binding.initializer != nil { typeFromTheRight = nil }
      variable.initial = binding.initializer.map { expression($0.value) }
      let bodies = accessors(binding.accessorBlock)
      variable.getter = bodies.getter
      variable.accessors = bodies.others
      variable.isStatic = isStatic
      variable.isLet = isLet
      variable.isPublic = isPublic
      variable.attributes = attributes
      all.append(variable)
    }
    return all.reversed()
  }

  private mutating func accessors(
    _ node: AccessorBlockSyntax?
  ) -> (getter: Block?, others: [Block]) {
    guard let node else { return (nil, []) }
    switch node.accessors {
    case .getter(let items):
      return (block(items), [])
    case .accessors(let list):
      var getter: Block?
      var others: [Block] = []
      for accessor in list {
        let body = body(accessor.body)
        switch accessor.accessorSpecifier.tokenKind {
        case .keyword(.get), .keyword(._read): getter = body ?? Block()
        default: if let body { others.append(body) }
        }
      }
      return (getter, others)
    }
  }
}

extension DeclModifierSyntax {
  /// Whether it is `static` or `class`.
  var isStatic: Bool { name.tokenKind == .keyword(.static) || name.tokenKind == .keyword(.class) }
}

extension DeclModifierListSyntax {
  /// Whether a word lets other modules see the declaration.
  var areOutward: Bool { contains { Keyword.isOutward(NameHash.of($0.name.text)) } }
}

extension PatternSyntax {
  /// The name that a plain pattern binds.
  var boundName: String? {
    if let name = self.as(IdentifierPatternSyntax.self) { return name.identifier.identifierText }
    return self.as(ValueBindingPatternSyntax.self)?.pattern.boundName
  }
}
