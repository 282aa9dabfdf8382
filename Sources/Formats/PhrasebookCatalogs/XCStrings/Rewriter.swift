internal import CatalogJSON
internal import PhrasebookModel

/// Writes a changed catalog: copies the file's bytes and writes only the differences, in the style
/// of their neighbours.
struct Rewriter: ~Copyable {
  private let view: JSONView
  /// The file's bytes, of which long stretches stay as they are.
  private let bytes: [UInt8]
  private var serializer: Serializer
  private var neighbors: NeighborStyle
  /// The end of the file's bytes that have been processed.
  private var done = 0
  /// The bytes before those that the serializer holds.
  private var parts: [ArraySlice<UInt8>] = []

  /// From so many bytes on, a stretch is not copied.
  private static let long = 1 << 16

  private init(_ view: JSONView, of file: XCStringsFile) {
    self.view = view
    bytes = file.document.bytes
    let style = file.style
    serializer = Serializer(style: style, expecting: min(view.bytes.count, Self.long) + 1024)
    neighbors = NeighborStyle(view: view, strings: file.strings, style: style)
  }

  /// The bytes of a catalog that was read from a file, in parts.
  static func parts(of catalog: Catalog, in file: XCStringsFile) -> [ArraySlice<UInt8>] {
    file.document.withView { view in
      let changes = changes(to: catalog, of: file, view)
      guard !changes.isEmpty else { return [file.document.bytes[...]] }
      var rewriter = Rewriter(view, of: file)
      rewriter.rewriteContainer(0, .root, changes, indent: [])
      rewriter.copy(upTo: view.bytes.count)
      return rewriter.finish()
    }
  }

  private consuming func finish() -> [ArraySlice<UInt8>] {
    close()
    return parts
  }

  /// Ends the part that the serializer holds.
  private mutating func close() {
    var out = JSONOutput()
    swap(&out, &serializer.out)
    parts.append(out.finish()[...])
  }

  private static func changes(
    to catalog: Catalog, of file: XCStringsFile, _ view: JSONView
  ) -> Changes {
    var members: [CatalogValue.Member] = [
      (CatalogField.sourceLanguage.text, .text(catalog.sourceLanguage))
    ]
    if let version = catalog.version {
      members.append((CatalogField.version.text, .text(version)))
    }
    members += catalog.unknown.map { ($0.name, .value($0.value)) }
    var changes = view.changes(of: 0, to: members)
    let entries = entryChanges(to: catalog, of: file, view)
    changes.parts[file.strings] = entries.isEmpty ? nil : .inside(entries)
    return changes
  }

  private static func entryChanges(
    to catalog: Catalog, of file: XCStringsFile, _ view: JSONView
  ) -> Changes {
    var changes = Changes()
    for (key, edit) in catalog.edits {
      guard let place = file.place(of: key.text) else { continue }
      let change = edit.entry.map { view.change(of: place + 1, to: .entry($0)) } ?? .remove
      if let change { changes.parts[place + 1] = change }
    }
    let removed = catalog.edits.filter { $0.value.entry == nil }.compactMap {
      file.place(of: $0.key.text)
    }
    changes.added = catalog.addedKeys.compactMap { key in
      catalog[key].map { entry in
        // An entry under a new key keeps its spelling.
        let renamed =
          removed.count > mostRenamed
          ? nil : removed.first { view.change(of: $0 + 1, to: .entry(entry)) == nil }
        return CatalogValue.Member(key, renamed.map { .source($0 + 1) } ?? .entry(entry))
      }
    }
    for (key, edit) in catalog.edits where edit.addition != nil {
      guard let place = edit.follows.flatMap(file.place) else { continue }
      changes.behind[key] = place + 1
    }
    return changes
  }

  /// So many entries are looked through for one that has got another key.
  private static let mostRenamed = 8

  // MARK: One value

  /// Writes a value that differs from the file's.
  private mutating func rewrite(
    _ node: Int, _ change: Changes.Change, _ shape: CatalogShape, _ layout: Layout
  ) {
    switch change {
    case .inside(let changes): rewriteContainer(node, shape, changes, indent: layout.indent)
    case .replace(let value):
      copy(upTo: view.nodes[node].start)
      append(value, shape, layout)
      done = view.end(of: node)
    case .remove: break
    }
  }

  /// Copies the file up to an offset.
  private mutating func copy(upTo offset: Int) {
    if offset - done >= Self.long {
      close()
      parts.append(bytes[done..<offset])
    } else if done < offset {
      serializer.out.append(UnsafeBufferPointer(rebasing: view.bytes[done..<offset]))
    }
    done = max(done, offset)
  }

