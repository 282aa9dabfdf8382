/// Where the members of a type or a file begin and end.
extension SourceScanner {
  /// A place whose items are listed, or the body of one of them.
  struct Level {
    enum Kind: UInt8 {
      /// A file or a type.
      case members
      /// The body of a function, which may declare types.
      case body
      /// The body of a variable.
      case accessors
    }

    var kind: Kind
    /// How many brackets are open right in it.
    var depth: Int
    /// The type around, and the hash of its name.
    var owner: Int32 = -1
    var ownerName: UInt32 = 0
    /// The item whose inside it is, and the one that is open in it.
    var item = -1
    var open = -1
    /// Whether the open item has shown no more than attributes and modifiers.
    var isPending = false
    /// True in a body, whose text another item holds.
    var isLocal = false
    /// True in a localizable type and its extensions, where `Self` is one.
    var isLocalizable = false
    /// True in an enumeration that names a localizable type, which may be its raw type.
    var hasLocalizableCases = false

    init(_ kind: Kind, depth: Int) {
      self.kind = kind
      self.depth = depth
    }
  }

  var isAtLevel: Bool { outer.count == level.depth }
  @inline(__always)
  var isAtMembers: Bool { outer.count == level.depth && level.kind == .members }
  var isInBody: Bool { outer.count == level.depth && level.kind == .body }

  /// Whether a member can begin.
  private var isBeginning: Bool {
    if level.isPending { return true }
    switch previous {
    case 0, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"):
      return false
    default: return isLineBroken
    }
  }

  // MARK: Beginnings

  /// A word right in a type or a file.
  mutating func member(_ hash: UInt32, start: Int) {
    if previous == UInt8(ascii: "@") || previous == UInt8(ascii: ".") { return }
    let kind = Keyword.kind(hash)
    if introduces {
      // `class` was a modifier.
      if let kind, declaring >= 0, outline.items[declaring].kind == .class {
        outline.items[declaring].kind = kind
        introduces = false
        nameWithKeyword(hash)
      }
      return
    }
    if isBeginning {
      if let kind, isKeyword(hash) {
        begin(kind, at: start)
        nameWithKeyword(hash)
        return
      }
      if Keyword.isModifier(hash) {
        pend(start)
        if Keyword.isOutward(hash) { outline.items[level.open].isPublic = true }
        return
      }
    }
    beginCode(start)
    level.isPending = false
  }

