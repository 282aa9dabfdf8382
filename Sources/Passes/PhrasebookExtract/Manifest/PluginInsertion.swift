import SwiftParser
import SwiftSyntax

/// Adds a build plugin to targets of a `Package.swift`: its text in, the text with the plugin out.
/// Every other byte is unchanged, and targets that are made by code are left to the user.
package struct PluginInsertion {
  /// The manifest with the plugin in it.
  package private(set) var text: [UInt8]
  /// The targets that have it now and had not.
  package private(set) var added: [String] = []
  /// The targets that it could not be added to.
  package private(set) var left: [String] = []

  private let source: [UInt8]
  private let plugin: String
  private let usage: String
  private let constants = ManifestConstants(viewMode: .sourceAccurate)
  private var insertions: [(offset: Int, text: String)] = []

  /// - Parameters:
  ///   - plugin: The product's name.
  ///   - library: The library that the plugin's code needs: a target without it is left.
  ///   - package: The name of the plugin's package in the manifest.
  package init(
    of plugin: String, with library: String, in package: String, to targets: [String],
    manifest source: [UInt8]
  ) {
    self.source = source
    self.plugin = plugin
    usage = Self.usage(of: plugin, in: package)
    text = source
    guard let tree = ManifestSyntax.tree(of: source) else {
      left = targets
      return
    }
    constants.walk(tree)
    let reader = ManifestReader(constants: constants)
    reader.walk(tree)
    for target in targets {
      let calls = reader.calls.filter { $0.name == target }
      if calls.isEmpty || tree.hasError {
        // A function of the manifest may add it by itself.
        if !tree.description.contains(plugin) { left.append(target) }
      } else if !calls.allSatisfy({ has(it: $0.node) }) {
        let places = calls.filter { !has(it: $0.node) }
          .map { depends($0.node, on: library) ? insertion(into: $0.node) : nil }
        if places.contains(where: { $0 == nil }) {
          left.append(target)
        } else {
          insertions += places.compactMap(\.self)
          added.append(target)
        }
      }
    }
    insert(reader)
  }

  /// The code by which a target uses a plugin of a package.
  package static func usage(of plugin: String, in package: String) -> String {
    ".plugin(name: \"\(plugin)\", package: \"\(package)\")"
  }

  private func argument(_ label: String, of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.arguments.first { $0.label?.text == label }?.expression
  }

  private func depends(_ call: FunctionCallExprSyntax, on library: String) -> Bool {
    argument("dependencies", of: call).map { constants.mentions("\"\(library)\"", in: $0) } == true
  }

  /// Whether a target names the plugin, itself or through constants.
  private func has(it call: FunctionCallExprSyntax) -> Bool {
    guard let value = argument("plugins", of: call) else { return false }
    return constants.mentions(plugin, in: value)
  }

  /// The position for the plugin and its text; nil if that is not certain.
  private func insertion(into call: FunctionCallExprSyntax) -> (offset: Int, text: String)? {
    if let value = argument("plugins", of: call) {
      guard let array = value.as(ArrayExprSyntax.self) else { return nil }
      guard let last = array.elements.last else {
        return (array.leftSquare.endPositionBeforeTrailingTrivia.utf8Offset, usage)
      }
      return insertion(of: usage, behind: Syntax(last), comma: last.trailingComma)
    }
    // `plugins:` is the last argument that a target takes.
    guard let last = call.arguments.last, call.trailingClosure == nil else { return nil }
    return insertion(of: "plugins: [\(usage)]", behind: Syntax(last), comma: last.trailingComma)
  }

  /// A new element after the last one: on a line of its own if the last one is.
  private func insertion(
    of element: String, behind last: Syntax, comma: TokenSyntax?
  ) -> (offset: Int, text: String) {
    let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
    let line = source[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = source[line..<start]
    let isAlone = line > 0 && indentation.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    let isWindows = line > 1 && source[line - 2] == UInt8(ascii: "\r")
    let separator =
      isAlone
      ? (isWindows ? "\r\n" : "\n") + String(decoding: indentation, as: UTF8.self) : " "
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    return comma == nil
      ? (end, ",\(separator)\(element)") : (end, "\(separator)\(element),")
  }

  private mutating func insert(_ before: ManifestReader) {
    for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
      guard text.indices.contains(insertion.offset) else { continue }
      text.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
    }
    guard !insertions.isEmpty else { return }
    // The result is used only if it reads as the same package.
    let after = PackageManifest(reading: text)
    let isSame = after.targets == before.targets && after.isIncomplete == before.isIncomplete
    if !isSame || text.withUnsafeBufferPointer({ Parser.parse(source: $0) }).hasError {
      text = source
      left += added
      added = []
    }
  }
}
