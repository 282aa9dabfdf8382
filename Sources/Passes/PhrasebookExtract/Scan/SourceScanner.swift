/// Bytes of one file in, its `Outline` out, in linear time and without an allocation for each token.
///
/// It does not parse: it follows brackets, literals and comments, keeps the name that each open
/// bracket belongs to, and finds the starts of members of a type or a file. If it is not certain, a
/// literal counts as relevant. One scanner can be used for any number of files.
package struct SourceScanner: ~Copyable {
  let relevant: RelevantNames
  var lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))

  /// The innermost open bracket, and those around it.
  var frame = Frame(.file)
  var outer: [Frame] = []
  /// Openers beyond the depth that is followed.
  var unfollowed = 0

  /// The innermost type, body or file whose items are being listed, and those around it.
  var level = Level(.members, depth: 0)
  var outerLevels: [Level] = []
  /// The item of the current tokens; -1 before the first.
  var anchor = -1
  /// The item whose keyword has been read, but not its body or value; -1 if absent.
  var declaring = -1
  /// The label of the parameter that is being declared.
  var parameterLabel: UInt32 = 0
  var parameterBegins = false

  /// The name that a following bracket belongs to; 0 if absent.
  var name: UInt32 = 0
  /// The name seen last, and whether a comparison came after it.
  var lastName: UInt32 = 0
  var comparesLastName = false
  /// The callee of a labelled trailing closure that may follow: `f { } label: { }`; 0 if
  /// absent.
  var labelledCallee: UInt32 = 0
  /// Whether it is the name of a type, or one after a dot without a base.
  var isTransparent = false
  /// The last byte that is neither space nor comment; 0 at the start.
  var previous: UInt8 = 0
  /// Where the last token ends, and whether a line ended since.
  var lastEnd = 0
  var isLineBroken = true
  var genericName: UInt32 = 0
  var genericDepth = 0
  /// Whether the next identifier is one that a declaration introduces.
  var introduces = false
  /// Whether the last identifier was introduced by a declaration.
  var introduced = false
  /// True behind the colon of a type's header.
  var inherits = false
  /// True between the keyword of a declaration and its body.
  var isHeader = false

  var outline = Outline()
  var uses = NameSet()
  var offers = NameSet()
  var initialized = NameSet()
  var imports = NameSet()

  /// The maximum number of open brackets; deeper ones are counted, not followed.
  static let maximumDepth = 2_000

  /// An open bracket, with the context of a literal in it.
  struct Frame {
    enum Kind: UInt8 { case file, parenthesis, bracket, brace, interpolation }

    var kind: Kind
    var isElement = false
    var isMultiline = false
    /// Whether it contains a literal, and whether one is in the call of a type in it.
    var hasLiteral = false
    var hasNested = false
    /// Whether it is the call of a type, or of a member without a written type: the expected type
    /// can reach its arguments.
    var isTransparent = false
    /// Whether a `let`, `var` or `case` is open, so that `=` gives it a value.
    var declares = false
    /// Whether that is a `case`, whose colon ends it.
    var isCase = false
    /// Whether it follows `if` or another statement, whose brace is not a closure.
    var isStatement = false
    /// Whether a comma can introduce one more name.
    var lists = false
    /// Whether an argument is labelled `bundle`.
    var hasBundle = false
    var callee: UInt32 = 0
    /// The end of the name before a parenthesis; 0 if absent.
    var calleeEnd = 0
    /// The label of the argument that is being looked at.
    var label: UInt32 = 0
    /// Where that label ends; 0 if absent.
    var labelEnd = 0
    var assigned: UInt32 = 0
    var pounds: UInt32 = 0

    init(_ kind: Kind, callee: UInt32 = 0) {
      self.kind = kind
      self.callee = callee
    }
  }

  /// - Parameter relevant: The names that make an item relevant.
  package init(relevant: RelevantNames) {
    self.relevant = relevant
    outer.reserveCapacity(64)
  }

  /// Scans one file with any bytes.
  package mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Outline {
    lexer = Lexer(bytes)
    lastEnd = 0
    frame = Frame(.file)
    outer.removeAll(keepingCapacity: true)
    unfollowed = 0
    level = Level(.members, depth: 0)
    outerLevels.removeAll(keepingCapacity: true)
    anchor = -1
    declaring = -1
    lastName = 0
    genericName = 0
    genericDepth = 0
    labelledCallee = 0
    isHeader = false
    inherits = false
    isLineBroken = true
    end(previous: 0)
    outline = Outline()
    run()
    finishItems()
    lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
    outline.uses = uses.drain()
    outline.offers = offers.drain()
    outline.initialized = initialized.drain()
    outline.imports = imports.drain()
    if !outline.isWhole { (outline.items, outline.names) = ([], []) }
    return outline
  }

  mutating func run() {
    while !lexer.isAtEnd {
      let byte = lexer.bytes[lexer.at]
      if ByteClass.isIdentifier(byte) {
        identifier()
      } else {
        switch byte {
        case 0x20:
          lexer.skipSpaces()
          continue
        case 0x09, 0x00, UInt8(ascii: "`"):
          lexer.at += 1
          continue
        case 0x0A, 0x0D:
          lexer.at += 1
          endLine()
          continue
        case UInt8(ascii: "/") where lexer.startsComment:
          if !lexer.skipComment() { outline.isWhole = false }
          continue
        default:
          if isAtMembers, !mark(byte) { continue }
          switch byte {
          case UInt8(ascii: "\""): openLiteral(pounds: 0)
          case UInt8(ascii: "#"): pound()
          case UInt8(ascii: "/"): slash()
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
          default: punctuation(byte)
          }
        }
      }
      lastEnd = lexer.at
      isLineBroken = false
    }
    if !outer.isEmpty || unfollowed > 0 { outline.isWhole = false }
    while let parent = outer.popLast() { leave(to: parent) }
  }

  // MARK: Names

  @inline(__always)
  mutating func identifier() {
    let start = lexer.at
    let hash = lexer.skipWord()
    if lexer.bytes[start] &- 0x30 < 10 {
      // A number, not a name.
      if isAtMembers { beginCode(start) }
      end(previous: 0x30)
      return
    }
    let base = name
    let before = previous
    let isLabel = (before == UInt8(ascii: "(") || before == UInt8(ascii: ",")) && label(hash)
    if before == UInt8(ascii: "}"), base != 0, nextMark == UInt8(ascii: ":") {
      labelledCallee = base
    }
    if isAtMembers { member(hash, start: start) }
    if introduces { introduce(hash, start..<lexer.at) }
    introduced = introduces
    introduces = false
    if declaring >= 0 { note(inHeader: hash, before: before) }
    switch relevant.mention(hash) {
    case .none: if hash == Keyword.Self, level.isLocalizable { mentionType() }
    case .type: mentionType()
    case .function: if anchor >= 0 { outline.items[anchor].matters = true }
    }
    let followsCase = lastName == Keyword.case && before == 0x61
    name = hash
    lastName = hash
    comparesLastName = false
    isTransparent =
      lexer.bytes[start] &- 0x41 < 26 || (before == UInt8(ascii: ".") && base == 0)
      || hash == Keyword.`init`
    previous = 0x61
    guard lexer.at - start < 10 else { return }
    if isLabel {
      if hash == Keyword.bundle, !followsNil {
        frame.hasBundle = true
        if anchor >= 0 { outline.items[anchor].namesBundle = true }
      }
      return
    }
    if before == UInt8(ascii: ".") {
      if hash == Keyword.`init` { initialize(base) }
    } else if before != UInt8(ascii: "#") {
      keyword(hash, start: start, followsCase: followsCase)
    }
  }

  /// Handles a word that is not a member.
  @inline(__always)
  mutating func keyword(_ hash: UInt32, start: Int, followsCase: Bool) {
    guard Keyword.mayBeOne(hash) else { return }
    switch hash {
    case Keyword.let, Keyword.var, Keyword.case:
      frame.declares = true
      frame.isCase = hash == Keyword.case || followsCase
      frame.lists = true
      introduces = true
      introduced = false
    case Keyword.func:
      startHeader()
      introduceOperator()
    case Keyword.macro: if declaresMacro { startHeader() }
    case Keyword.actor:
      guard declaresType else { return }
      if isInBody { beginLocal(hash, start: start) }
      startHeader()
    case Keyword.struct, Keyword.class, Keyword.enum, Keyword.protocol, Keyword.typealias,
      Keyword.extension:
      if isInBody { beginLocal(hash, start: start) }
      startHeader()
    case Keyword.`init`, Keyword.subscript, Keyword.deinit: isHeader = true
    case Keyword.Self: name = Keyword.`self`
    case Keyword.import: imports.insert(importedModule)
    case Keyword.if, Keyword.guard, Keyword.switch, Keyword.for, Keyword.while:
      frame.isStatement = true
    default: break
    }
  }

  /// `base.init`: a call of the base, and one of any type if the base is missing.
  private mutating func initialize(_ base: UInt32) {
    if base == Keyword.`super` || base == Keyword.`self` {
      name = Keyword.`self`
    } else if base != 0 {
      name = base
    } else {
      // `.init(variable)` makes a key that cannot be known: it counts as a literal.
      noteLiteral()
    }
  }

  @inline(__always)
  private mutating func startHeader() {
    frame.lists = false
    introduces = true
    introduced = false
    isHeader = true
  }

  /// Takes the name of an operator that is declared: `func %(key: LocalizedStringResource)`.
  private mutating func introduceOperator() {
    var next = lexer
    next.skipSpaces()
    let name = next.skipOperator()
    guard !name.isEmpty else { return }
    if declaring >= 0 { introduce(NameHash.of(lexer.bytes[name]), name) }
    introduces = false
    lexer = next
  }

  /// Handles the label of an argument, if a name at its start is one.
  @inline(__always)
  private mutating func label(_ hash: UInt32) -> Bool {
    guard frame.kind == .parenthesis, nextMark == UInt8(ascii: ":") else { return false }
    frame.label = hash
    frame.labelEnd = lexer.at
    return true
  }

  /// Whether `nil` follows the colon of a label.
  private var followsNil: Bool {
    var next = lexer
    while next.byte() == 0x20 || next.byte() == UInt8(ascii: ":") { next.at += 1 }
    return next.skipWord() == Keyword.nil && !next.isAtEnd
  }

  /// The byte after the spaces that follow; 0 at the end.
  var nextMark: UInt8 {
    var next = lexer
    while next.byte() == 0x20 || next.byte() == UInt8(ascii: "`") { next.at += 1 }
    return next.byte()
  }

  /// The hash of the last word of the name that ends at an offset, from its last capital letter on;
  /// 0 if absent.
  func lastWord(before end: Int) -> UInt32 {
    var start = end
    while start > 0, end - start < 24, ByteClass.isIdentifier(lexer.bytes[start - 1]) {
      start -= 1
      guard lexer.bytes[start] &- 0x41 < 26 else { continue }
      var hash = (NameHash.seed ^ UInt32(UInt8(ascii: "~"))) &* NameHash.prime
      for offset in start..<end { hash = (hash ^ UInt32(lexer.bytes[offset])) &* NameHash.prime }
      return hash
    }
    return 0
  }

  /// Forgets what only holds until the next token.
  @inline(__always)
  mutating func end(previous byte: UInt8) {
    previous = byte
    name = 0
    introduces = false
    introduced = false
    comparesLastName = false
  }
}
