/// Names, keywords and labels.
extension SourceScanner {
  @inline(__always)
  mutating func identifier() {
    let start = lexer.at
    let hash = lexer.skipWord()
    if lexer.bytes[start] &- 0x30 < 10 {
      // A number, not a name.
      if isAtMembers { items.beginCode(start, after: trail.lastEnd) }
      trail.end(previous: 0x30)
      return
    }
    let base = trail.name
    let before = trail.previous
    let isLabel = (before == UInt8(ascii: "(") || before == UInt8(ascii: ",")) && label(hash)
    if before == UInt8(ascii: "}"), base != 0, lexer.nextMark == UInt8(ascii: ":") {
      trail.labelledCallee = base
    }
    if isAtMembers { member(hash, start: start) }
    if trail.introduces {
      items.introduce(hash, start..<lexer.at, in: lexer.bytes, isAtLevel: isAtLevel)
    }
    trail.introduced = trail.introduces
    trail.introduces = false
    if items.declaring >= 0 { note(inHeader: hash, before: before) }
    switch contexts.relevant.mention(hash) {
    case .none: if hash == Keyword.Self, items.level.isLocalizable { mentionType() }
    case .type: mentionType()
    case .function: if items.anchor >= 0 { items.outline.items[items.anchor].matters = true }
    }
    let followsCase = trail.lastName == Keyword.case && before == 0x61
    trail.name = hash
    trail.lastName = hash
    trail.comparesLastName = false
    trail.isTransparent =
      lexer.bytes[start] &- 0x41 < 26 || (before == UInt8(ascii: ".") && base == 0)
      || hash == Keyword.`init`
    trail.previous = 0x61
    guard lexer.at - start < 10 else { return }
    if isLabel {
      if hash == Keyword.bundle, !lexer.followsNil {
        brackets.frame.hasBundle = true
        if items.anchor >= 0 { items.outline.items[items.anchor].namesBundle = true }
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
  private mutating func keyword(_ hash: UInt32, start: Int, followsCase: Bool) {
    guard Keyword.mayBeOne(hash) else { return }
    switch hash {
    case Keyword.let, Keyword.var, Keyword.case:
      brackets.frame.declares = true
      brackets.frame.isCase = hash == Keyword.case || followsCase
      brackets.frame.lists = true
      trail.introduces = true
      trail.introduced = false
    case Keyword.func:
      startHeader()
      introduceOperator()
    case Keyword.macro: if lexer.declaresMacro { startHeader() }
    case Keyword.actor:
      guard lexer.declaresType else { return }
      if isInBody { items.beginLocal(hash, at: start, after: trail.lastEnd) }
      startHeader()
    case Keyword.struct, Keyword.class, Keyword.enum, Keyword.protocol, Keyword.typealias,
      Keyword.extension:
      if isInBody { items.beginLocal(hash, at: start, after: trail.lastEnd) }
      startHeader()
    case Keyword.`init`, Keyword.subscript, Keyword.deinit: trail.isHeader = true
    case Keyword.Self: trail.name = Keyword.`self`
    case Keyword.import:
      imports.insert(lexer.importedModule)
      if lexer.isExported(at: start) { reexports.insert(lexer.importedModule) }
    case Keyword.if, Keyword.guard, Keyword.switch, Keyword.for, Keyword.while:
      brackets.frame.isStatement = true
    default: break
    }
  }

  @inline(__always)
  private mutating func startHeader() {
    brackets.frame.lists = false
    trail.beginHeader()
  }

  /// `base.init`: a call of the base, and one of any type if the base is missing.
  private mutating func initialize(_ base: UInt32) {
    if base == Keyword.`super` || base == Keyword.`self` {
      trail.name = Keyword.`self`
    } else if base != 0 {
      trail.name = base
    } else {
      // `.init(variable)` makes a key that cannot be known: it counts as a literal.
      contexts.noteLiteral(in: &brackets.frame, &items, after: trail, lexer)
    }
  }

  /// Takes the name of an operator that is declared: `func %(key: LocalizedStringResource)`.
  private mutating func introduceOperator() {
    var next = lexer
    next.skipSpaces()
    let name = next.skipOperator()
    guard !name.isEmpty else { return }
    items.introduce(NameHash.of(lexer.bytes[name]), name, in: lexer.bytes, isAtLevel: isAtLevel)
    trail.introduces = false
    lexer = next
  }

  /// Handles the label of an argument, if a name at its start is one.
  @inline(__always)
  private mutating func label(_ hash: UInt32) -> Bool {
    guard brackets.frame.kind == .parenthesis, lexer.nextMark == UInt8(ascii: ":") else {
      return false
    }
    brackets.frame.label = hash
    brackets.frame.labelEnd = lexer.at
    return true
  }

  /// A word between the keyword of a declaration and its body.
  @inline(__always)
  private mutating func note(inHeader hash: UInt32, before: UInt8) {
    let lexer = lexer
    let isDirect = isAtLevel && trail.genericDepth == 0
    items.note(
      inHeader: hash, isName: trail.introduced, isAttribute: before == UInt8(ascii: "@"),
      isDirect: isDirect, isLabelled: lexer.nextMark == UInt8(ascii: ":"))
  }

  private mutating func mentionType() {
    let isUsed = lexer.byte() == UInt8(ascii: "(") || lexer.byte() == UInt8(ascii: ".")
    let isAtLevel = isAtLevel
    offered.mention(in: &items, isUsed: isUsed, isAtLevel: isAtLevel)
  }
}
