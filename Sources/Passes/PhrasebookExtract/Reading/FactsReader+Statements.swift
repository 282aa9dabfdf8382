import SwiftSyntax

extension FactsReader {
  /// The statements of a body or a file, branches of `#if` included.
  mutating func block(_ items: CodeBlockItemListSyntax) -> Block {
    var block = Block()
    for item in items {
      switch item.item {
      case .decl(let node):
        if let conditional = node.as(IfConfigDeclSyntax.self) {
          for clause in conditional.clauses {
            guard case .statements(let branch) = clause.elements else { continue }
            block.statements += self.block(branch).statements
          }
        } else {
          block.statements += declarations(node).map { .declaration($0) }
        }
      case .expr(let node): block.statements.append(.expression(expression(node)))
      case .stmt(let node): append(node, to: &block)
      }
    }
    return block
  }

  private mutating func append(_ syntax: StmtSyntax, to block: inout Block) {
    switch syntax.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      block.statements.append(.expression(expression(node.expression)))
    case .returnStmt(let node):
      block.statements.append(.return(node.expression.map { expression($0) }))
    case .throwStmt(let node): block.statements.append(.expression(expression(node.expression)))
    case .yieldStmt(let node):
      if case .single(let value) = node.yieldedExpressions {
        block.statements.append(.return(expression(value)))
      }
    case .guardStmt(let node):
      block.statements.append(.guard(conditions(node.conditions), self.block(node.body.statements)))
    case .forStmt(let node):
      var body = self.block(node.body.statements)
      if let filter = node.whereClause {
        body.statements.insert(.expression(expression(filter.condition)), at: 0)
      }
      var sequence = expression(node.sequence)
      if let annotation = node.typeAnnotation {
        // The elements of a list literal have the type that the loop gives.
        sequence = .cast(sequence, .array(type(annotation.type)), optional: false)
      }
      block.statements.append(.loop(pattern(node.pattern), sequence, body))
    case .whileStmt(let node):
      block.statements.append(.block(conditions(node.conditions), self.block(node.body.statements)))
    case .repeatStmt(let node):
      block.statements.append(.block([], self.block(node.body.statements)))
      block.statements.append(.expression(expression(node.condition)))
    case .doStmt(let node):
      block.statements.append(.block([], self.block(node.body.statements)))
      for clause in node.catchClauses {
        block.statements.append(.block(caught(clause), self.block(clause.body.statements)))
      }
    case .deferStmt(let node): block.statements.append(.block([], self.block(node.body.statements)))
    case .labeledStmt(let node): append(node.statement, to: &block)
    default: break
    }
  }

  private mutating func caught(_ clause: CatchClauseSyntax) -> [Condition] {
    guard !clause.catchItems.isEmpty else {
      return [.binding("error", .named("Error"), nil)]
    }
    return clause.catchItems.compactMap { item in
      item.pattern.map {
        .pattern(pattern($0), .cast(.name("error"), .named("Error"), optional: false))
      }
    }
  }

  mutating func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.compactMap { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .optionalBinding(let node):
        let value = node.initializer.map { expression($0.value) }
        // `if let (a, b) = pair()` takes an optional apart.
        guard let name = node.pattern.boundName else {
          return value.map { .pattern(.optional(pattern(node.pattern)), $0) }
        }
        return .binding(name, node.typeAnnotation.map { type($0.type) }, value)
      case .matchingPattern(let node):
        return .pattern(pattern(node.pattern), expression(node.initializer.value))
      default: return nil
      }
    }
  }

  mutating func pattern(_ syntax: PatternSyntax) -> Pattern {
    switch syntax.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .name(node.identifier.identifierText)
    case .valueBindingPattern(let node): return pattern(node.pattern)
    case .tuplePattern(let node): return .tuple(node.elements.map { pattern($0.pattern) })
    case .wildcardPattern: return .wildcard
    case .expressionPattern(let node): return pattern(node.expression)
    default: return .wildcard
    }
  }

  /// A pattern that the parser saw as an expression: `.failed(let code)`, `let x as T`, `(a, b)?`.
  private mutating func pattern(_ syntax: ExprSyntax) -> Pattern {
    if let node = syntax.as(PatternExprSyntax.self) { return pattern(node.pattern) }
    if let node = syntax.as(FunctionCallExprSyntax.self),
      let member = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      return .enumCase(
        member.declName.baseName.identifierText,
        node.arguments.map { pattern($0.expression) })
    }
    if let node = syntax.as(MemberAccessExprSyntax.self) {
      return .enumCase(node.declName.baseName.identifierText, [])
    }
    if let node = syntax.as(TupleExprSyntax.self) {
      return .tuple(node.elements.map { pattern($0.expression) })
    }
    if let node = syntax.as(OptionalChainingExprSyntax.self) {
      return .optional(pattern(node.expression))
    }
    if let node = syntax.as(DeclReferenceExprSyntax.self) {
      return .expression(.name(node.baseName.identifierText))
    }
    if syntax.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
    if let node = syntax.as(SequenceExprSyntax.self), node.elements.count == 3,
      let first = node.elements.first, let last = node.elements.last?.as(TypeExprSyntax.self),
      node.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return .cast(pattern(first), type(last.type))
    }
    return .expression(expression(syntax))
  }
}
