import SwiftSyntax

/// Collects the packages that a manifest depends on, wherever in it they are listed.
final class ManifestPackages: SyntaxVisitor {
  /// As `.product(name:package:)` calls them.
  private(set) var names: [String] = []
  /// The folders of local ones, counted from the manifest's folder.
  private(set) var paths: [String] = []
  private let constants: ManifestConstants

  init(constants: ManifestConstants) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "package"
    else { return .visitChildren }
    var name: String?
    var place: String?
    for argument in node.arguments {
      switch argument.label?.text {
      case "name": name = constants.string(argument.expression)
      case "path":
        place = constants.string(argument.expression)
        place.map { paths.append($0) }
      case "url", "id": place = constants.string(argument.expression)
      default: break
      }
    }
    // One without a name is called what its folder or its address ends in.
    let last = place?.split(separator: "/").last.map(String.init)
    let short = last.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
    if let found = name ?? short { names.append(found) }
    return .skipChildren
  }
}
