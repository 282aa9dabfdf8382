import PhrasebookModel
import SwiftSyntax

/// Collects the calls of a manifest that make targets: a syntax tree in, targets out.
final class ManifestReader: SyntaxVisitor {
  private(set) var targets: [ManifestTarget] = []
  /// The calls that make targets, with their targets' names.
  private(set) var calls: [(name: String, node: FunctionCallExprSyntax)] = []
  private(set) var isIncomplete = false
  private(set) var defaultLocalization: String?
  private let constants: ManifestConstants

  init(constants: ManifestConstants) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = callee(of: node)
    if callee == "Package",
      let language = node.arguments.first(where: { $0.label?.text == "defaultLocalization" })
    {
      defaultLocalization = text(ofLanguage: language.expression)
    }
    if let kind = ManifestTarget.Kind(rawValue: callee), node.isTarget { read(node, kind) }
    return .visitChildren
  }

  /// Dependencies look like targets, but are not.
  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.label?.text {
    case "dependencies", "plugins", "products": .skipChildren
    default: .visitChildren
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let types = node.bindings.compactMap { $0.typeAnnotation?.type.trimmedDescription }
    return types.contains { $0.contains(exactly: "Dependency") } ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.signature.returnClause?.type.trimmedDescription ?? ""
    return type.contains(exactly: "Dependency") ? .skipChildren : .visitChildren
  }

  private func read(_ node: FunctionCallExprSyntax, _ kind: ManifestTarget.Kind) {
    var target = ManifestTarget(kind, "")
    var isNamed = false
    for argument in node.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "name":
        if let name = constants.string(value) {
          target.name = name
          isNamed = true
        }
      case "path":
        if value.is(NilLiteralExprSyntax.self) { continue }
        guard let path = constants.string(value) else {
          isIncomplete = true
          return
        }
        target.path = path
      case "exclude": target.exclude = constants.strings(value).known
      case "sources":
        let list = constants.strings(value)
        target.sources = list.isWhole ? list.known : nil
      case "resources": target.resources = resources(value)
      default: break
      }
    }
    guard isNamed else {
      isIncomplete = true
      return
    }
    calls.append((target.name, node))
    guard targets.count <= ManifestSyntax.maximumTargets else { return }
    if !targets.contains(target) { targets.append(target) }
  }

  /// The paths in `[.process("Resources"), .copy("data.json")]`.
  private func resources(_ expression: ExprSyntax) -> [String] {
    guard let array = expression.as(ArrayExprSyntax.self) else { return [] }
    return array.elements.compactMap { element in
      element.expression.as(FunctionCallExprSyntax.self)?.arguments.first
        .flatMap { constants.string($0.expression) }
    }
  }

  private func text(ofLanguage expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.first.flatMap { constants.string($0.expression) }
    }
    return constants.string(expression)
  }

  private func callee(of node: FunctionCallExprSyntax) -> String {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let base = member.base?.trimmedDescription
      return base == nil || base == "Target" || base == "PackageDescription.Target"
        ? member.declName.baseName.text : ""
    }
    return node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
  }
}

extension FunctionCallExprSyntax {
  /// A call with the shape of a target: it names one, and nothing that only dependencies have.
  fileprivate var isTarget: Bool {
    guard calledExpression.is(MemberAccessExprSyntax.self) else { return false }
    let labels = arguments.map { $0.label?.text ?? "" }
    return labels.contains("name") && !labels.contains("condition") && !labels.contains("package")
  }
}
