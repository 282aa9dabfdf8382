/// The names of declarations, and the contexts that their types make localizable.
extension SourceScanner {
  /// A name that a declaration introduces.
  mutating func introduce(_ hash: UInt32, _ range: Range<Int>) {
    guard declaring >= 0 else { return }
    let item = outline.items[declaring]
    if item.isType {
      guard isAtLevel else { return }
      name(type: item, hash, range)
    } else if isAtLevel || item.kind == .variable {
      outline.names.append(.init(hash: hash, item: Int32(truncatingIfNeeded: declaring)))
      // A literal in it is shown to people.
      if item.kind == .variable, ShownText.isOfErrors(lexer.bytes[range]) {
        outline.items[declaring].mentions = true
      }
    }
  }

  /// The first name of a type, or one more part of the name that an extension has.
  private mutating func name(type item: Item, _ hash: UInt32, _ range: Range<Int>) {
    let name = UInt32(truncatingIfNeeded: range.lowerBound)
    let end = UInt32(truncatingIfNeeded: range.upperBound)
    let index = Int32(truncatingIfNeeded: declaring)
    var around = item.parent >= 0 ? outline.items[Int(item.parent)].path : 0
    inherits = false
    if item.name.isEmpty {
      outline.items[declaring].name = name..<end
      outline.names.append(.init(hash: hash, item: index))
    } else {
      outline.items[declaring].name = item.name.lowerBound..<end
      around = item.path
      if let last = outline.names.indices.last { outline.names[last].hash = hash }
    }
    outline.items[declaring].path =
      around == 0 ? hash : NameHash.path(lexer.bytes[range], in: around)
  }

  /// `init` and `subscript` go by their keywords.
  mutating func nameWithKeyword(_ hash: UInt32) {
    guard hash == Keyword.`init` || hash == Keyword.subscript else { return }
    outline.names.append(.init(hash: hash, item: Int32(truncatingIfNeeded: declaring)))
  }

  /// A comma behind the value of a variable: `var a = 1, b: Text` declares one more.
  mutating func nextVariableBegins() {
    guard level.open >= 0, outline.items[level.open].kind == .variable else { return }
    declaring = level.open
  }

  /// `=` starts the value of a variable; its next name or type comes only after a comma.
  mutating func valueBegins() {
    guard outline.items[declaring].kind == .variable else { return }
    outline.items[declaring].hasValue = true
    declaring = -1
  }

  /// A word between the keyword of a declaration and its body.
  mutating func note(inHeader hash: UInt32, before: UInt8) {
    let item = outline.items[declaring]
    if item.isType {
      let index = Int32(truncatingIfNeeded: declaring)
      if !introduced, let name = outline.names.last, name.item == index {
        noteInheritance(of: name.hash, hash, isAlias: item.kind == .alias)
      }
    } else if parameterBegins, before != UInt8(ascii: "@") {
      parameterBegins = false
      // A case names its values or not; a function always does.
      let isLabel = item.kind != .enumCase || nextMark == UInt8(ascii: ":")
      parameterLabel = isLabel && hash != Keyword.underscore ? hash : 0
    }
  }

  /// A word in the header of a type: a supertype, up to `where`, or the target of an alias.
  private mutating func noteInheritance(of name: UInt32, _ hash: UInt32, isAlias: Bool) {
    let isDirect = isAtLevel && genericDepth == 0
    if isAlias {
      outline.inheritance.append(
        .init(name: name, of: hash, relation: isDirect ? .alias : .aliasMentions))
    } else if hash == Keyword.where {
      inherits = false
    } else if isDirect, inherits {
      outline.inheritance.append(.init(name: name, of: hash, relation: .inherits))
    }
  }

  /// A localizable type is named here.
  mutating func mentionType() {
    if anchor >= 0 {
      outline.items[anchor].mentions = true
      let isUsed = lexer.byte() == UInt8(ascii: "(") || lexer.byte() == UInt8(ascii: ".")
      if isUsed || outline.items[anchor].hasLiteral { outline.items[anchor].matters = true }
    }
    if declaring >= 0 {
      offerNames(of: declaring)
    } else if anchor >= 0, outline.items[anchor].hasValue {
      // The value may be a closure whose parameters have the type.
      offerNames(of: anchor)
    }
  }

  /// Notes that the current declaration makes literals localizable.
  private mutating func offerNames(of item: Int) {
    let index = Int32(truncatingIfNeeded: item)
    switch outline.items[item].kind {
    case .variable:
      for name in outline.names.reversed() {
        guard name.item == index else { break }
        offer(name.hash)
        // It may be a parameter of the memberwise initializer.
        if level.owner >= 0 { offer(initializer: name.hash) }
      }
    case .function, .enumCase:
      guard !isAtLevel, let name = outline.names.last, name.item == index else { return }
      if name.hash == Keyword.subscript {
        offer(name.hash)
      } else {
        // Behind an attribute the label is still to come.
        if parameterBegins { offer(name.hash) } else { offer(parameterLabel, of: name.hash) }
        if level.ownerName != 0, Keyword.isBuilding(name.hash) {
          // The name of a result builder's function with localizable parameters has the same effect
          // as their type.
          outline.inheritance.append(
            .init(name: level.ownerName, of: Keyword.title, relation: .alias))
        }
      }
    case .initializer:
      if parameterBegins, level.ownerName != 0 { offer(level.ownerName) }
      offer(initializer: parameterLabel)
    default: break
    }
  }

  /// Any use of a name.
  private mutating func offer(_ name: UInt32) {
    offers.insert(RelevantNames.any(name))
    offers.insert(RelevantNames.somewhere(name))
  }

  /// An argument in the call of a name.
  private mutating func offer(_ label: UInt32, of name: UInt32) {
    offers.insert(RelevantNames.argument(label, of: name))
    offers.insert(RelevantNames.somewhere(name))
  }

  private mutating func offer(initializer label: UInt32) {
    guard level.ownerName != 0 else { return }
    for name in [level.ownerName, Keyword.`init`, Keyword.`self`] { offer(label, of: name) }
    initialized.insert(level.ownerName)
  }
}
