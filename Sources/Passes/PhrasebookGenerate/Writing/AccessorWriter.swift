/// Puts accessors into Swift: a table with its names in, text out.
struct AccessorWriter {
  private let options: GenerateOptions
  private let type: String
  private let access: String

  init(_ options: GenerateOptions) {
    self.options = options
    type = options.resourceType.rawValue
    access = options.access == .internal ? "" : options.access.rawValue + " "
  }

  /// The lines above the accessors of some tables.
  func head(_ tables: [String]) -> SourceText {
    guard !tables.isEmpty else { return emptyHead(nil) }
    var text = origin(tables)
    text += "\n"
    switch options.resourceType {
    case .phrase:
      text += importing("Phrasebook")
      if options.bundle == .module || options.bundle == .macro { text += "import Foundation\n" }
    case .localizedStringResource:
      text += "#if canImport(Darwin)\n\(importing("Foundation"))"
      text += "#else\nimport Foundation\n\(importing("Phrasebook"))#endif\n"
    }
    return text
  }

  /// The whole text of a file that has no accessors.
  func emptyHead(_ table: String?) -> SourceText {
    var text = origin(table.map { [$0] } ?? [])
    text += "// No key has an accessor.\n"
    return text
  }

  private func origin(_ tables: [String]) -> SourceText {
    var text = SourceText("// Made by phrasebook")
    if !tables.isEmpty {
      text += " from "
      let names = tables.map { "\($0).xcstrings" }.joined(separator: ", ")
      SwiftText.note(names, limit: 2000, into: &text)
    }
    text += ". Changes are lost when it is made again.\n"
    text += "// swift-format-ignore-file\n// swiftlint:disable all\n"
    return text
  }

  /// An import under which members of its types may be declared with the access that is wanted.
  private func importing(_ module: String) -> String {
    switch options.access {
    case .internal: return "import \(module)\n"
    case .public: return "public import \(module)\n"
    case .package:
      return """
        #if hasFeature(InternalImportsByDefault)
          package import \(module)
        #else
          import \(module)
        #endif

        """
    }
  }

  /// The accessors of one table.
  func write(_ table: NamedTable, into out: inout SourceText) {
    let maker = Maker(options, table: table.name)
    maker.writeHelpers(into: &out)
    var pending: [(path: [String], space: Namespace)] = [([], table.root)]
    while !pending.isEmpty {
      let (path, space) = pending.removeFirst()
      out += "\n"
      if options.resourceType == .localizedStringResource {
        out += "@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)\n"
      }
      out += "extension \(([type] + path.map(Identifier.declared)).joined(separator: ".")) {\n"
      write(space, at: path, maker, into: &out, &pending)
      out += "}\n"
    }
  }

  private func write(
    _ space: Namespace, at path: [String], _ maker: Maker, into out: inout SourceText,
    _ pending: inout [(path: [String], space: Namespace)], depth: Int = 1
  ) {
    let indent = String(repeating: "  ", count: depth)
    let documentation = Documentation(indent: indent)
    let (start, body, end) = ("\(indent)\(access)static ", "\(indent)  ", "\n\(indent)}\n")
    var isFirst = true
    func part() {
      if !isFirst { out += "\n" }
      isFirst = false
    }
    for accessor in space.accessors {
      part()
      documentation.write(accessor, into: &out)
      out += start
      writeHead(accessor, accessor.name.base, into: &out)
      out += " {\n"
      out += body
      maker.write(accessor, into: &out)
      out += end
    }
    for alias in space.aliases {
      part()
      write(alias, indent, into: &out)
    }
    for (name, child) in space.children.sorted(by: { $0.key < $1.key }) {
      let inner = path + [name]
      if child.isDeclaredElsewhere {
        pending.append((inner, child))
        continue
      }
      part()
      out += "\(indent)\(access)enum \(Identifier.declared(name)) {\n"
      write(child, at: inner, maker, into: &out, &pending, depth: depth + 1)
      out += "\(indent)}\n"
    }
  }

  /// `var title: Phrase` or `func parcels(count: Int) -> Phrase`.
  private func writeHead(_ accessor: Accessor, _ base: String, into out: inout SourceText) {
    out += accessor.parameters.isEmpty ? "var " : "func "
    out += Identifier.declared(base)
    if !accessor.parameters.isEmpty {
      var separator = "("
      for (label, parameter) in zip(accessor.labels, accessor.parameters) {
        out += separator
        out += label.outer
        if label.outer != label.inner {
          out += " "
          out += label.inner
        }
        out += ": "
        out += parameter.swiftType
        separator = ", "
      }
      out += ") -> "
    } else {
      out += ": "
    }
    out += type
  }

  private func write(_ alias: Alias, _ indent: String, into out: inout SourceText) {
    let target = alias.target
    let whole = ([type] + target.name.path.map(Identifier.declared)).joined(separator: ".")
    let base = Identifier.declared(target.name.base)
    var call = "\(whole).\(base)"
    if !target.parameters.isEmpty {
      let values = target.labels.map { $0.outer == "_" ? $0.inner : "\($0.outer): \($0.inner)" }
      call += "(\(values.joined(separator: ", ")))"
    }
    out += "\(indent)/// Its key is now \(SwiftText.literal(target.key)).\n"
    out += "\(indent)@available(*, deprecated, renamed: \"\(type).\(target.reference)\")\n"
    out += "\(indent)\(access)static "
    writeHead(target, alias.old.base, into: &out)
    out += " { \(call) }\n"
  }
}
