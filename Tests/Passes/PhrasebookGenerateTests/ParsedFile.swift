import SwiftParser
import SwiftSyntax

/// A generated file as the Swift parser reads it.
struct ParsedFile {
  /// The full names of all declarations at any depth: `Phrase.Cart.parcels(count:)`; a declaration of a
  /// kind that is never generated has its whole text.
  private(set) var declarations: [String] = []
  private(set) var imports: Set<String> = []
  /// The keys that the accessors look up.
  private(set) var keys: [String] = []
  /// Statements in accessors other than one call of a known function.
  private(set) var strayStatements: [String] = []
  let hasErrors: Bool

  init(_ text: String) {
    let tree = Parser.parse(source: text)
    hasErrors = tree.hasError
    read(Syntax(tree), in: "")
  }

  private mutating func read(_ node: Syntax, in path: String) {
    guard let declaration = node.as(DeclSyntax.self) else {
      for child in node.children(viewMode: .all) { read(child, in: path) }
      return
    }
    var inner = path
    if let declaration = declaration.as(ImportDeclSyntax.self) {
      imports.insert(declaration.path.trimmedDescription)
    } else if let declaration = declaration.as(ExtensionDeclSyntax.self) {
      inner = Self.plain(declaration.extendedType) + "."
    } else if let declaration = declaration.as(EnumDeclSyntax.self) {
      declarations.append(path + Self.plain(declaration.name))
      inner = path + Self.plain(declaration.name) + "."
    } else if let declaration = declaration.as(FunctionDeclSyntax.self) {
      let labels = declaration.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      declarations.append(path + Self.plain(declaration.name) + "(\(labels.joined()))")
      if !path.isEmpty { readBody(declaration.body?.statements) }
    } else if let declaration = declaration.as(VariableDeclSyntax.self) {
      for binding in declaration.bindings {
        declarations.append(path + Self.plain(binding.pattern))
        if case .getter(let statements) = binding.accessorBlock?.accessors, !path.isEmpty {
          readBody(statements)
        }
      }
    } else if !declaration.is(IfConfigDeclSyntax.self) {
      declarations.append(declaration.trimmedDescription)
    }
    for child in node.children(viewMode: .all) { read(child, in: inner) }
  }

  /// Reads the body of an accessor: a call with a key, or an alias of another accessor.
  private mutating func readBody(_ statements: CodeBlockItemListSyntax?) {
    guard let statements, statements.count == 1, let only = statements.first?.item else {
      strayStatements.append(statements?.trimmedDescription ?? "")
      return
    }
    let call = only.as(FunctionCallExprSyntax.self)
    let callee = call?.calledExpression.trimmedDescription ?? only.trimmedDescription
    if callee.hasPrefix("_phrase") || callee == "LocalizedStringResource",
      let literal = call?.arguments.first?.expression.as(StringLiteralExprSyntax.self),
      let key = literal.representedLiteralValue
    {
      keys.append(key)
    } else if !callee.hasPrefix("Phrase.") && !callee.hasPrefix("LocalizedStringResource.") {
      strayStatements.append(statements.trimmedDescription)
    }
  }

  /// The text of a name without backticks.
  private static func plain(_ node: some SyntaxProtocol) -> String {
    node.trimmedDescription.filter { $0 != "`" }
  }
}
