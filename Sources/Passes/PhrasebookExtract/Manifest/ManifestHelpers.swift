import SwiftSyntax

/// The functions of a manifest that make one target each, such as `.feature(name: "Search")`: a syntax tree
/// in, the functions by name out.
final class ManifestHelpers: SyntaxVisitor {
  /// A function, and the call in it that makes the target.
  struct Helper {
    var parameters: FunctionParameterListSyntax
    var target: FunctionCallExprSyntax
    var kind: ManifestTarget.Kind
  }

  private var found: [String: Helper?] = [:]

  /// The function with a name; nil if the manifest has no such function, or several.
  func helper(named name: String) -> Helper? { found[name] ?? nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let type = node.signature.returnClause?.type.trimmedDescription
    guard type == "Target" || type == "PackageDescription.Target", let body = node.body else {
      return .skipChildren
    }
    let calls = TargetCalls(viewMode: .sourceAccurate)
    calls.walk(body)
    if found[name] == nil, calls.found.count == 1, let call = calls.found.first {
      found[name] = Helper(
        parameters: node.signature.parameterClause.parameters, target: call.node, kind: call.kind)
    } else {
      found[name] = .some(nil)
    }
    return .skipChildren
  }
}

extension ManifestHelpers.Helper {
  /// The values of the parameters in a call; nil if the call does not fit.
  func values(in call: FunctionCallExprSyntax) -> [String: ExprSyntax]? {
    var arguments = Array(call.arguments)[...]
    var values: [String: ExprSyntax] = [:]
    for parameter in parameters {
      let label = parameter.firstName.text
      let name = parameter.secondName?.text ?? label
      if let next = arguments.first, (next.label?.text ?? "_") == label {
        values[name] = next.expression
        arguments.removeFirst()
      } else if let value = parameter.defaultValue?.value {
        values[name] = value
      } else {
        return nil
      }
    }
    return arguments.isEmpty ? values : nil
  }
}

/// The calls in a function that make a target.
private final class TargetCalls: SyntaxVisitor {
  private(set) var found: [(node: FunctionCallExprSyntax, kind: ManifestTarget.Kind)] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    let name = member ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let kind = name.flatMap(ManifestTarget.Kind.init), node.namesTarget {
      found.append((node, kind))
    }
    return .visitChildren
  }

  /// Dependencies look like targets, but are not.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.label?.text {
    case "dependencies", "plugins": .skipChildren
    default: .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the arguments are those of a target: one names it, and none is of dependencies only.
  var namesTarget: Bool {
    let labels = arguments.map { $0.label?.text ?? "" }
    return labels.contains("name") && !labels.contains("condition") && !labels.contains("package")
  }
}
