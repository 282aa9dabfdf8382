internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Writes a whole catalog as Xcode does. What was read and not edited goes from the file's nodes
/// straight to bytes, without becoming a value on the way.
struct XcodeWriter {
  private var serializer = Serializer(style: .xcode)
  private let document: JSONDocument?

  static func write(_ catalog: Catalog) -> [UInt8] {
    let file = catalog.source as? XCStringsFile
    var writer = XcodeWriter(document: file?.document)
    writer.serializer.out.reserveCapacity(file.map { $0.document.bytes.count * 5 / 4 } ?? 4096)
    writer.append(catalog, of: file)
    return writer.serializer.out
  }

  private init(document: JSONDocument?) { self.document = document }

  /// A member of an object, from the file or not.
  private enum Part {
    case node(Int)
    case draft(Draft)
    case entries
  }

  private mutating func append(_ catalog: Catalog, of file: XCStringsFile?) {
    var members: [(name: String, value: Part)] = [
      ("sourceLanguage", .draft(.text(catalog.sourceLanguage))), ("strings", .entries),
    ]
    if let version = catalog.version { members.append(("version", .draft(.text(version)))) }
    members += catalog.unknown.map { ($0.name, .draft(.value($0.value))) }
    appendObject(members, depth: 0) { writer, part in
      switch part {
      case .draft(let draft): writer.append(draft, .unknown, depth: 1)
      case .node, .entries:
        writer.appendObject(writer.entries(of: catalog, file), depth: 1) { writer, part in
          switch part {
          case .draft(let draft): writer.append(draft, .entry, depth: 2)
          case .node(let node): writer.append(node, depth: 2)
          case .entries: break
          }
        }
      }
    }
  }

  private func entries(
    of catalog: Catalog, _ file: XCStringsFile?
  ) -> [(name: String, value: Part)] {
    var entries: [(name: String, value: Part)] = []
    for key in catalog.keys {
      if catalog.edits[ExactString(key)] == nil, let place = file?.place(of: key) {
        entries.append((key, .node(place + 1)))
      } else if let entry = catalog[key] {
        entries.append((key, .draft(.entry(entry))))
      }
    }
    return entries
  }

  private mutating func append(_ draft: Draft, _ shape: Shape, depth: Int) {
    serializer.append(draft, shape, indent: Array(repeating: .space, count: depth * 2))
  }

  // MARK: Layout

  private mutating func appendObject(
    _ members: [(name: String, value: Part)], depth: Int,
    _ appendPart: (inout XcodeWriter, Part) -> Void
  ) {
    serializer.out.append(.openBrace)
    var isFirst = true
    for member in members.sorted(by: { Collation.english.precedes($0.name, $1.name) }) {
      appendLine(depth + 1, comma: !isFirst)
      isFirst = false
      serializer.style.escapes.append(member.name, to: &serializer.out)
      serializer.out += serializer.style.colon
      appendPart(&self, member.value)
    }
    if isFirst { serializer.out.append(.newline) }
    appendLine(depth, comma: false)
    serializer.out.append(.closeBrace)
  }

  private mutating func appendLine(_ depth: Int, comma: Bool) {
    if comma { serializer.out.append(.comma) }
    serializer.out.append(.newline)
    serializer.out.append(contentsOf: repeatElement(.space, count: depth * 2))
  }

  // MARK: Nodes

  private mutating func append(_ node: Int, depth: Int) {
    guard let document else { return }
    let value = document.nodes[node]
    switch value.kind {
    case .null, .true, .false, .number: serializer.out += document.bytes[value.range]
    case .string: appendString(node, of: document)
    case .array:
      serializer.out.append(.openBracket)
      var isFirst = true
      for element in document.elements(of: node) {
        appendLine(depth + 1, comma: !isFirst)
        isFirst = false
        append(element.value, depth: depth + 1)
      }
      if isFirst { serializer.out.append(.newline) }
      appendLine(depth, comma: false)
      serializer.out.append(.closeBracket)
    case .object:
      serializer.out.append(.openBrace)
      var isFirst = true
      for member in sortedMembers(of: node, document) {
        appendLine(depth + 1, comma: !isFirst)
        isFirst = false
        appendString(member.name, of: document)
        serializer.out += serializer.style.colon
        append(member.value, depth: depth + 1)
      }
      if isFirst { serializer.out.append(.newline) }
      appendLine(depth, comma: false)
      serializer.out.append(.closeBrace)
    }
  }

  private mutating func appendString(_ node: Int, of document: JSONDocument) {
    if document.nodes[node].hasEscapes {
      document.withText(node) { serializer.style.escapes.append($0, to: &serializer.out) }
    } else {
      serializer.out += document.bytes[document.nodes[node].range]
    }
  }

  private func sortedMembers(of node: Int, _ document: JSONDocument) -> [JSONDocument.Part] {
    let members = Array(document.members(of: node))
    func precedes(_ a: JSONDocument.Part, _ b: JSONDocument.Part) -> Bool {
      document.withText(a.name) { a in
        document.withText(b.name) { b in Collation.english.compare(a, b) < 0 }
      }
    }
    let isSorted = zip(members, members.dropFirst()).allSatisfy { !precedes($1, $0) }
    return isSorted ? members : members.sorted(by: precedes)
  }
}
