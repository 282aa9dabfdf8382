import SwiftParser
import SwiftSyntax

/// The `let`s of a manifest whose value is plain from the text: strings, and arrays of them.
final class ManifestConstants: SyntaxVisitor {
  private var initializers: [String: ExprSyntax] = [:]
  /// Cases of enumerations without a value of their own: the name is the value.
  private var cases: Set<String> = []
  /// The values of a function's parameters, while a call of it is read.
  private var parameters: [String: ExprSyntax] = [:]
  /// The number of further expressions that are followed: constants that use each other twice double
  /// the work at each step.
  private var budget = 200_000
  /// The longest text that a name or path has, in bytes.
  private static let maximumLength = 1 << 16

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.let) else { return .visitChildren }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value
      else { continue }
      // Constants of one name in different scopes are not distinguished here.
      initializers[name] = initializers[name] == nil ? value : ExprSyntax(MissingExprSyntax())
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.rawValue?.value {
      initializers[node.name.text] = value
    } else {
      cases.insert(node.name.text)
    }
    return .skipChildren
  }

  /// Reads with the values of a function's parameters in one call.
  func withParameters<Value>(_ values: [String: ExprSyntax], read: () -> Value) -> Value {
    let outer = parameters
    parameters = values
    defer { parameters = outer }
    return read()
  }

  /// The value that a parameter has in the call that is read, for `name` and `name.rawValue`; nil for any
  /// other expression.
  func parameter(_ expression: ExprSyntax) -> ExprSyntax? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return parameters[name]
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "rawValue"
    else { return nil }
    return member.base.flatMap(parameter)
  }

  /// The text of an expression; nil if it is known only at run time.
  func string(_ expression: ExprSyntax, depth: Int = 0) -> String? {
    guard mayFollow(depth) else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return string(literal, depth: depth)
    }
    if let value = parameter(expression) {
      return withParameters([:]) { string(value, depth: depth + 1) }
    }
    if let name = name(of: expression) {
      guard let value = initializers[name] else { return cases.contains(name) ? name : nil }
      return string(value, depth: depth + 1)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      var text = ""
      for (index, element) in sequence.elements.enumerated() {
        if index.isMultiple(of: 2) {
          guard let part = string(element, depth: depth + 1) else { return nil }
          text += part
          if text.utf8.count > Self.maximumLength { return nil }
        } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
          return nil
        }
      }
      return text
    }
    return single(in: expression).flatMap { string($0, depth: depth + 1) }
  }

  /// The texts of an array, and whether all of its elements are known.
  func strings(_ expression: ExprSyntax, depth: Int = 0) -> (known: [String], isWhole: Bool) {
    guard mayFollow(depth) else { return ([], false) }
    if let array = expression.as(ArrayExprSyntax.self) {
      let values = array.elements.map { string($0.expression) }
      return (values.compactMap(\.self), !values.contains(nil))
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      var known: [String] = []
      var isWhole = true
      for (index, element) in sequence.elements.enumerated() where index.isMultiple(of: 2) {
        let part = strings(element, depth: depth + 1)
        known += part.known
        isWhole = isWhole && part.isWhole
      }
      return (known, isWhole)
    }
    if let value = parameter(expression) {
      return withParameters([:]) { strings(value, depth: depth + 1) }
    }
    if let name = name(of: expression), let value = initializers[name] {
      return strings(value, depth: depth + 1)
    }
    guard let inner = single(in: expression) else { return ([], false) }
    return strings(inner, depth: depth + 1)
  }

  /// Whether a word occurs in an expression, or in a constant that the expression uses.
  func mentions(_ word: String, in expression: ExprSyntax, depth: Int = 0) -> Bool {
    guard mayFollow(depth) else { return false }
    if expression.trimmedDescription.contains(word) { return true }
    return expression.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, let value = initializers[name] else {
        return false
      }
      return mentions(word, in: value, depth: depth + 8)
    }
  }

  private func mayFollow(_ depth: Int) -> Bool {
    budget -= 1
    return depth < 32 && budget > 0
  }

  private func string(_ literal: StringLiteralExprSyntax, depth: Int) -> String? {
    if let whole = literal.representedLiteralValue { return whole }
    var text = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let plain): text += plain.content.text
      case .expressionSegment(let hole):
        guard hole.expressions.count == 1, let value = hole.expressions.first,
          let part = string(value.expression, depth: depth + 1)
        else { return nil }
        text += part
        if text.utf8.count > Self.maximumLength { return nil }
      }
    }
    return text
  }

  /// `name` of `name`, `.name`, `Type.name` and `Type.name.rawValue`.
  private func name(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let name = member.declName.baseName.text
    if name == "rawValue", let base = member.base { return self.name(of: base) }
    return name
  }

  private func single(in expression: ExprSyntax) -> ExprSyntax? {
    guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else {
      return nil
    }
    return tuple.elements.first?.expression
  }
}
