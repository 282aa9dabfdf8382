/// Bytes of one file in, `Scan` out: a lexer that never allocates per token, never fails, and whose
/// time is linear in the bytes.
///
/// It does not parse: it follows brackets, literals and comments, and remembers which name each
/// open bracket belongs to. Where it cannot be sure it names too much, never too little. One scanner
/// serves any number of files, one after another.
package struct SourceScanner: ~Copyable {
  var bytes: UnsafeBufferPointer<UInt8>
  var count: Int { bytes.count }
  var at = 0

  /// The innermost open bracket, and those around it.
  var frame = Frame(.file)
  var outer: [Frame] = []
  /// Openers beyond the depth that is followed.
  var unfollowed = 0

  /// The name that a following bracket belongs to; 0 where none can.
  var name: UInt32 = 0
  /// The name seen last, and what came after it.
  var lastName: UInt32 = 0
  var comparesLastName = false
  /// The last byte that is neither space nor comment; 0 at the start.
  var previous: UInt8 = 0
  var genericName: UInt32 = 0
  var genericDepth = 0
  /// True where the next identifier is one that a declaration introduces.
  var introduces = false
  /// True where the last identifier was introduced by a declaration.
  var introduced = false
  /// The declaration between whose keyword and whose body the scanner is.
  var header = Header.none
  /// True where that header mentions a name of interest.
  var headerMatters = false

  /// The names that make a body matter, where bodies that do not are to be found.
  var interest: Interest?
  /// The insides of the bodies that do not matter, in order.
  private(set) var idle: [Range<Int>] = []

  var identifiers = NameSet()
  var declared = NameSet()
  var callable = NameSet()
  var literalCallees = NameSet()
  var hasLiteral = false
  var isWhole = true

  /// How many brackets may be open at once; what is deeper is counted, not followed.
  static let maximumDepth = 2_000

  /// What is being declared; the header of a variable ends with its line.
  enum Header: UInt8 { case none, variable, function, type }

  /// What an open bracket is, and what a literal in it would say.
  struct Frame {
    enum Kind: UInt8 { case file, parenthesis, bracket, brace, interpolation }

    var kind: Kind
    var isElement = false
    var isMultiline = false
    var hasLiteral = false
    /// True where a `let`, `var` or `case` is open, so that `=` gives it a value.
    var declares = false
    /// True where a comma can introduce one more name.
    var lists = false
    /// True where an argument is labelled `bundle`.
    var hasBundle = false
    var callee: UInt32 = 0
    /// What stands for the last word of the callee.
    var word: UInt32 = 0
    var assigned: UInt32 = 0
    var pounds: UInt32 = 0
    /// True for the body of a function or a computed property.
    var isBody = false
    /// True where something of interest is in it.
    var matters = false
    /// Where its inside begins, and how many idle bodies were known there.
    var start = 0
    var idleBefore = 0

    init(_ kind: Kind, callee: UInt32 = 0) {
      self.kind = kind
      self.callee = callee
    }
  }

  package init() {
    bytes = UnsafeBufferPointer(start: nil, count: 0)
    outer.reserveCapacity(64)
  }

  /// Looks at one file, whatever its bytes are.
  ///
  /// - Parameter interest: Where given, bodies without any of it are found and put into `idle`.
  package mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, interest: Interest? = nil
  ) -> Scan {
    self.interest = interest
    idle.removeAll(keepingCapacity: true)
    self.bytes = bytes
    at = 0
    frame = Frame(.file)
    outer.removeAll(keepingCapacity: true)
    unfollowed = 0
    lastName = 0
    genericName = 0
    genericDepth = 0
    header = .none
    hasLiteral = false
    isWhole = true
    end(previous: 0)
    run()
    self.bytes = UnsafeBufferPointer(start: nil, count: 0)
    var scan = Scan()
    scan.hasLiteral = hasLiteral
    scan.isWhole = isWhole
    scan.identifiers = identifiers.drain()
    scan.declared = declared.drain()
    scan.callable = callable.drain()
    scan.literalCallees = literalCallees.drain()
    return scan
  }

  mutating func run() {
    while at < count {
      let byte = bytes[at]
      if ByteClass.isIdentifier(byte) {
        identifier()
        continue
      }
      switch byte {
      case 0x20:
        at += 1
        while at < count, bytes[at] == 0x20 { at += 1 }
      case 0x09, 0x00: at += 1
      case 0x0A, 0x0D:
        at += 1
        if header == .variable { header = .none }
      case UInt8(ascii: "\""): openLiteral(pounds: 0)
      case UInt8(ascii: "#"): pound()
      case UInt8(ascii: "/"): slash()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
      case UInt8(ascii: "`"): at += 1
      default: punctuation(byte)
      }
    }
    if !outer.isEmpty || unfollowed > 0 { isWhole = false }
    while let parent = outer.popLast() { leave(to: parent) }
  }

  // MARK: Names

  @inline(__always)
  mutating func identifier() {
    let start = at
    var hash = NameHash.seed
    while at < count, ByteClass.isIdentifier(bytes[at]) {
      hash = (hash ^ UInt32(bytes[at])) &* NameHash.prime
      at += 1
    }
    if hash == 0 { hash = 1 }
    if bytes[start] &- 0x30 < 10 {
      // A number, not a name.
      end(previous: 0x30)
      return
    }
    identifiers.insert(hash)
    let base = name
    let afterDot = previous == UInt8(ascii: ".")
    if introduces {
      declared.insert(hash)
      if header != .variable, header != .none { callable.insert(hash) }
    }
    introduced = introduces
    introduces = false
    name = hash
    lastName = hash
    comparesLastName = false
    previous = 0x61
    if let interest, interest.mentions(hash) {
      frame.matters = true
      headerMatters = true
    }
    guard at - start < 10 else { return }
    keyword(hash, base: base, afterDot: afterDot)
  }

  @inline(__always)
  mutating func keyword(_ hash: UInt32, base: UInt32, afterDot: Bool) {
    switch hash {
    case Keyword.let, Keyword.var, Keyword.case:
      guard !afterDot else { return }
      frame.declares = true
      frame.lists = true
      introduces = true
      introduced = false
      if hash != Keyword.case { start(.variable) }
    case Keyword.func, Keyword.macro: startNamed(.function, afterDot)
    case Keyword.struct, Keyword.class, Keyword.enum, Keyword.actor, Keyword.protocol,
      Keyword.typealias, Keyword.extension:
      startNamed(.type, afterDot)
    case Keyword.deinit: if !afterDot { start(.function) }
    case Keyword.`init`:
      if !afterDot {
        start(.function)
        return
      }
      if base == Keyword.`super` || base == Keyword.`self` {
        name = Keyword.`self`
      } else if base != 0 {
        name = base
      } else {
        // `.init(variable)` makes a key that cannot be known: it counts as a literal.
        noteLiteral()
      }
    case Keyword.bundle: frame.hasBundle = true
    case Keyword.subscript: if !afterDot { start(.function) }
    case Keyword.Self: name = Keyword.`self`
    default: break
    }
  }

  @inline(__always)
  mutating func start(_ header: Header) {
    self.header = header
    headerMatters = false
  }

  @inline(__always)
  mutating func startNamed(_ header: Header, _ afterDot: Bool) {
    guard !afterDot else { return }
    frame.lists = false
    introduces = true
    introduced = false
    start(header)
  }

  /// The hash for the last word of the name that ends here, from its last capital letter on.
  func lastWord() -> UInt32 {
    var start = at
    while start > 0, at - start < 24, ByteClass.isIdentifier(bytes[start - 1]) {
      start -= 1
      guard bytes[start] &- 0x41 < 26 else { continue }
      var hash = (NameHash.seed ^ UInt32(UInt8(ascii: "~"))) &* NameHash.prime
      for offset in start..<at { hash = (hash ^ UInt32(bytes[offset])) &* NameHash.prime }
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

  // MARK: Brackets

  mutating func open(_ byte: UInt8) {
    var opened: Frame
    switch byte {
    case UInt8(ascii: "("):
      opened = Frame(.parenthesis, callee: header != .none || introduced ? 0 : name)
      opened.lists = introduces
      if introduced { callable.insert(lastName) }
      if opened.callee != 0 { opened.word = lastWord() }
    case UInt8(ascii: "["):
      opened = Frame(.bracket, callee: name)
      opened.isElement = at > 0 && name != 0 && !ByteClass.isSpace(bytes[at - 1])
    default:
      opened = Frame(.brace, callee: header != .none ? 0 : name)
      opened.isBody = header == .function || header == .variable
      opened.matters = opened.isBody && headerMatters
      opened.start = at + 1
      opened.idleBefore = idle.count
      header = .none
      genericDepth = 0
    }
    let introducesMore = opened.lists
    at += 1
    enter(opened)
    end(previous: byte)
    introduces = introducesMore
  }

  /// Goes into a bracket or an interpolation.
  mutating func enter(_ opened: Frame) {
    guard outer.count < Self.maximumDepth else {
      unfollowed += 1
      isWhole = false
      return
    }
    outer.append(frame)
    frame = opened
  }

  mutating func close(_ byte: UInt8) {
    at += 1
    end(previous: byte)
    guard unfollowed == 0 else {
      unfollowed -= 1
      return
    }
    let fits: Bool
    switch frame.kind {
    case .file: fits = false
    case .parenthesis, .interpolation: fits = byte == UInt8(ascii: ")")
    case .bracket: fits = byte == UInt8(ascii: "]")
    case .brace: fits = byte == UInt8(ascii: "}")
    }
    guard fits, let parent = outer.popLast() else {
      isWhole = false
      return
    }
    let closed = frame
    leave(to: parent)
    switch closed.kind {
    case .interpolation:
      literal(pounds: closed.pounds, isMultiline: closed.isMultiline)
    case .brace:
      header = .none
      if closed.isBody, !closed.matters, interest != nil {
        idle.removeLast(idle.count - closed.idleBefore)
        idle.append(closed.start..<at - 1)
      }
      name = closed.callee
    default: name = closed.callee
    }
  }

  /// Hands what a bracket held on to the one around it.
  mutating func leave(to parent: Frame) {
    let closed = frame
    frame = parent
    if closed.matters { frame.matters = true }
    guard closed.hasLiteral else { return }
    if let interest {
      if interest.isCallee(closed.callee) || interest.isCallee(frame.assigned)
        || interest.isCallee(closed.word) || closed.hasBundle
        || closed.isElement && interest.isCallee(Keyword.subscript)
      {
        frame.matters = true
      }
    }
    literalCallees.insert(closed.callee)
    literalCallees.insert(closed.word)
    if closed.hasBundle { literalCallees.insert(Keyword.besideBundle) }
    if closed.isElement { literalCallees.insert(Keyword.subscript) }
    literalCallees.insert(frame.assigned)
    frame.hasLiteral = true
  }
}
