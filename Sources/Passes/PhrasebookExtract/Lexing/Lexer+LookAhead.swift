/// Looks at the bytes around the position without moving it.
extension Lexer {
  /// The byte after the spaces that follow; 0 at the end.
  var nextMark: UInt8 {
    var next = self
    while next.byte() == 0x20 || next.byte() == UInt8(ascii: "`") { next.at += 1 }
    return next.byte()
  }

  /// Whether `nil` follows the colon of a label.
  var followsNil: Bool {
    var next = self
    while next.byte() == 0x20 || next.byte() == UInt8(ascii: ":") { next.at += 1 }
    return next.skipWord() == Keyword.nil && !next.isAtEnd
  }

  /// Whether `false` is the whole condition that follows.
  var followsFalse: Bool {
    var next = self
    next.skipSpaces()
    guard next.skipWord() == Self.falseWord else { return false }
    next.skipSpaces()
    return next.byte() == UInt8(ascii: "{")
  }

  private static let falseWord = NameHash.of("false")

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
    var next = self
    next.skipSpaces()
    let start = next.at
    _ = next.skipWord()
    guard next.at > start else { return 0 }
    next.skipSpaces()
    return next.byte()
  }

  /// Whether a declaration begins behind the blanks that follow, and not an argument or a parameter: `let title`,
  /// `private func`, `@objc static var`.
  var startsDeclaration: Bool {
    var next = self
    next.skipBlanks()
    while next.byte() == UInt8(ascii: "@") {
      next.at += 1
      _ = next.skipWord()
      next.skipParenthesis()
    }
    var hash = next.skipWord()
    let isModified = Keyword.isModifier(hash)
    while Keyword.isModifier(hash) {
      next.skipParenthesis()
      hash = next.skipWord()
    }
    guard let kind = Keyword.kind(hash) ?? (hash == Keyword.import ? .code : nil) else {
      return false
    }
    if isModified { return true }
    switch kind {
    case .variable: return next.byte() == 0x20
    case .function: return next.declaresMacro
    case .alias: return next.markAfterName == UInt8(ascii: "=")
    case .enumCase, .code: return next.markAfterName != 0 && next.markAfterName != UInt8(ascii: ":")
    // `class name: String` is a parameter.
    case .structure, .class, .enumeration, .protocol, .extension:
      next.skipBlanks()
      return next.byte() &- 0x41 < 26
    case .initializer: return false
    }
  }

  /// Skips the argument of an attribute or a modifier, if present, and the blanks behind it.
  private mutating func skipParenthesis() {
    if byte() == UInt8(ascii: "(") {
      while byte() != UInt8(ascii: ")"), byte() != 0x0A, !isAtEnd { at += 1 }
      at += byte() == UInt8(ascii: ")") ? 1 : 0
    }
    skipBlanks()
  }

  /// Whether `didSet` or `willSet` follows the brace.
  var startsObservers: Bool {
    var next = self
    next.at += 1
    next.skipSpace()
    let hash = next.skipWord()
    return hash == Keyword.didSet || hash == Keyword.willSet
  }

  /// The end of the line, if `#if`, `#else` or the like is at the position; nil for any other `#`.
  var endOfCondition: Int? {
    var next = self
    next.at += 1
    switch next.skipWord() {
    case Keyword.if, Keyword.elseif, Keyword.else, Keyword.endif: break
    default: return nil
    }
    next.skipLine()
    return next.at
  }

  /// The hash of the module after `import` at the position; 0 if absent.
  var importedModule: UInt32 {
    var next = self
    let first = next.skipWordInLine()
    // The kind of the imported declaration precedes the module.
    return Self.importKinds.contains(first) ? next.skipWordInLine() : first
  }

  /// Whether `@_exported` is among the attributes and access levels in front of a declaration.
  func isExported(at start: Int) -> Bool {
    var end = start
    while true {
      while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
      var first = end
      while first > 0, ByteClass.isIdentifier(bytes[first - 1]) { first -= 1 }
      guard first > 0, first < end else { return false }
      let name = NameHash.of(bytes[first..<end])
      let isAttribute = bytes[first - 1] == UInt8(ascii: "@")
      if isAttribute, name == Self.exported { return true }
      guard isAttribute || Self.accessLevels.contains(name) else { return false }
      end = isAttribute ? first - 1 : first
    }
  }

  private static let exported = NameHash.of("_exported")

  private static let accessLevels = Set(
    ["public", "package", "internal", "fileprivate", "private"].map { NameHash.of($0) })

  private static let importKinds = Set(
    ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"].map {
      NameHash.of($0)
    })

  /// Skips the next word in the line; its hash, 0 if absent.
  private mutating func skipWordInLine() -> UInt32 {
    while [0x20, 0x09, 0x60].contains(byte()) { at += 1 }
    let start = at
    let hash = skipWord()
    return start == at ? 0 : hash
  }

  /// The hash of the last word of the name that ends at an offset, from its last capital letter on;
  /// 0 if absent.
  func lastWord(before end: Int) -> UInt32 {
    var start = end
    while start > 0, end - start < 24, ByteClass.isIdentifier(bytes[start - 1]) {
      start -= 1
      guard bytes[start] &- 0x41 < 26 else { continue }
      var hash = (NameHash.seed ^ UInt32(UInt8(ascii: "~"))) &* NameHash.prime
      for offset in start..<end { hash = (hash ^ UInt32(bytes[offset])) &* NameHash.prime }
      return hash
    }
    return 0
  }

  /// The hash of the last word of the type around the one whose name ends at an offset: `View` in
  /// `WelcomeView.Area`; 0 if absent.
  func lastWord(ofTypeAround end: Int) -> UInt32 {
    var start = end
    while start > 0, end - start < 64, ByteClass.isIdentifier(bytes[start - 1]) { start -= 1 }
    guard start > 0, bytes[start - 1] == UInt8(ascii: "."), bytes[start] &- 0x41 < 26 else {
      return 0
    }
    return lastWord(before: start - 1)
  }
}
