internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Writes a whole catalog as Xcode does. What was read and not edited goes from the file's nodes
/// straight to bytes, without becoming a value on the way.
struct XcodeWriter {
  private let view: JSONView?
  private var serializer = Serializer(style: .xcode)
  /// A comma, a newline and more indentation than is ever needed, to copy from.
  private let lines =
    [.comma, .newline]
    + [UInt8](
      repeating: .space, count: 2 * (JSONDocument.maximumDepth + 2))

  /// A member of an object, from the file or not.
  private enum Part {
    case node(Int)
    case draft(Draft)
    case entries
  }

  private typealias Member = (name: String, value: Part)

  static func write(_ catalog: Catalog) -> [UInt8] {
    guard let file = catalog.source as? XCStringsFile else {
      return write(
        catalog, entries: catalog.entries.map { ($0.key, .draft(.entry($0.entry))) }, nil)
    }
    return file.document.withView { view in
      var entries: [Member] = view.members(of: file.strings).compactMap { member in
        let key = view.string(member.name)
        guard let edit = catalog.edits[ExactString(key)] else { return (key, .node(member.value)) }
        return edit.entry.map { (key, .draft(.entry($0))) }
      }
      for key in catalog.addedKeys {
        if let entry = catalog[key] { entries.append((key, .draft(.entry(entry)))) }
      }
      return write(catalog, entries: entries, view)
    }
  }

  private static func write(_ catalog: Catalog, entries: [Member], _ view: JSONView?) -> [UInt8] {
    var writer = XcodeWriter(view: view)
    writer.serializer.out.reserveCapacity(view.map { $0.bytes.count * 9 / 8 } ?? 4096)
    var members: [Member] = [
      ("sourceLanguage", .draft(.text(catalog.sourceLanguage))), ("strings", .entries),
    ]
    if let version = catalog.version { members.append(("version", .draft(.text(version)))) }
    members += catalog.unknown.map { ($0.name, .draft(.value($0.value))) }
    writer.append(members, depth: 0) { writer, part in
      switch part {
      case .entries: writer.append(entries, depth: 1) { $0.append($1, .entry, depth: 2) }
      default: writer.append(part, .unknown, depth: 1)
      }
    }
    return writer.serializer.out
  }

  private init(view: JSONView?) { self.view = view }

  private mutating func append(_ members: [Member], depth: Int, _ part: (inout Self, Part) -> Void)
  {
    let sorted = members.sorted { Collation.english.precedes($0.name, $1.name) }
    appendContainer(.openBrace, sorted, .closeBrace, depth: depth) { writer, member in
      writer.serializer.appendName(member.name)
      part(&writer, member.value)
    }
  }

  private mutating func append(_ part: Part, _ shape: Shape, depth: Int) {
    switch part {
    case .draft(let draft):
      serializer.append(draft, shape, indent: Array(repeating: .space, count: depth * 2))
    case .node(let node):
      if let view { append(node, of: view, depth: depth) }
    case .entries: break
    }
  }

  // MARK: Nodes

  private mutating func append(_ node: Int, of view: JSONView, depth: Int) {
    switch view.nodes[node].kind {
    case .null, .true, .false, .number: serializer.out.append(contentsOf: view.source(node))
    case .string: appendString(node, of: view)
    case .array:
      let elements = view.elements(of: node)
      appendContainer(.openBracket, elements, .closeBracket, depth: depth) { writer, element in
        writer.append(element.value, of: view, depth: depth + 1)
      }
    case .object:
      if Self.isSorted(node, view) {
        appendMembers(view.members(of: node), of: view, depth: depth)
      } else {
        let members = view.parts(of: node).sorted { Self.precedes($0, $1, view) }
        appendMembers(members, of: view, depth: depth)
      }
    }
  }

  private mutating func appendMembers(
    _ members: some Sequence<JSONView.Part>, of view: JSONView, depth: Int
  ) {
    appendContainer(.openBrace, members, .closeBrace, depth: depth) { writer, member in
      writer.appendString(member.name, of: view)
      writer.serializer.out += writer.serializer.style.colon
      writer.append(member.value, of: view, depth: depth + 1)
    }
  }

  private mutating func appendString(_ node: Int, of view: JSONView) {
    if view.nodes[node].hasEscapes {
      view.withText(node) { serializer.style.escapes.append($0, to: &serializer.out) }
    } else {
      serializer.out.append(contentsOf: view.source(node))
    }
  }

  private static func isSorted(_ object: Int, _ view: JSONView) -> Bool {
    var previous: JSONView.Part?
    for member in view.members(of: object) {
      if let previous, precedes(member, previous, view) { return false }
      previous = member
    }
    return true
  }

  @inline(__always)
  private static func precedes(_ a: JSONView.Part, _ b: JSONView.Part, _ view: JSONView) -> Bool {
    view.withText(a.name) { a in view.withText(b.name) { b in Collation.english.compare(a, b) < 0 }
    }
  }

  // MARK: Layout

  @inline(__always)
  private mutating func appendContainer<Parts: Sequence>(
    _ open: UInt8, _ parts: Parts, _ close: UInt8, depth: Int,
    _ append: (inout Self, Parts.Element) -> Void
  ) {
    serializer.out.append(open)
    var isFirst = true
    for part in parts {
      appendLine(depth + 1, comma: !isFirst)
      isFirst = false
      append(&self, part)
    }
    if isFirst { serializer.out.append(.newline) }
    appendLine(depth, comma: false)
    serializer.out.append(close)
  }

  @inline(__always)
  private mutating func appendLine(_ depth: Int, comma: Bool) {
    let line = (comma ? 0 : 1)..<min(2 + depth * 2, lines.count)
    lines.withUnsafeBufferPointer {
      serializer.out.append(contentsOf: UnsafeBufferPointer(rebasing: $0[line]))
    }
  }
}
