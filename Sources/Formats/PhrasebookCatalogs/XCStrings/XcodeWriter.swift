internal import CatalogJSON
package import PhrasebookModel

/// Writes a whole catalog as Xcode does, or another value in the same style.
package enum XcodeWriter {
  /// The value of a member of an object, from the file or not.
  private enum MemberValue {
    case node(Int)
    case value(CatalogValue)
    case entries([Member])
  }

  private typealias Member = (name: String, value: MemberValue)

  /// The bytes of a JSON value that is not a catalog.
  package static func write(_ value: JSONValue) -> [UInt8] {
    var serializer = Serializer(style: .xcode)
    serializer.append(.value(value), .unknown, indent: [])
    return serializer.finish()
  }

  /// - Parameter keepsOrder: Whether the keys stay as they come, where Xcode would sort them.
  static func write(_ catalog: Catalog, keepsOrder: Bool = false) -> [UInt8] {
    guard let file = catalog.source as? XCStringsFile else {
      var size = 0
      let entries = catalog.entries.map { key, entry in
        size += self.size(of: entry)
        return Member(key, .value(.entry(entry)))
      }
      return write(catalog, entries, nil, expecting: size, keepsOrder)
    }
    return file.document.withView { view in
      var entries: [Member] = view.members(of: file.strings).compactMap { member in
        let key = view.string(member.name)
        guard let edit = catalog.edits[ExactString(key)] else { return (key, .node(member.value)) }
        return edit.entry.map { (key, .value(.entry($0))) }
      }
      for key in catalog.addedKeys {
        if let entry = catalog[key] { entries.append((key, .value(.entry(entry)))) }
      }
      return write(catalog, entries, view, expecting: view.bytes.count * 9 / 8, keepsOrder)
    }
  }

  /// The approximate size of an entry in bytes, which saves moves to ever larger arrays.
  private static func size(of entry: Entry) -> Int {
    entry.localizations.values.reduce(200) { size, localization in
      size + 150 + (localization.stringUnit?.value.utf8.count ?? 0)
    }
  }

  private static func write(
    _ catalog: Catalog, _ entries: [Member], _ view: JSONView?, expecting size: Int,
    _ keepsOrder: Bool
  ) -> [UInt8] {
    var members: [Member] = [
      (CatalogField.sourceLanguage.text, .value(.text(catalog.sourceLanguage))),
      (CatalogField.strings.text, .entries(entries)),
    ]
    if let version = catalog.version {
      members.append((CatalogField.version.text, .value(.text(version))))
    }
    members += catalog.unknown.map { ($0.name, .value(.value($0.value))) }
    var serializer = Serializer(style: .xcode, expecting: size)
    append(members, .root, of: view, keepsOrder, to: &serializer)
    return serializer.finish()
  }

  private static func append(
    _ members: [Member], _ shape: CatalogShape, of view: JSONView?, _ keepsOrder: Bool,
    to serializer: inout Serializer
  ) {
    let order = keepsOrder && shape == .strings ? MemberOrder.none : .collation
    let sorted = order.sorted(members)
    serializer.appendParts(sorted, .object, shape, false) { serializer, member, _ in
      serializer.appendName(member.name)
      switch member.value {
      case .value(let value):
        serializer.append(value, shape.member(named: member.name), isInline: false)
      case .node(let node): if let view { serializer.append(node, of: view) }
      case .entries(let entries):
        append(entries, .strings, of: view, keepsOrder, to: &serializer)
      }
    }
  }
}
