import SwiftSyntax

extension FactsReader {
  /// A type as written; parts that do not matter for literals become `.unknown`.
  func type(_ syntax: TypeSyntax) -> TypeExpression {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let node):
      return named(node.name.identifierText, node.genericArgumentClause)
    case .memberType(let node):
      return member(node)
    case .optionalType(let node):
      return .optional(type(node.wrappedType))
    case .implicitlyUnwrappedOptionalType(let node):
      return .optional(type(node.wrappedType))
    case .arrayType(let node):
      return .array(type(node.element))
    case .dictionaryType(let node):
      return .dictionary(type(node.key), type(node.value))
    case .tupleType(let node):
      if node.elements.count == 1, let only = node.elements.first { return type(only.type) }
      return .tuple(
        node.elements.map {
          TypeExpression.TupleElement(label: $0.firstName?.identifierText, type: type($0.type))
        })
    case .functionType(let node):
      return .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
    case .attributedType(let node):
      let base = type(node.baseType)
      // The argument of an autoclosure is the value itself.
      if case .function([], let result) = base, node.isAutoclosure { return result }
      return base
    case .someOrAnyType(let node):
      return type(node.constraint)
    case .compositionType(let node):
      return node.elements.first.map { type($0.type) } ?? .unknown
    default:
      return .unknown
    }
  }

  /// `A.B.C`, whose parts are joined once.
  private func member(_ node: MemberTypeSyntax) -> TypeExpression {
    var parts = [node.name.identifierText]
    var base = node.baseType
    while let inner = base.as(MemberTypeSyntax.self) {
      parts.append(inner.name.identifierText)
      base = inner.baseType
    }
    guard let first = type(base).name else { return .unknown }
    parts.append(first)
    return named(parts.reversed().joined(separator: "."), node.genericArgumentClause)
  }

  private func named(
    _ name: String, _ generic: GenericArgumentClauseSyntax?
  ) -> TypeExpression {
    let arguments: [TypeExpression] =
      generic?.arguments.map {
        if case .type(let argument) = $0.argument { type(argument) } else { .unknown }
      } ?? []
    switch (name, arguments.count) {
    case ("Array", 1): return .array(arguments[0])
    case ("Optional", 1): return .optional(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default: return .named(name, arguments)
    }
  }
}

extension AttributedTypeSyntax {
  fileprivate var isAutoclosure: Bool {
    attributes.contains {
      guard case .attribute(let node) = $0 else { return false }
      return node.attributeName.as(IdentifierTypeSyntax.self)?.name.text == "autoclosure"
    }
  }
}

extension TokenSyntax {
  /// The text of an identifier without backticks.
  var identifierText: String {
    let text = self.text
    guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
    return String(text.dropFirst().dropLast())
  }
}
