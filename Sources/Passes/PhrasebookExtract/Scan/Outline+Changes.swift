// The effects of a changed file on the other files of a run.

extension Outline {
  /// Whether other files learn the same from two states of a file: which names make literals matter.
  package func teachesSame(as other: Outline) -> Bool {
    offers == other.offers && initialized == other.initialized && inheritance == other.inheritance
      && referenceTypes == other.referenceTypes
  }

  /// The names of classes, protocols and aliases, whose initializers may be inherited.
  private var referenceTypes: [UInt32] {
    names.compactMap { name in
      switch items[Int(name.item)].kind {
      case .class, .protocol, .alias: name.hash
      default: nil
      }
    }
  }

  /// The items that are types, in order.
  var typeItems: [Int32] {
    items.indices.filter { items[$0].isType }.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Whether two states of a file declare the same types in the same order; their members may differ.
  func hasSameTypes(as other: Outline) -> Bool {
    inheritance == other.inheritance && typeRows == other.typeRows
  }

  /// A type as others find it.
  private struct TypeRow: Equatable {
    var kind: Item.Kind
    var path: UInt32
    /// The number of the type around it; -1 at the top of the file.
    var parent: Int
    var isLocal: Bool
    var names: [UInt32] = []
  }

  private var typeRows: [TypeRow] {
    var rows: [TypeRow] = []
    var numbers: [Int: Int] = [:]
    for (index, item) in items.enumerated() where item.isType {
      numbers[index] = rows.count
      rows.append(
        TypeRow(
          kind: item.kind, path: item.path, parent: numbers[Int(item.parent)] ?? -1,
          isLocal: item.isLocal))
    }
    for name in names {
      if let number = numbers[Int(name.item)] { rows[number].names.append(name.hash) }
    }
    return rows
  }

  /// The names whose declarations differ between two states of a file.
  func changedNames(since old: Outline) -> Set<UInt32> {
    let (new, old) = (digests, old.digests)
    var changed = Set(old.keys.filter { new[$0] == nil })
    for (name, digest) in new where old[name] != digest { changed.insert(name) }
    return changed
  }

  /// A hash of the declarations of each name.
  private var digests: [UInt32: UInt64] {
    var digests: [UInt32: UInt64] = [:]
    for name in names {
      let item = items[Int(name.item)]
      let around = item.parent < 0 ? 0 : UInt64(items[Int(item.parent)].path)
      digests[name.hash] = Self.fold(
        Self.fold(digests[name.hash] ?? 0, item.digest), around)
    }
    return digests
  }
}
