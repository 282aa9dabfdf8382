import SwiftSyntax

/// A `Project.swift`, Tuist's description of an Xcode project, as far as reading it without running
/// it shows it. A path that begins with `//` counts from the root of the repository.
package struct TuistManifest: Sendable {
  /// The targets that list sources; the name of one that code makes is empty.
  package private(set) var targets: [ManifestTarget] = []
  /// The folders of local packages.
  package private(set) var packages: [String] = []
  /// The folders of other projects that targets depend on.
  package private(set) var projects: [String] = []
  package private(set) var developmentRegion: String?

  /// A manifest without targets.
  package init() {}

  package init(reading source: [UInt8]) {
    guard let tree = ManifestSyntax.tree(of: source) else { return }
    let constants = ManifestConstants(viewMode: .sourceAccurate)
    constants.walk(tree)
    let reader = TuistReader(constants: constants)
    reader.walk(tree)
    targets = Array(reader.targets.prefix(ManifestSyntax.maximumTargets))
    (packages, projects) = (reader.packages, reader.projects)
    developmentRegion = reader.developmentRegion
  }
}

/// Collects the calls that make targets: `.target(name:…, sources:…, resources:…)`.
private final class TuistReader: SyntaxVisitor {
  private(set) var targets: [ManifestTarget] = []
  private(set) var packages: [String] = []
  private(set) var projects: [String] = []
  private(set) var developmentRegion: String?
  private let constants: ManifestConstants

  init(constants: ManifestConstants) {
    self.constants = constants
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = Set(node.arguments.compactMap { $0.label?.text })
    if labels.contains("path") || labels.contains("developmentRegion") { readPlace(node) }
    guard !labels.isDisjoint(with: ["sources", "buildableFolders"]) else { return .visitChildren }
    var target = ManifestTarget(.target, "")
    // A helper in another file may make the name and the product: `.testTarget(of: .home, sources: …)`.
    if !labels.contains("name"), Self.isTest(node.calledExpression) { target.kind = .testTarget }
    for argument in node.arguments {
      let value = argument.expression
      switch argument.label?.text {
      case "name": target.name = constants.string(value) ?? ""
      case "sources": add(texts(value), to: &target)
      case "resources": target.resources += texts(value).known
      case "buildableFolders":
        let folders = texts(value)
        add(folders, to: &target)
        target.resources += folders.known
      case "product":
        if value.trimmedDescription.hasSuffix("Tests") { target.kind = .testTarget }
      default: break
      }
    }
    if target.sources?.isEmpty == false { targets.append(target) }
    return .visitChildren
  }

  private static func isTest(_ callee: ExprSyntax) -> Bool {
    let name =
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? callee.trimmedDescription
    return name.hasPrefix("test") || name.hasPrefix("unitTest") || name.contains("Tests")
      || name.hasSuffix("Test") || name.contains("TestTarget")
  }

  private func add(_ paths: Paths, to target: inout ManifestTarget) {
    target.sources = (target.sources ?? []) + paths.known
    target.exclude += paths.without
    if !paths.isWhole { target.hasAllSources = false }
  }

  /// `.package(path:)` and `.local(path:)`, `.project(target:path:)`, `.options(developmentRegion:)`.
  private func readPlace(_ node: FunctionCallExprSyntax) {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    for argument in node.arguments {
      switch (argument.label?.text, callee) {
      case ("path", "package"), ("path", "local"): packages += path(argument.expression)
      case ("path", "project"): projects += path(argument.expression)
      case ("developmentRegion", _): developmentRegion = constants.string(argument.expression)
      default: break
      }
    }
  }

  /// `"../Core"`, `.relativeToRoot("Core")` or `.relativeToManifest("../Core")`.
  private func path(_ expression: ExprSyntax) -> [String] {
    if let text = constants.string(expression) { return [text] }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
      let text = call.arguments.first.flatMap({ constants.string($0.expression) })
    else { return [] }
    return [call.calledExpression.trimmedDescription.hasSuffix("Root") ? "//" + text : text]
  }

  /// The paths of an argument, as far as the text shows them.
  private struct Paths {
    var known: [String] = []
    var without: [String] = []
    var isWhole = true
  }

  /// The paths in `["Sources/**"]`, `.paths(["Sources/**"])` and
  /// `[.glob("Sources/**", excluding: ["Sources/Old/**"])]`, and those that are excluded.
  private func texts(_ expression: ExprSyntax, depth: Int = 0) -> Paths {
    guard depth < 16 else { return Paths(isWhole: false) }
    if let array = expression.as(ArrayExprSyntax.self) {
      return array.elements.reduce(into: Paths()) { all, element in
        let part = texts(element.expression, depth: depth + 1)
        all.known += part.known
        all.without += part.without
        if !part.isWhole { all.isWhole = false }
      }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.trimmedDescription.hasPrefix(".relativeTo") {
        let known = path(expression)
        return Paths(known: known, isWhole: !known.isEmpty)
      }
      guard let first = call.arguments.first else { return Paths(isWhole: false) }
      var found = texts(first.expression, depth: depth + 1)
      for argument in call.arguments.dropFirst() where argument.label?.text == "excluding" {
        found.without += texts(argument.expression, depth: depth + 1).known
      }
      return found
    }
    if let text = constants.string(expression) { return Paths(known: [text]) }
    let list = constants.strings(expression)
    return Paths(known: list.known, isWhole: list.isWhole)
  }
}
