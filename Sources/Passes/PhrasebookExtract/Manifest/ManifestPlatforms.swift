import SwiftSyntax

/// Reads the systems that a package lists in `platforms:`.
final class ManifestPlatforms: SyntaxVisitor {
  private var found: [Set<String>?] = []

  /// The systems as `os(…)` names them; nil if they are not listed, or not in one place.
  var systems: Set<String>? { found.count == 1 ? found[0] : nil }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.label?.text {
    case "platforms":
      // `.when(platforms:)` is a condition of a dependency or of a setting.
      guard node.isOfPackage else { return .skipChildren }
      found.append(Self.systems(node.expression))
      return .skipChildren
    case "targets", "products", "dependencies": return .skipChildren
    default: return .visitChildren
    }
  }

  /// `package.platforms` is changed elsewhere.
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "platforms" { found.append(nil) }
    return .visitChildren
  }

  private static func systems(_ list: ExprSyntax) -> Set<String>? {
    guard let array = list.as(ArrayExprSyntax.self), !array.elements.isEmpty else { return nil }
    var systems: Set<String> = []
    for element in array.elements {
      guard
        let name = element.expression.as(FunctionCallExprSyntax.self)?.calledExpression
          .as(MemberAccessExprSyntax.self)?.declName.baseName.text, known.contains(name)
      else { return nil }
      systems.insert(name)
    }
    return systems
  }

  private static let known: Set<String> = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", BuildContext.catalyst,
  ]
}

extension LabeledExprSyntax {
  /// Whether it is an argument of `Package(…)`.
  fileprivate var isOfPackage: Bool {
    let call = parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Package"
  }
}
