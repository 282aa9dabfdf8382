/// The items of one file as they begin and end: keywords, names and braces in, the file's `Outline`
/// out.
struct ItemList {
  /// The index so far.
  var outline = Outline()
  /// The innermost type, body or file whose items are being listed.
  var level = Level(.members, depth: 0)
  /// Those around it.
  private var outerLevels: [Level] = []
  /// The item of the current tokens; -1 before the first.
  var anchor = -1
  /// The item whose keyword has been read, but not its body or value; -1 if absent.
  var declaring = -1
  /// The label of the parameter that is being declared.
  var parameterLabel: UInt32 = 0
  var parameterBegins = false
  /// Whether the colon of a type's header has been read.
  var inherits = false

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
    /// The number of brackets that are open right in it.
    var depth: Int
    /// The type around, and the hash of its name.
    var owner: Int32 = -1
    var ownerName: UInt32 = 0
    /// The item whose inside it is, and the one that is open in it.
    var item = -1
    var open = -1
    /// Whether the open item has shown no more than attributes and modifiers.
    var isPending = false
    /// Whether it is in a body, whose text another item holds.
    var isLocal = false
    /// Whether it is in a localizable type or its extension, in which `Self` is one.
    var isLocalizable = false
    /// Whether an enumeration around names a localizable type, which may be its raw type.
    var hasLocalizableCases = false

    init(_ kind: Kind, depth: Int) {
      self.kind = kind
      self.depth = depth
    }
  }

  /// Begins the list of another file.
  mutating func reset() {
    outline = Outline()
    level = Level(.members, depth: 0)
    outerLevels.removeAll(keepingCapacity: true)
    anchor = -1
    declaring = -1
    parameterLabel = 0
    parameterBegins = false
    inherits = false
  }

  // MARK: Beginnings and ends

  /// Begins an item with an attribute or a modifier; its keyword is still to come.
  mutating func pend(_ start: Int, after lastEnd: Int) {
    guard !level.isPending else { return }
    begin(.code, at: start, after: lastEnd)
    level.isPending = true
  }

  /// Begins an item, or completes the one that attributes and modifiers before it began.
  ///
  /// - Parameter lastEnd: The end of the token before it, where the item before it ends.
  mutating func begin(_ kind: Item.Kind, at start: Int, after lastEnd: Int) {
    if level.isPending {
      outline.items[level.open].kind = kind
      level.isPending = false
    } else {
      end(at: lastEnd)
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

  @inline(__always)
  mutating func beginCode(_ start: Int, after lastEnd: Int) {
    if level.open < 0 { begin(.code, at: start, after: lastEnd) }
  }

  /// A type that a body declares for itself.
  mutating func beginLocal(_ hash: UInt32, at start: Int, after lastEnd: Int) {
    guard let kind = Keyword.kind(hash), hash != Keyword.extension else { return }
    begin(kind, at: start, after: lastEnd)
  }

  /// Ends the open item of the level, if there is one.
  mutating func end(at end: Int) {
    guard level.open >= 0 else { return }
    outline.items[level.open].end = UInt32(truncatingIfNeeded: end)
    level.open = -1
    level.isPending = false
  }

  /// Ends the alias that a line of a body declares; false if it declares none.
  mutating func endAlias(at end: Int, after previous: UInt8) -> Bool {
    guard level.open >= 0, outline.items[level.open].kind == .alias, previous != UInt8(ascii: "=")
    else { return false }
    self.end(at: end)
    declaring = -1
    return true
  }

  /// The code of the open item has a mistake, which may hide the context of a literal: it is read in any case.
  mutating func doubt() {
    if anchor >= 0 { outline.items[anchor].matters = true }
  }

  // MARK: Bodies

  /// Whether the next brace opens the body of the open item.
  ///
  /// - Parameter observes: Whether `didSet` or `willSet` follows the brace.
  func startsBody(observes: @autoclosure () -> Bool) -> Bool {
    guard level.open >= 0 else { return false }
    let item = outline.items[level.open]
    guard item.inside.upperBound == 0 else { return false }
    switch item.kind {
    case .structure, .class, .enumeration, .protocol, .extension: return true
    case .function, .initializer: return level.kind == .members
    case .variable: return level.kind == .members && (!item.hasValue || observes())
    case .alias, .enumCase, .code: return false
    }
  }

  /// Goes into the body of the open item.
  ///
  /// - Parameters:
  ///   - start: The place at which it begins.
  ///   - depth: The number of brackets that are open in it.
  ///   - observes: Whether that is the body of a stored variable.
  mutating func enterBody(
    at start: Int, depth: Int, observes: Bool, _ relevant: RelevantNames
  ) {
    let open = level.open
    let start = UInt32(truncatingIfNeeded: start)
    outline.items[open].inside = start..<start
    if outline.items[open].kind == .variable { outline.items[open].isObserved = observes }
    let item = outline.items[open]
    var inner: Level
    if item.isNominal {
      inner = Level(.members, depth: depth)
      inner.owner = Int32(truncatingIfNeeded: open)
      inner.ownerName = outline.names.last.map { $0.item == inner.owner ? $0.hash : 0 } ?? 0
      inner.isLocal = level.isLocal
      inner.isLocalizable = relevant.mention(inner.ownerName) == .type
      inner.hasLocalizableCases = item.kind == .enumeration && item.mentions
    } else {
      inner = Level(item.kind == .variable ? .accessors : .body, depth: depth)
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
  mutating func leaveBody(at end: Int, after lastEnd: Int) {
    guard let around = outerLevels.popLast() else { return }
    self.end(at: lastEnd)
    let item = level.item
    level = around
    declaring = -1
    let inside = outline.items[item].inside.lowerBound
    outline.items[item].inside = inside..<max(inside, UInt32(truncatingIfNeeded: end - 1))
    guard outline.items[item].isNominal else { return }
    self.end(at: end)
    if !level.isLocal { anchor = -1 }
  }
}