  /// Handles a byte that does not start a word, directly in a type or a file; false if it has been
  /// skipped.
  mutating func mark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"): if isBeginning { pend(lexer.at) }
    case UInt8(ascii: "#") where isBeginning:
      if skipsDirective() { return false }
      if !level.isPending { begin(.code, at: lexer.at) }
    case UInt8(ascii: ";"):
      end(level: lastEnd)
      declaring = -1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): break
    default: beginCode(lexer.at)
    }
    return true
  }

  /// Whether a word is a keyword wherever a member can begin, or only here.
  private func isKeyword(_ hash: UInt32) -> Bool {
    switch hash {
    case Keyword.actor: declaresType
    case Keyword.macro: declaresMacro
    case Keyword.case: level.owner >= 0
    default: true
    }
  }

  /// Whether a name follows that can be a type's.
  var declaresType: Bool {
    switch markAfterName {
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "<"): true
    default: false
    }
  }

  /// Whether a name follows that can be a macro's.
  var declaresMacro: Bool {
    markAfterName == UInt8(ascii: "(") || markAfterName == UInt8(ascii: "<")
  }

  /// The byte after the next name; 0 if the name is missing.
  private var markAfterName: UInt8 {
    var next = lexer
    next.skipSpaces()
    let start = next.at
    _ = next.skipWord()
    guard next.at > start else { return 0 }
    next.skipSpaces()
    return next.byte()
  }

  /// Begins an item with an attribute or a modifier; its keyword is still to come.
  private mutating func pend(_ start: Int) {
    guard !level.isPending else { return }
    begin(.code, at: start)
    level.isPending = true
  }

  private mutating func begin(_ kind: Item.Kind, at start: Int) {
    if level.isPending {
      outline.items[level.open].kind = kind
      level.isPending = false
    } else {
      end(level: lastEnd)
      var item = Item(kind, parent: level.owner, start: start)
      item.isLocal = level.isLocal
      level.open = outline.items.count
      outline.items.append(item)
      if !level.isLocal { anchor = level.open }
    }
    // The name of a case may be its raw value, and so a key.
    if kind == .enumCase, level.hasLocalizableCases { outline.items[level.open].matters = true }
    declaring = kind == .code ? -1 : level.open
    parameterBegins = false
  }

  mutating func beginCode(_ start: Int) {
    if level.open < 0 { begin(.code, at: start) }
  }

  /// A type that a body declares for itself.
  mutating func beginLocal(_ hash: UInt32, start: Int) {
    guard let kind = Keyword.kind(hash), hash != Keyword.extension else { return }
    begin(kind, at: start)
  }

  // MARK: Ends

  private mutating func end(level end: Int) {
    guard level.open >= 0 else { return }
    outline.items[level.open].end = UInt32(truncatingIfNeeded: end)
    level.open = -1
    level.isPending = false
  }

  mutating func endLine() {
    isLineBroken = true
    frame.declares = false
    guard isInBody, level.open >= 0, outline.items[level.open].kind == .alias,
      previous != UInt8(ascii: "=")
    else { return }
    end(level: lastEnd)
    declaring = -1
    isHeader = false
  }

  mutating func finishItems() {
    if outline.isWhole { end(level: lastEnd) }
  }

  /// Steps over `#if`, `#else` and the like: all branches count.
  private mutating func skipsDirective() -> Bool {
    var next = lexer
    next.at += 1
    switch next.skipWord() {
    case Keyword.if, Keyword.elseif, Keyword.else, Keyword.endif: break
    default: return false
    }
    if !level.isPending {
      end(level: lastEnd)
      declaring = -1
    }
    next.skipLine()
    lexer = next
    end(previous: UInt8(ascii: ";"))
    return true
  }

  // MARK: Bodies

  /// Whether the next brace opens the body of the open item.
  func startsBody() -> Bool {
    guard level.open >= 0 else { return false }
    let item = outline.items[level.open]
    guard item.inside.upperBound == 0 else { return false }
    switch item.kind {
    case .structure, .class, .enumeration, .protocol, .extension: return true
    case .function, .initializer: return level.kind == .members
    case .variable: return level.kind == .members && (!item.hasValue || startsObservers)
    case .alias, .enumCase, .code: return false
    }
  }

  /// Whether `didSet` or `willSet` follows the brace.
  var startsObservers: Bool {
    var next = lexer
    next.at += 1
    next.skipSpace()
    let hash = next.skipWord()
    return hash == Keyword.didSet || hash == Keyword.willSet
  }

  /// Goes into the body of the open item.
  ///
  /// - Parameter observes: Whether that is the body of a stored variable.
  mutating func enterBody(observes: Bool) {
    let open = level.open
    let start = UInt32(truncatingIfNeeded: lexer.at)
    outline.items[open].inside = start..<start
    if outline.items[open].kind == .variable { outline.items[open].isObserved = observes }
    let item = outline.items[open]
    var inner: Level
    if item.isNominal {
      inner = Level(.members, depth: outer.count)
      inner.owner = Int32(truncatingIfNeeded: open)
      inner.ownerName = outline.names.last.map { $0.item == inner.owner ? $0.hash : 0 } ?? 0
      inner.isLocal = level.isLocal
      inner.isLocalizable = relevant.mention(inner.ownerName) == .type
      inner.hasLocalizableCases = item.kind == .enumeration && item.mentions
    } else {
      inner = Level(item.kind == .variable ? .accessors : .body, depth: outer.count)
      inner.owner = level.owner
      inner.isLocal = true
      inner.isLocalizable = level.isLocalizable
    }
    inner.item = open
    outerLevels.append(level)
    level = inner
    declaring = -1
  }

  /// Leaves a body at its closing brace.
  mutating func leaveBody() {
    guard let around = outerLevels.popLast() else { return }
    end(level: lastEnd)
    let item = level.item
    level = around
    declaring = -1
    let inside = outline.items[item].inside.lowerBound
    outline.items[item].inside = inside..<max(inside, UInt32(truncatingIfNeeded: lexer.at - 1))
    guard outline.items[item].isNominal else { return }
    end(level: lexer.at)
    if !level.isLocal { anchor = -1 }
  }
}
