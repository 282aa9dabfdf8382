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
  private let helpers: ManifestHelpers?

  /// - Parameter helpers: The functions whose calls are targets too; without them, their bodies are read.
  init(constants: ManifestConstants, helpers: ManifestHelpers? = nil) {
    self.constants = constants
    self.helpers = helpers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = callee(of: node)
    if callee == "Package",
      let language = node.arguments.first(where: { $0.label?.text == "defaultLocalization" })
    {
      defaultLocalization = text(ofLanguage: language.expression)
    }
    if let kind = ManifestTarget.Kind(rawValue: callee), node.isTarget {
      if let name = read(node, kind) { calls.append((name, node)) }
    } else if let helper = helpers?.helper(named: callee) {
      read(node, helper)
    }
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
    if helpers?.helper(named: node.name.text) != nil { return .skipChildren }
    let type = node.signature.returnClause?.type.trimmedDescription ?? ""
    return type.contains(exactly: "Dependency") ? .skipChildren : .visitChildren
  }

  /// The target that a function of the manifest makes, with the values of this call.
  private func read(_ node: FunctionCallExprSyntax, _ helper: ManifestHelpers.Helper) {
    guard let values = helper.values(in: node) else {
      isIncomplete = true
      return
    }
    constants.withParameters(values) { _ = read(helper.target, helper.kind) }
  }

  /// Returns the target's name; nil if the target is not known.
  private func read(_ node: FunctionCallExprSyntax, _ kind: ManifestTarget.Kind) -> String? {
    var target = ManifestTarget(kind, "")
    var isNamed = false
    for argument in node.arguments {
      let value = constants.parameter(argument.expression) ?? argument.expression
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
          return nil
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
      return nil
    }
    if targets.count <= ManifestSyntax.maximumTargets, !targets.contains(target) {
      targets.append(target)
    }
    return target.name
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
    calledExpression.is(MemberAccessExprSyntax.self) && namesTarget
  }
}
