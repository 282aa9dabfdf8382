/// One file of a run for the look-up of declarations: an outline, with the declarations of its
/// items.
package struct Source: Sendable {
  package var outline: Outline
  /// The declarations of the items, if they have been read already.
  var declarations: [Declaration]?
  /// Those of items that are read on demand.
  let onDemand: ItemDeclarations
  /// Whether the items get a hash of their declarations.
  private var isSigned = false

  /// A file whose items are read on demand.
  ///
  /// - Parameter onDemand: The declarations that were read before, of the same text.
  package init(_ outline: Outline, _ onDemand: ItemDeclarations = ItemDeclarations()) {
    self.outline = outline
    self.onDemand = onDemand
  }

  /// A file that has been read: each declaration at its top and in its types becomes an item.
  ///
  /// - Parameter isSigned: Whether its items get a hash of their declarations, as `Outline.sign` gives it.
  package init(_ facts: Facts, isSigned: Bool = false) {
    outline = Outline()
    onDemand = ItemDeclarations()
    outline.imports = facts.imports
    declarations = []
    self.isSigned = isSigned
    add(facts.block, parent: -1, path: "", isLocal: false)
  }

  /// The file of another module: only its public declarations count.
  ///
  /// - Parameter hidden: The paths of types that the module which looks declares itself.
  func exported(hiding hidden: Set<UInt32>) -> Source {
    var source = self
    source.outline = outline.exported(hiding: hidden)
    return source
  }

  private mutating func add(_ block: Block, parent: Int32, path: String, isLocal: Bool) {
    for case .declaration(let declaration) in block.statements {
      switch declaration {
      case .type, .alias: break
      // Other declarations in a body are not visible outside.
      case .variable, .function: if isLocal { continue }
      }
      add(declaration, parent: parent, path: path, isLocal: isLocal)
    }
  }

  private mutating func add(
    _ declaration: Declaration, parent: Int32, path: String, isLocal: Bool
  ) {
    let index = Int32(truncatingIfNeeded: outline.items.count)
    var item = Item(declaration.kind, parent: parent, start: 0)
    item.isLocal = isLocal
    if isSigned { sign(declaration, &item) }
    item.isPublic = declaration.isPublic
    let names = declaration.names
    let own = path.isEmpty ? names.first ?? "" : "\(path).\(names.first ?? "")"
    if item.isType { item.path = NameHash.of(own) }
    outline.items.append(item)
    declarations?.append(declaration)
    for name in names {
      let last = item.isType ? name.lastComponent : name
      outline.names.append(.init(hash: NameHash.of(last), item: index))
    }
    switch declaration {
    case .alias(let alias):
      guard case .named(let target, []) = alias.target else { break }
      outline.inheritance.append(
        .init(
          name: NameHash.of(alias.name), of: NameHash.of(target.lastComponent), relation: .alias))
    case .type(let type):
      for member in type.members { add(member, parent: index, path: own, isLocal: isLocal) }
    case .function(let function):
      if let body = function.body { add(body, parent: parent, path: path, isLocal: true) }
    case .variable: break
    }
  }

  private mutating func sign(_ declaration: Declaration, _ item: inout Item) {
    item.digest = declaration.outwardDigest
    // A structure has an initializer for its stored properties.
    guard item.parent >= 0, outline.items[Int(item.parent)].kind == .structure,
      item.kind == .variable || item.kind == .initializer
    else { return }
    let around = Int(item.parent)
    outline.items[around].digest = Outline.fold(outline.items[around].digest, item.digest)
  }

  /// The members of a type's item, in order; they follow it directly.
  func members(of item: Int) -> [Int] {
    var members: [Int] = []
    var next = item + 1
    while next < outline.items.count, Int(outline.items[next].parent) >= item {
      if Int(outline.items[next].parent) == item { members.append(next) }
      next += 1
    }
    return members
  }
}

extension Declaration {
  fileprivate var kind: Item.Kind {
    switch self {
    case .variable: .variable
    case .function(let function):
      switch function.kind {
      case .initializer: .initializer
      case .enumCase: .enumCase
      case .function, .subscript, .macro: .function
      }
    case .type(let type): Item.Kind(rawValue: type.kind.rawValue) ?? .structure
    case .alias: .alias
    }
  }

  /// The names that it declares.
  var names: [String] {
    switch self {
    case .variable(let variable): variable.names.isEmpty ? [variable.name] : variable.names
    case .function(let function): [function.name]
    case .type(let type): [type.name]
    case .alias(let alias): [alias.name]
    }
  }
}
