import SwiftSyntax

extension FactsReader {
  /// An expression, reduced; beyond a depth that no person writes, it is skipped with a note.
  mutating func expression(_ syntax: ExprSyntax) -> Expression {
    guard depth < Self.maximumDepth else {
      noteDepth(at: syntax)
      return .other([])
    }
    depth += 1
    defer { depth -= 1 }
    return reduce(syntax)
  }

  private mutating func reduce(_ syntax: ExprSyntax) -> Expression {
    switch syntax.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr(let node):
      return isBroken(node) ? remains(of: node) : .string(literal(node))
    case .integerLiteralExpr: return .integer
    case .floatLiteralExpr: return .float
    case .booleanLiteralExpr: return .boolean
    case .nilLiteralExpr: return .null
    case .declReferenceExpr(let node): return .name(node.baseName.identifierText)
    case .superExpr: return .name("super")
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return call(node)
    case .subscriptCallExpr(let node):
      return .element(expression(node.calledExpression), arguments(node.arguments))
    case .macroExpansionExpr(let node): return expansion(node) ?? .other([])
    case .arrayExpr(let node): return .array(node.elements.map { expression($0.expression) })
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node):
      let elements = arguments(node.elements)
      if elements.count == 1, elements[0].label == nil { return elements[0].value }
      return .tuple(elements)
    case .closureExpr(let node): return .closure(closure(node))
    case .sequenceExpr(let node): return fold(node)
    case .asExpr(let node):
      return .cast(
        expression(node.expression), type(node.type),
        optional: node.questionOrExclamationMark != nil)
    case .forceUnwrapExpr(let node): return .unwrap(expression(node.expression))
    case .optionalChainingExpr(let node): return .chain(expression(node.expression))
    case .tryExpr(let node):
      let value = expression(node.expression)
      return node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        ? .chain(value) : value
    case .awaitExpr(let node): return expression(node.expression)
    case .unsafeExpr(let node): return expression(node.expression)
    case .consumeExpr(let node): return expression(node.expression)
    case .copyExpr(let node): return expression(node.expression)
    case .borrowExpr(let node): return expression(node.expression)
    case .inOutExpr(let node): return expression(node.expression)
    case .prefixOperatorExpr(let node): return prefixed(node)
    case .postfixOperatorExpr(let node): return .other([expression(node.expression)])
    case .ifExpr(let node): return .conditional(conditional(node))
    case .switchExpr(let node): return .conditional(conditional(node))
    case .typeExpr(let node): return .type(type(node.type))
    case .genericSpecializationExpr(let node): return specialization(node)
    case .keyPathExpr(let node): return keyPath(node)
    case .postfixIfConfigExpr(let node): return conditional(node)
    default: return .other([])
    }
  }

  /// `-x` is of the type of `x`; an operator of the project's own is a function.
  private mutating func prefixed(_ node: PrefixOperatorExprSyntax) -> Expression {
    let value = expression(node.expression)
    switch node.operator.text {
    case "!": return .operation("==", value, .boolean)
    case "-", "+", "~", "&", "...", "..<": return value
    case let name:
      return .call(
        Call(
          callee: .name(name), arguments: [Argument(value: value)], place: place(of: node.operator)
        ))
    }
  }

  mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map { Argument(label: $0.label?.identifierText, value: expression($0.expression)) }
  }

  private mutating func member(_ node: MemberAccessExprSyntax) -> Expression {
    let name = node.declName.baseName.identifierText
    guard let base = node.base else { return .member(nil, name) }
    return .member(expression(base), name)
  }

  private mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
    let callee = expression(node.calledExpression)
    var call = Call(
      callee: callee, arguments: arguments(node.arguments), place: place(ofCallee: node))
    call.trailing = trailing(node.trailingClosure, node.additionalTrailingClosures)
    return .call(call)
  }

  /// The place of the last name of the callee, which no other call shares.
  private func place(ofCallee node: FunctionCallExprSyntax) -> Place {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      return place(of: member.declName)
    }
    if node.calledExpression.is(DeclReferenceExprSyntax.self) {
      return place(of: node.calledExpression)
    }
    return node.leftParen.map { place(of: $0) }
      ?? node.trailingClosure.map { place(of: $0) } ?? place(of: node)
  }

  private mutating func trailing(
    _ first: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    var all: [Argument] = []
    if let first { all.append(Argument(label: nil, value: .closure(closure(first)))) }
    for element in more {
      all.append(
        Argument(label: element.label.identifierText, value: .closure(closure(element.closure))))
    }
    return all
  }

  /// A freestanding macro; a bare `#Preview` gives nothing, one with an attribute is extracted as
  /// Xcode does it.
  mutating func expansion(_ node: some FreestandingMacroExpansionSyntax) -> Expression? {
    let name = node.macroName.identifierText
    let attributed =
      (node.as(MacroExpansionDeclSyntax.self)?.attributes.isEmpty).map { !$0 } ?? false
    if name == "Preview", !attributed { return nil }
    var call = Call(
      callee: .name(name), arguments: arguments(node.arguments), isMacro: true,
      place: place(of: node))
    call.trailing = trailing(node.trailingClosure, node.additionalTrailingClosures)
    return .call(call)
  }

  private mutating func dictionary(_ node: DictionaryExprSyntax) -> Expression {
    guard case .elements(let elements) = node.content else { return .dictionary([]) }
    return .dictionary(
      elements.map {
        Expression.Pair(key: expression($0.key), value: expression($0.value))
      })
  }

  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    var closure = Closure(parameters: [], body: Block())
    switch node.signature?.parameterClause {
    case .simpleInput(let names):
      closure.parameters = names.map { .init(name: $0.name.identifierText) }
    case .parameterClause(let clause):
      closure.parameters = clause.parameters.map {
        .init(
          name: ($0.secondName ?? $0.firstName).identifierText, type: $0.type.map { type($0) })
      }
    case nil: break
    }
    closure.result = node.signature?.returnClause.map { type($0.type) }
    closure.body = block(node.statements)
    return closure
  }

  private mutating func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
    let base = expression(node.expression)
    let generics: [TypeExpression] = node.genericArgumentClause.arguments.map {
      if case .type(let argument) = $0.argument { type(argument) } else { .unknown }
    }
    guard case .name(let name) = base else { return base }
    switch (name, generics.count) {
    case ("Array", 1): return .type(.array(generics[0]))
    case ("Dictionary", 2): return .type(.dictionary(generics[0], generics[1]))
    default: return .type(.named(name, generics))
    }
  }

  /// `\.$parameter` and `\.title`: the names of the path, as members without a base.
  private func keyPath(_ node: KeyPathExprSyntax) -> Expression {
    var path: Expression? = node.root.map { .type(type($0)) }
    for component in node.components {
      guard case .property(let property) = component.component else { continue }
      path = .member(path, property.declName.baseName.identifierText)
    }
    return path ?? .other([])
  }

  // MARK: Conditionals

  mutating func conditional(_ node: IfExprSyntax) -> Conditional {
    var clauses = [
      Conditional.Clause(
        conditions: conditions(node.conditions), patterns: [], body: block(node.body.statements))
    ]
    var rest = node.elseBody
    while let next = rest {
      rest = nil
      switch next {
      case .codeBlock(let body):
        clauses.append(.init(conditions: [], patterns: [], body: block(body.statements)))
      case .ifExpr(let branch):
        clauses.append(
          .init(
            conditions: conditions(branch.conditions), patterns: [],
            body: block(branch.body.statements)))
        rest = branch.elseBody
      }
    }
    return Conditional(clauses: clauses)
  }

  private mutating func conditional(_ node: SwitchExprSyntax) -> Conditional {
    var conditional = Conditional(subject: expression(node.subject), clauses: [])
    append(node.cases, to: &conditional)
    return conditional
  }

  private mutating func append(_ cases: SwitchCaseListSyntax, to conditional: inout Conditional) {
    for element in cases {
      switch element {
      case .switchCase(let node):
        var clause = Conditional.Clause(conditions: [], patterns: [], body: Block())
        if case .case(let label) = node.label {
          for item in label.caseItems {
            clause.patterns.append(pattern(item.pattern))
            if let filter = item.whereClause {
              clause.conditions.append(.expression(expression(filter.condition)))
            }
          }
        }
        clause.body = block(node.statements)
        conditional.clauses.append(clause)
      case .ifConfigDecl(let node):
        for branch in node.clauses {
          if case .switchCases(let cases) = branch.elements { append(cases, to: &conditional) }
        }
      }
    }
  }

  /// `base #if … .modifier() #endif`: each branch is a chain of its own on the same base.
  private mutating func conditional(_ node: PostfixIfConfigExprSyntax) -> Expression {
    var parts: [Expression] = node.base.map { [expression($0)] } ?? []
    for clause in node.config.clauses {
      if case .postfixExpression(let branch) = clause.elements {
        parts.append(
          expression(branch).based(on: .cast(.other([]), .named("View"), optional: false)))
      }
    }
    return .other(parts)
  }
}

extension Expression {
  /// The chain with this base, unless it has a base.
  fileprivate func based(on base: Expression) -> Expression {
    switch self {
    case .member(nil, let name): return .member(base, name)
    case .member(let inner?, let name): return .member(inner.based(on: base), name)
    case .call(var call):
      call.callee = call.callee.based(on: base)
      return .call(call)
    case .element(let inner, let arguments): return .element(inner.based(on: base), arguments)
    default: return self
    }
  }
}
