/// The contexts in which the declarations of one file make literals localizable: the mentions of
/// localizable types in, keys of a `RelevantNames` out.
struct OfferedNames: ~Copyable {
  private var keys = NameSet()
  private var initialized = NameSet()

  init() {}

  /// A localizable type is named in the current item.
  ///
  /// - Parameters:
  ///   - isUsed: Whether it is called, or a member of it is.
  ///   - isAtLevel: Whether it is in no bracket of the declaration.
  mutating func mention(in items: inout ItemList, isUsed: Bool, isAtLevel: Bool) {
    let anchor = items.anchor
    if anchor >= 0 {
      items.outline.items[anchor].mentions = true
      if isUsed || items.outline.items[anchor].hasLiteral {
        items.outline.items[anchor].matters = true
      }
    }
    if items.declaring >= 0 {
      add(namesOf: items.declaring, &items, isAtLevel: isAtLevel)
    } else if anchor >= 0, items.outline.items[anchor].hasValue {
      // The value may be a closure whose parameters have the type.
      add(namesOf: anchor, &items, isAtLevel: isAtLevel)
    }
  }

  /// Moves what was found into the index, and begins again.
  mutating func drain(into outline: inout Outline) {
    outline.offers = keys.drain()
    outline.initialized = initialized.drain()
  }

  /// Notes that a declaration makes literals localizable.
  private mutating func add(namesOf item: Int, _ items: inout ItemList, isAtLevel: Bool) {
    let index = Int32(truncatingIfNeeded: item)
    let owner = items.level.ownerName
    switch items.outline.items[item].kind {
    case .variable:
      for name in items.outline.names.reversed() {
        guard name.item == index else { break }
        add(name.hash)
        // It may be a parameter of the memberwise initializer.
        if items.level.owner >= 0 { add(initializer: name.hash, of: owner) }
      }
    case .function, .enumCase:
      guard !isAtLevel, let name = items.outline.names.last, name.item == index else { return }
      if name.hash == Keyword.subscript {
        add(name.hash)
      } else {
        // Behind an attribute the label is still to come.
        if items.parameterBegins {
          add(name.hash)
        } else {
          add(items.parameterLabel, of: name.hash)
        }
        if owner != 0, Keyword.isBuilding(name.hash) {
          // The name of a result builder's function with localizable parameters has the same effect
          // as their type.
          items.outline.inheritance.append(.init(name: owner, of: Keyword.title, relation: .alias))
        }
      }
    case .initializer:
      if items.parameterBegins, owner != 0 { add(owner) }
      add(initializer: items.parameterLabel, of: owner)
    default: break
    }
  }

  /// Any use of a name.
  private mutating func add(_ name: UInt32) {
    keys.insert(RelevantNames.any(name))
    keys.insert(RelevantNames.somewhere(name))
  }

  /// An argument in the call of a name.
  private mutating func add(_ label: UInt32, of name: UInt32) {
    keys.insert(RelevantNames.argument(label, of: name))
    keys.insert(RelevantNames.somewhere(name))
  }

  private mutating func add(initializer label: UInt32, of owner: UInt32) {
    guard owner != 0 else { return }
    for name in [owner, Keyword.`init`, Keyword.`self`] { add(label, of: name) }
    initialized.insert(owner)
  }
}
