/// A type with accessors: the resource type, or a type nested in it for the first parts of their keys.
struct Namespace {
  var accessors: [Accessor] = []
  var aliases: [Alias] = []
  /// The nested types by name.
  var children: [Identifier: Namespace] = [:]
  /// Whether another table's file declares the type, so that this one extends it.
  var isDeclaredElsewhere = false

  var isEmpty: Bool { accessors.isEmpty && aliases.isEmpty && children.isEmpty }

  mutating func add(_ accessor: Accessor) {
    update(at: accessor.name.path[...]) { $0.accessors.append(accessor) }
  }

  mutating func add(_ alias: Alias) {
    update(at: alias.old.path[...]) { $0.aliases.append(alias) }
  }

  /// Changes the type at a path, which is created if missing.
  private mutating func update(
    at path: ArraySlice<Identifier>, _ change: (inout Namespace) -> Void
  ) {
    guard let head = path.first else { return change(&self) }
    children[head, default: Namespace()].update(at: path.dropFirst(), change)
  }

  /// Marks the nested types that are declared already, and adds the others to the declared ones.
  mutating func settle(_ declared: inout Set<[Identifier]>, at path: [Identifier] = []) {
    for name in children.keys {
      let inner = path + [name]
      children[name]?.isDeclaredElsewhere = !declared.insert(inner).inserted
      children[name]?.settle(&declared, at: inner)
    }
  }
}

/// A table with the tree of its accessors.
struct NamedTable {
  var name: String
  var root = Namespace()
  var isEmpty: Bool { root.isEmpty }
}

extension Namespace {
  /// The names of everything that is declared for the accessors: `Cart`, `Cart.parcels(count:)`.
  func declarations(at path: [String] = []) -> [String] {
    func joined(_ name: String) -> String { (path + [name]).joined(separator: ".") }
    return accessors.map { joined($0.fullName) }
      + aliases.map { joined($0.target.fullName(of: $0.old.base)) }
      + children.flatMap { name, child in
        (child.isDeclaredElsewhere ? [] : [joined(name.text)])
          + child.declarations(at: path + [name.text])
      }
  }
}
