import SwiftParser
import SwiftSyntax

/// The targets of a `Project.swift`, Tuist's description of an Xcode project, as far as reading it
/// without running it shows them.
package enum TuistManifest {
  /// The largest file that is read, in bytes.
  private static let limit = 4 << 20

  /// Reads the targets that list sources; the name of one that code makes is empty.
  package static func targets(reading source: [UInt8]) -> [ManifestTarget] {
    guard source.count <= limit else { return [] }
    let tree = source.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: 256)
    }
    let constants = ManifestConstants(viewMode: .sourceAccurate)
    constants.walk(tree)
    let reader = TuistReader(constants: constants)
    reader.walk(tree)
    return reader.targets
  }
}

/// Collects the calls that make targets: `.target(name:…, sources:…, resources:…)`.
private final class TuistReader: SyntaxVisitor {
  private(set) var targets: [ManifestTarget] = []
  private let constants: ManifestConstants

  init(constants: ManifestConstants) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = Set(node.arguments.compactMap { $0.label?.text })
    guard labels.contains("name"), !labels.isDisjoint(with: ["sources", "buildableFolders"]) else {
      return .visitChildren
    }
    var target = ManifestTarget(.target, "")
    for argument in node.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "name": target.name = constants.string(value) ?? ""
      case "sources": target.sources = (target.sources ?? []) + texts(value)
      case "resources": target.resources += texts(value)
      case "buildableFolders":
        target.sources = (target.sources ?? []) + texts(value)
        target.resources += texts(value)
      case "product":
        if value.trimmedDescription.hasSuffix("Tests") { target.kind = .testTarget }
      default: break
      }
    }
    if target.sources?.isEmpty == false { targets.append(target) }
    return .visitChildren
  }

  /// The paths in `["Sources/**"]`, `.paths(["Sources/**"])` and `[.glob(pattern: "Resources/**")]`.
  private func texts(_ expression: ExprSyntax) -> [String] {
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.flatMap { texts($0.expression) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      // The excluded paths of the call are not its paths.
      return call.arguments.first.map { texts($0.expression) } ?? []
    }
    if let text = constants.string(expression) { return [text] }
    return constants.strings(expression).known
  }
}
