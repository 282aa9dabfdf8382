/// The names of declarations.
extension ItemList {
  /// A name that a declaration introduces.
  mutating func introduce(
    _ hash: UInt32, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, isAtLevel: Bool
  ) {
    guard declaring >= 0 else { return }
    let item = outline.items[declaring]
    if item.isType {
      guard isAtLevel else { return }
      name(type: item, hash, range, in: bytes)
    } else if isAtLevel || item.kind == .variable {
      outline.names.append(.init(hash: hash, item: Int32(truncatingIfNeeded: declaring)))
      // A literal in it is shown to people.
      if item.kind == .variable, ShownText.isOfErrors(bytes[range]) {
        outline.items[declaring].mentions = true
      }
    }
  }

  /// The first name of a type, or one more part of the name that an extension has.
  private mutating func name(
    type item: Item, _ hash: UInt32, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) {
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
      around == 0 ? hash : NameHash.path(bytes[range], in: around)
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
  ///
  /// - Parameters:
  ///   - isName: Whether it is the name that the declaration introduces.
  ///   - isAttribute: Whether it is the name of an attribute.
  ///   - isDirect: Whether it is in neither brackets nor generic arguments.
  ///   - isLabelled: Whether a colon follows.
  mutating func note(
    inHeader hash: UInt32, isName: Bool, isAttribute: Bool, isDirect: Bool,
    isLabelled: @autoclosure () -> Bool
  ) {
    let item = outline.items[declaring]
    if item.isType {
      let index = Int32(truncatingIfNeeded: declaring)
      if !isName, let name = outline.names.last, name.item == index {
        noteInheritance(of: name.hash, hash, isAlias: item.kind == .alias, isDirect: isDirect)
      }
    } else if parameterBegins, !isAttribute {
      parameterBegins = false
      // A case names its values or not; a function always does.
      let isLabel = item.kind != .enumCase || isLabelled()
      parameterLabel = isLabel && hash != Keyword.underscore ? hash : 0
    }
  }

  /// A word in the header of a type: a supertype, up to `where`, or the target of an alias.
  private mutating func noteInheritance(
    of name: UInt32, _ hash: UInt32, isAlias: Bool, isDirect: Bool
  ) {
    if isAlias {
      outline.inheritance.append(
        .init(name: name, of: hash, relation: isDirect ? .alias : .aliasMentions))
    } else if hash == Keyword.where {
      inherits = false
    } else if isDirect, inherits {
      outline.inheritance.append(.init(name: name, of: hash, relation: .inherits))
    }
  }
}
