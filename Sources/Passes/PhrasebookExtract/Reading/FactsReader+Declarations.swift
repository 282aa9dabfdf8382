import SwiftSyntax

extension FactsReader {
  /// The declarations of a node: several variables in one `let`, none for an import.
  mutating func declarations(_ syntax: DeclSyntax) -> [Declaration] {
    switch syntax.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return variables(node).map { .variable($0) }
    case .functionDecl(let node): return [.function(function(node))]
    case .initializerDecl(let node): return [.function(initializer(node))]
    case .subscriptDecl(let node): return [.function(subscripting(node))]
    case .macroDecl(let node): return [.function(macro(node))]
    case .enumCaseDecl(let node): return node.elements.map { .function(enumCase($0)) }
    case .typeAliasDecl(let node):
      return [
        .alias(
          Alias(
            name: node.name.identifierText, target: type(node.initializer.value),
            isPublic: node.modifiers.areOutward))
      ]
    case .structDecl(let node):
      return type(.structure, node.name, node.genericParameterClause, node)
    case .classDecl(let node): return type(.class, node.name, node.genericParameterClause, node)
    case .actorDecl(let node): return type(.class, node.name, node.genericParameterClause, node)
    case .enumDecl(let node):
      return type(.enumeration, node.name, node.genericParameterClause, node)
    case .protocolDecl(let node): return type(.protocol, node.name, nil, node)
    case .extensionDecl(let node):
      let extended = type(node.extendedType)
      let name: String? =
        switch extended {
        case .named(let name, _): name
        case .array: "Array"
        case .optional: "Optional"
        case .dictionary: "Dictionary"
        default: nil
        }
      return name.map { [nominal(.extension, $0, nil, node)] } ?? []
    case .ifConfigDecl(let node): return conditionals(node)
    case .deinitializerDecl(let node):
      return [.function(Function(kind: .function, name: "deinit", body: body(node.body)))]
    case .accessorDecl, .associatedTypeDecl, .importDecl: return []
    case .macroExpansionDecl(let node):
      guard let statement = expansion(node) else { return [] }
      return [.variable(Variable(name: "_", initial: statement))]
    default: return []
    }
  }

  /// Every branch of an `#if`: extraction takes the union.
  private mutating func conditionals(_ node: IfConfigDeclSyntax) -> [Declaration] {
    var all: [Declaration] = []
    for clause in node.clauses {
      switch clause.elements {
      case .decls(let members):
        for member in members { all += declarations(member.decl) }
      case .statements(let items):
        for case .declaration(let declaration) in block(items).statements {
          all.append(declaration)
        }
      default: break
      }
    }
    return all
  }

  private mutating func type(
    _ kind: TypeDeclaration.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
    _ node: some DeclGroupSyntax
  ) -> [Declaration] {
    [nominal(kind, name.identifierText, generics, node)]
  }

  private mutating func nominal(
    _ kind: TypeDeclaration.Kind, _ name: String, _ generics: GenericParameterClauseSyntax?,
    _ node: some DeclGroupSyntax
  ) -> Declaration {
    let inherits = node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? []
    var declared = TypeDeclaration(
      kind: kind, name: name, generics: genericParameters(generics, node.genericWhereClause),
      inherits: inherits, isPublic: node.modifiers.areOutward,
      attributes: attributes(node.attributes))
    // Xcode leaves the strings of previews out (Xcode 16 release notes, 75628856).
    guard !inherits.contains(where: { $0.name?.hasSuffix("PreviewProvider") == true }) else {
      return .type(declared)
    }
    let isImplyingAround = impliesRawValues
    impliesRawValues = kind == .enumeration && !inherits.isEmpty
    for member in node.memberBlock.members { declared.members += declarations(member.decl) }
    impliesRawValues = isImplyingAround
    return .type(declared)
  }

  func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ constraints: GenericWhereClauseSyntax?
  ) -> [Function.Generic] {
    var generics: [Function.Generic] =
      clause?.parameters.map {
        Function.Generic(
          name: $0.name.identifierText, constraint: $0.inheritedType.map { type($0) })
      } ?? []
    for requirement in constraints?.requirements ?? [] {
      let pair: (left: TypeExpression, right: TypeExpression)? =
        switch requirement.requirement {
        case .conformanceRequirement(let node): (type(node.leftType), type(node.rightType))
        case .sameTypeRequirement(let node):
          if case .type(let left) = node.leftType, case .type(let right) = node.rightType {
            (type(left), type(right))
          } else {
            nil
          }
        default: nil
        }
      guard let pair, let name = pair.left.name,
        let index = generics.firstIndex(where: { $0.name == name })
      else { continue }
      generics[index].constraint = generics[index].constraint ?? pair.right
    }
    return generics
  }

  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    var all: [Attribute] = []
    for case .attribute(let node) in list {
      let name = type(node.attributeName).name ?? ""
      switch node.arguments {
      case .argumentList(let list):
        all.append(Attribute(name: name, arguments: arguments(list), place: place(of: node)))
      default:
        all.append(Attribute(name: name, arguments: [], place: place(of: node)))
      }
    }
    return all
  }
}
