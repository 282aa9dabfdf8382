import SwiftSyntax

extension FactsReader {
  /// An operator of a sequence, with its precedence (swift/stdlib/public/core/Policy.swift).
  private struct Operator {
    enum Kind {
      case assignment
      case ternary(Expression)
      case binary(String)
      case cast(TypeExpression, Bool)
    }
    var kind: Kind
    var precedence: Int
    var isRightAssociative: Bool
  }

  /// The maximum number of operands of a sequence that is folded; more are kept side by side.
  private static let maximumOperands = 400

  /// Folds `a ?? b ? c : d + e` by the standard precedences.
  mutating func fold(_ node: SequenceExprSyntax) -> Expression {
    var operands: [Expression] = []
    var operators: [Operator] = []
    for element in node.elements {
      if let found = operation(element) {
        operators.append(found)
      } else if let node = element.as(TypeExprSyntax.self), operators.count == operands.count,
        case .cast(_, let isOptional) = operators.last?.kind
      {
        operators[operators.count - 1].kind = .cast(type(node.type), isOptional)
        operands.append(.other([]))
      } else {
        operands.append(expression(element))
      }
    }
    guard operands.count == operators.count + 1, operands.count <= Self.maximumOperands else {
      return .other(operands)
    }
    var next = 0
    return climb(operands, operators, &next, from: 0)
  }

  private func climb(
    _ operands: [Expression], _ operators: [Operator], _ next: inout Int, from minimum: Int
  ) -> Expression {
    var left = operands[next]
    while next < operators.count, operators[next].precedence >= minimum {
      let current = operators[next]
      next += 1
      let right = climb(
        operands, operators, &next,
        from: current.isRightAssociative ? current.precedence : current.precedence + 1)
      left = join(current.kind, left, right)
    }
    return left
  }

  private func join(_ kind: Operator.Kind, _ left: Expression, _ right: Expression) -> Expression {
    switch kind {
    case .assignment: .assignment(left, right)
    case .ternary(let middle): .ternary(left, middle, right)
    case .binary("??"): .coalesce(left, right)
    case .binary(let name): .operation(name, left, right)
    case .cast(let type, let isOptional): .cast(left, type, optional: isOptional)
    }
  }

  private mutating func operation(_ element: ExprSyntax) -> Operator? {
    if element.is(AssignmentExprSyntax.self) {
      return Operator(kind: .assignment, precedence: 0, isRightAssociative: true)
    }
    if let node = element.as(UnresolvedTernaryExprSyntax.self) {
      return Operator(
        kind: .ternary(expression(node.thenExpression)), precedence: 1, isRightAssociative: true)
    }
    if let node = element.as(UnresolvedAsExprSyntax.self) {
      let isOptional = node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      return Operator(kind: .cast(.unknown, isOptional), precedence: 6, isRightAssociative: false)
    }
    if element.is(UnresolvedIsExprSyntax.self) {
      return Operator(kind: .binary("is"), precedence: 6, isRightAssociative: false)
    }
    if let node = element.as(BinaryOperatorExprSyntax.self) {
      let name = node.operator.text
      return Operator(
        kind: .binary(name), precedence: Self.precedence(of: name),
        isRightAssociative: name == "??" || Self.precedence(of: name) == 0)
    }
    return nil
  }

  private static func precedence(of name: String) -> Int {
    switch name {
    case "||": 2
    case "&&": 3
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": 4
    case "??": 5
    case "...", "..<": 7
    case "+", "-", "&+", "&-", "|", "^": 8
    case "*", "/", "%", "&*", "&": 9
    case "<<", ">>": 10
    default: name.hasSuffix("=") ? 0 : 4
    }
  }
}
