/// Writes accessors as Swift source: a table with its names in, source text out.
struct AccessorWriter {
  private let options: GenerateOptions
  private let type: Identifier
  private let access: SwiftSource

  init(_ options: GenerateOptions) {
    self.options = options
    switch options.resourceType {
    case .phrase: type = Identifier("Phrase")
    case .localizedStringResource: type = Identifier("LocalizedStringResource")
    }
    switch options.access {
    case .internal: access = ""
    case .package: access = "package "
    case .public: access = "public "
    }
  }

  /// The lines above the accessors of some tables.
  func head(_ tables: [String]) -> SwiftSource {
    guard !tables.isEmpty else { return emptyHead(nil) }
    var out = origin(tables)
    out.code("\n")
    switch options.resourceType {
    case .phrase:
      out += importing("Phrasebook")
      if options.bundle == .module || options.bundle == .macro { out.code("import Foundation\n") }
    case .localizedStringResource:
      out += """
        #if canImport(Darwin)
        \(importing("Foundation"))#else
        import Foundation
        \(importing("Phrasebook"))#endif

        """
    }
    return out
  }

  /// The whole text of a file without accessors.
  func emptyHead(_ table: String?) -> SwiftSource {
    var out = origin(table.map { [$0] } ?? [])
    out.code("// No key has an accessor.\n")
    return out
  }

  private func origin(_ tables: [String]) -> SwiftSource {
    var out: SwiftSource = "// Made by phrasebook"
    if !tables.isEmpty {
      out.code(" from ")
      out.note(tables.map { "\($0).xcstrings" }.joined(separator: ", "), limit: 2000)
    }
    out.code(". Changes are lost when it is made again.\n")
    out.code("// swift-format-ignore-file\n// swiftlint:disable all\n")
    return out
  }

  /// An import that allows members of the module's types to be declared with the access of the options.
  private func importing(_ module: SwiftSource) -> SwiftSource {
    switch options.access {
    case .internal: "import \(module)\n"
    case .public: "public import \(module)\n"
    case .package:
      """
      #if hasFeature(InternalImportsByDefault)
        package import \(module)
      #else
        import \(module)
      #endif

      """
    }
  }

  /// Writes the accessors of one table, and returns the names of everything declared.
  func write(_ table: NamedTable, into out: inout SwiftSource) -> [String] {
    let expression = ResourceExpressionWriter(options, table: table.name)
    expression.writeHelpers(into: &out)
    var pending: [(path: [Identifier], space: Namespace)] = [([], table.root)]
    while !pending.isEmpty {
      let (path, space) = pending.removeFirst()
      out.code("\n")
      if options.resourceType == .localizedStringResource {
        out.code("@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)\n")
      }
      out += "extension \(qualified(path)) {\n"
      write(space, at: path, expression, into: &out, &pending)
      out.code("}\n")
    }
    return expression.declarations + table.root.declarations(at: [type.text])
  }

  /// The full name of a type in the resource type.
  private func qualified(_ path: [Identifier]) -> SwiftSource {
    path.reduce("\(type)") { "\($0).\($1)" }
  }

  private func write(
    _ space: Namespace, at path: [Identifier], _ expression: ResourceExpressionWriter,
    into out: inout SwiftSource, _ pending: inout [(path: [Identifier], space: Namespace)],
    indent: SwiftSource = "  "
  ) {
    let documentation = Documentation(indent: indent)
    let (start, body): (SwiftSource, SwiftSource) = ("\(indent)\(access)static ", "\(indent)  ")
    let end: SwiftSource = "\n\(indent)}\n"
    var isFirst = true
    func separate() {
      if !isFirst { out.code("\n") }
      isFirst = false
    }
    for accessor in space.accessors {
      separate()
      documentation.write(accessor, into: &out)
      out += start
      writeHead(accessor, accessor.name.base, into: &out)
      out.code(" {\n")
      out += body
      expression.write(accessor, into: &out)
      out += end
    }
    for alias in space.aliases {
      separate()
      write(alias, indent, into: &out)
    }
    for (name, child) in space.children.sorted(by: { $0.key.text < $1.key.text }) {
      let inner = path + [name]
      if child.isDeclaredElsewhere {
        pending.append((inner, child))
        continue
      }
      separate()
      out += "\(indent)\(access)enum \(name) {\n"
      write(child, at: inner, expression, into: &out, &pending, indent: body)
      out += "\(indent)}\n"
    }
  }

  /// `var title: Phrase` or `func parcels(count: Int) -> Phrase`.
  private func writeHead(_ accessor: Accessor, _ base: Identifier, into out: inout SwiftSource) {
    out.code(accessor.parameters.isEmpty ? "var " : "func ")
    out.name(base)
    var separator: StaticString = "("
    for (label, parameter) in zip(accessor.labels, accessor.parameters) {
      out.code(separator)
      if label.outer != label.inner {
        if let outer = label.outer { out.name(outer) } else { out.code("_") }
        out.code(" ")
      }
      out.name(label.inner)
      out.code(": ")
      out.code(parameter.type.name)
      separator = ", "
    }
    out.code(accessor.parameters.isEmpty ? ": " : ") -> ")
    out.name(type)
  }

  private func write(_ alias: Alias, _ indent: SwiftSource, into out: inout SwiftSource) {
    let target = alias.target
    out += "\(indent)/// Its key is now \(literal: target.key).\n"
    out +=
      "\(indent)@available(*, deprecated, renamed: \(literal: "\(type.text).\(target.renamedReference)"))\n"
    out += "\(indent)\(access)static "
    writeHead(target, alias.old.base, into: &out)
    out += " { \(qualified(target.name.path)).\(target.name.base)"
    var separator: StaticString = "("
    for label in target.labels {
      out.code(separator)
      if let outer = label.outer { out += "\(outer): " }
      out.name(label.inner)
      separator = ", "
    }
    out.code(target.parameters.isEmpty ? " }\n" : ") }\n")
  }
}
