/// A type that accessors stand in: the resource itself, or one nested in it for a part of their keys.
struct Namespace {
  var accessors: [Accessor] = []
  var aliases: [Alias] = []
  /// The types in it, by name.
  var children: [String: Namespace] = [:]
  /// True where another table's file declares the type, so that this one only extends it.
  var isDeclaredElsewhere = false

  var isEmpty: Bool { accessors.isEmpty && aliases.isEmpty && children.isEmpty }

  mutating func add(_ accessor: Accessor, at path: ArraySlice<String>) {
    guard let head = path.first else {
      accessors.append(accessor)
      return
    }
    children[head, default: Namespace()].add(accessor, at: path.dropFirst())
  }

  mutating func add(_ alias: Alias, at path: ArraySlice<String>) {
    guard let head = path.first else {
      aliases.append(alias)
      return
    }
    children[head, default: Namespace()].add(alias, at: path.dropFirst())
  }

  /// Marks what was declared before, and notes what this one declares.
  mutating func settle(_ declared: inout Set<[String]>, at path: [String] = []) {
    for name in children.keys {
      let inner = path + [name]
      children[name]?.isDeclaredElsewhere = !declared.insert(inner).inserted
      children[name]?.settle(&declared, at: inner)
    }
  }
}

/// One table with all its accessors in place.
struct NamedTable {
  var name: String
  var root = Namespace()
  var isEmpty: Bool { root.isEmpty }
}
