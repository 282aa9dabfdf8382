internal import CatalogJSON
internal import PhrasebookModel

/// In come a file and the catalog it has become; out go the file's bytes with just the differences
/// written anew, in the style of what stands around them.
struct Rewriter {
  let view: JSONView
  var serializer: Serializer
  /// Up to where the file's bytes have been dealt with.
  private var done = 0

  /// What is to become of a part of a container.
  enum Change {
    case remove
    case replace(Draft)
  }

  private init(_ view: JSONView, strings: Int) {
    self.view = view
    serializer = Serializer(style: Style(of: view, strings: strings))
    serializer.out.reserveCapacity(view.bytes.count + 1024)
  }

  /// The bytes of a catalog that was read from a file.
  static func rewrite(_ catalog: Catalog, of file: XCStringsFile) -> [UInt8] {
    file.document.withView { view in
      let header = headerChanges(catalog, of: file, view)
      guard !(header.changes.isEmpty && header.added.isEmpty && catalog.edits.isEmpty) else {
        return file.document.bytes
      }
      var rewriter = Rewriter(view, strings: file.strings)
      rewriter.rewriteContainer(0, .root, header, indent: []) { rewriter, node, indent in
        guard node == file.strings else { return false }
        let entries = entryChanges(catalog, of: file, view)
        rewriter.rewriteContainer(node, .strings, entries, indent: indent)
        return true
      }
      rewriter.copy(upTo: view.bytes.count)
      return rewriter.serializer.out
    }
  }

  /// Changes by the node of the value, and members that are new.
  typealias Changes = (changes: [Int: Change], added: [Draft.Member])

  private static func headerChanges(
    _ catalog: Catalog, of file: XCStringsFile, _ view: JSONView
  ) -> Changes {
    var members: [Draft.Member] = [("sourceLanguage", .text(catalog.sourceLanguage))]
    if let version = catalog.version { members.append(("version", .text(version))) }
    members += catalog.unknown.map { ($0.name, .value($0.value)) }
    var header = view.changes(of: 0, to: members) { _ in false }
    header.changes[file.strings] = nil
    return header
  }

  private static func entryChanges(
    _ catalog: Catalog, of file: XCStringsFile, _ view: JSONView
  ) -> Changes {
    var changes: [Int: Change] = [:]
    for (key, edit) in catalog.edits {
      guard let place = file.place(of: key.text) else { continue }
      guard let entry = edit.entry else {
        changes[place + 1] = .remove
        continue
      }
      let draft = Draft.entry(entry)
      if !view.matches(place + 1, draft) { changes[place + 1] = .replace(draft) }
    }
    let added = catalog.addedKeys.compactMap { key in
      catalog[key].map { Draft.Member(key, .entry($0)) }
    }
    return (changes, added)
  }

  // MARK: One value

  /// Writes a value that is not what the file has.
  private mutating func rewrite(_ node: Int, _ draft: Draft, _ shape: Shape, indent: [UInt8]) {
    let kind = view.nodes[node].kind
    if kind == .object, let members = draft.members {
      let changes = view.changes(of: node, to: members, mayLack: draft.mayLack)
      rewriteContainer(node, shape, changes, indent: indent)
    } else if kind == .array, let elements = draft.elements {
      rewriteContainer(node, shape, view.changes(of: node, to: elements), indent: indent)
    } else {
      copy(upTo: view.nodes[node].start)
      serializer.append(draft, shape, indent: indent)
      done = view.end(of: node)
    }
  }

  /// Copies what is not dealt with yet, up to an offset.
  private mutating func copy(upTo offset: Int) {
    if done < offset {
      serializer.out.append(contentsOf: UnsafeBufferPointer(rebasing: view.bytes[done..<offset]))
    }
    done = max(done, offset)
  }

  // MARK: Containers

  /// Writes an object or an array whose parts change.
  ///
  /// - Parameter special: Writes a part's value itself where it returns true.
  private mutating func rewriteContainer(
    _ node: Int, _ shape: Shape, _ changes: Changes, indent: [UInt8],
    special: (inout Rewriter, Int, [UInt8]) -> Bool = { _, _, _ in false }
  ) {
    let kind = view.nodes[node].kind
    let parts = view.parts(of: node)
    let layout = Layout(of: node, parts, shape, view, serializer.style, indent)
    let isKept = parts.map { part in
      if case .remove? = changes.changes[part.value] { false } else { true }
    }
    let kept = parts.indices.filter { isKept[$0] }
    copy(upTo: view.nodes[node].start)
    guard !(kept.isEmpty && changes.added.isEmpty) else {
      if !parts.isEmpty {
        serializer.appendEmpty(kind, indent: indent, isInline: layout.isInline)
        done = view.end(of: node)
      }
      return
    }
    let added = places(for: changes.added, among: kept.map { parts[$0] }, kind)
    let end = view.end(of: node)
    serializer.out.append(kind == .object ? .openBrace : .openBracket)
    serializer.out += layout.opening
    var last: Int? = nil
    var isFirst = true
    for place in 0...kept.count {
      for member in added[place] ?? [] {
        if !isFirst { serializer.out += layout.gap }
        append(member, kind, shape, layout)
        (last, isFirst) = (nil, false)
      }
      guard place < kept.count else { break }
      let part = parts[kept[place]]
      let start = view.nodes[part.name].start
      if let last, last + 1 == kept[place] {
        copy(upTo: start)
      } else {
        if !isFirst { serializer.out += layout.gap }
        done = start
      }
      (last, isFirst) = (kept[place], false)
      if case .replace(let draft)? = changes.changes[part.value] {
        let inner = shape.part(part, of: kind, in: view)
        rewrite(part.value, draft, inner, indent: layout.indent)
      } else if !special(&self, part.value, layout.indent) {
        copy(upTo: view.end(of: part.value))
      }
      copy(upTo: view.end(of: part.value))
    }
    serializer.out += layout.closing
    serializer.out.append(kind == .object ? .closeBrace : .closeBracket)
    done = end
  }

  private mutating func append(
    _ member: Draft.Member, _ kind: JSONNode.Kind, _ shape: Shape, _ layout: Layout
  ) {
    if kind == .object {
      serializer.style.escapes.append(member.name, to: &serializer.out)
      serializer.out += layout.colon
    }
    let inner = kind == .object ? shape.member(named: member.name) : .unknown
    serializer.append(member.value, inner, indent: layout.indent, isInline: layout.isInline)
  }

  private func places(
    for added: [Draft.Member], among kept: [JSONView.Part], _ kind: JSONNode.Kind
  ) -> [Int: [Draft.Member]] {
    guard kind == .object, !added.isEmpty else { return [kept.count: added] }
    let names = kept.map { view.string($0.name) }
    let orders = MemberOrder.all(fitting: names)
    let order =
      switch orders.count {
      case 0: MemberOrder.none
      case 1: orders[0]
      default: serializer.style.order
      }
    return order.places(
      for: order == .none ? serializer.style.order.sorted(added) : added, among: names)
  }
}

extension Shape {
  /// The shape of a part of a container.
  fileprivate func part(
    _ part: JSONView.Part, of kind: JSONNode.Kind, in view: JSONView
  ) -> Shape {
    kind == .object ? member(part.name, in: view) : .unknown
  }
}