  // MARK: Containers

  /// Writes an object or an array whose parts change.
  private mutating func rewriteContainer(
    _ node: Int, _ shape: CatalogShape, _ changes: Changes, indent: [UInt8]
  ) {
    let kind = view.nodes[node].kind
    let parts = view.children(of: node)
    let layout = Layout(
      of: node, parts, shape, view, indent, newline: neighbors.usual.newline,
      style: { neighbors.style(for: $0) })
    let kept = parts.indices.filter { index in
      if case .remove? = changes.parts[parts[index].value] { false } else { true }
    }
    copy(upTo: view.nodes[node].start)
    guard !(kept.isEmpty && changes.added.isEmpty) else {
      if !parts.isEmpty {
        var needs = StyleNeeds()
        (needs.emptyObject, needs.emptyArray) = (kind == .object, kind == .array)
        serializer.style = neighbors.style(for: needs)
        serializer.appendEmpty(kind, indent: indent, isInline: layout.isInline)
        done = view.end(of: node)
      }
      return
    }
    let added = places(for: changes, among: kept.map { parts[$0] }, kind)
    serializer.out.append(kind == .object ? .openBrace : .openBracket)
    serializer.out.append(layout.opening)
    neighbors.enter(kept.map { parts[$0] }, of: kind, shape)
    // Parts that stay and follow each other are one stretch, which is copied with its end.
    var last: Int? = nil
    var isFirst = true
    for place in 0...kept.count {
      neighbors.move(to: place)
      for member in added[place] ?? [] {
        if let last { copy(upTo: view.end(of: parts[last].value)) }
        if !isFirst { serializer.out.append(layout.gap) }
        append(member, kind, shape, layout)
        (last, isFirst) = (nil, false)
      }
      guard place < kept.count else { break }
      let part = parts[kept[place]]
      if last.map({ $0 + 1 }) != kept[place] {
        if let last { copy(upTo: view.end(of: parts[last].value)) }
        if !isFirst { serializer.out.append(layout.gap) }
        done = view.nodes[part.name].start
      }
      (last, isFirst) = (kept[place], false)
      if let change = changes.parts[part.value] {
        rewrite(part.value, change, view.shape(of: part, in: kind, shape), layout)
      }
    }
    if let last { copy(upTo: view.end(of: parts[last].value)) }
    neighbors.leave()
    serializer.out.append(layout.closing)
    serializer.out.append(kind == .object ? .closeBrace : .closeBracket)
    done = view.end(of: node)
  }

  private mutating func append(
    _ member: CatalogValue.Member, _ kind: JSONNode.Kind, _ shape: CatalogShape, _ layout: Layout
  ) {
    if kind == .object {
      serializer.out.append(member.name, serializer.style.escapes)
      serializer.out.append(layout.colon)
    }
    append(member.value, kind == .object ? shape.member(named: member.name) : .unknown, layout)
  }

  /// Writes a new value in the style of its neighbours.
  private mutating func append(_ value: CatalogValue, _ shape: CatalogShape, _ layout: Layout) {
    if case .source(let node) = value {
      let range = view.nodes[node].start..<view.end(of: node)
      return serializer.out.append(UnsafeBufferPointer(rebasing: view.bytes[range]))
    }
    if value.isContainer {
      serializer.style = neighbors.style(for: StyleNeeds(value, shape))
      serializer.style.colon = layout.colon
    }
    serializer.append(value, shape, indent: layout.indent, isInline: layout.isInline)
  }

  private mutating func places(
    for changes: Changes, among kept: [JSONView.Child], _ kind: JSONNode.Kind
  ) -> [Int: [CatalogValue.Member]] {
    let added = changes.added
    guard kind == .object, !added.isEmpty else { return [kept.count: added] }
    let names = kept.map { view.string($0.name) }
    let orders = MemberOrder.all(fitting: names)
    guard orders.count != 1 else { return orders[0].places(for: added, among: names) }
    let usual = neighbors.order
    guard orders.isEmpty else { return usual.places(for: added, among: names) }
    // Without an order, a member with a neighbour follows it, and the others go to the end.
    var nodes: [Int: Int] = [:]
    for (index, part) in kept.enumerated() { nodes[part.value] = index }
    func place(_ member: CatalogValue.Member) -> Int? {
      changes.behind[ExactString(member.name)].flatMap { nodes[$0] }.map { $0 + 1 }
    }
    let placed = Dictionary(grouping: added.filter { place($0) != nil }) { place($0) ?? 0 }
    let rest = usual.sorted(added.filter { place($0) == nil })
    return placed.merging([names.count: rest]) { $0 + $1 }
  }
}
