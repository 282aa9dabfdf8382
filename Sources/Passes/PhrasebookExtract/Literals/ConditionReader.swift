/// The condition of an `#if` in, whether it holds in a build out (The Swift Programming Language,
/// "Conditional Compilation Block").
struct ConditionReader {
  private let context: BuildContext
  private let build: BuildContext.Build
  private var tokens: ArraySlice<String>
  private var depth = 0

  /// The maximum depth of parentheses that is followed.
  private static let maximumDepth = 64

  /// Returns whether a condition holds; nil if it may or may not.
  static func holds(
    _ condition: Substring, in build: BuildContext.Build, of context: BuildContext
  ) -> Bool? {
    var reader = ConditionReader(
      context: context, build: build, tokens: tokens(of: condition)[...])
    return reader.either()
  }

  /// `a || b`.
  private mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  /// `a && b`.
  private mutating func both() -> Bool? {
    var value = single()
    while take("&&") {
      let other = single()
      value =
        value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  /// `!a`, `(a)`, `os(iOS)`, `NAME`.
  private mutating func single() -> Bool? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return single().map { !$0 } }
    if take("(") {
      let value = either()
      return take(")") ? value : nil
    }
    guard let name = tokens.popFirst() else { return nil }
    guard take("(") else { return context.isSet(name, in: build) }
    var argument = ""
    while let token = tokens.popFirst(), token != ")" { argument += token }
    if name == "defined" { return argument == "DEBUG" ? build.isDebug : nil }
    return context.holds(name, argument, in: build)
  }

  private mutating func take(_ token: String) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  /// The words and marks of a condition, without comments.
  static func tokens(of condition: some StringProtocol) -> [String] {
    Array(condition.utf8).withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var tokens: [String] = []
      while !lexer.isAtEnd {
        let start = lexer.at
        let byte = lexer.byte()
        switch byte {
        case _ where ByteClass.isSpace(byte):
          lexer.at += 1
          continue
        case UInt8(ascii: "/") where lexer.startsComment:
          _ = lexer.skipComment()
          continue
        case _ where isOfWord(byte): while isOfWord(lexer.byte()) { lexer.at += 1 }
        case UInt8(ascii: "|"), UInt8(ascii: "&"): lexer.at += lexer.byte(1) == byte ? 2 : 1
        default: lexer.at += 1
        }
        tokens.append(String(decoding: bytes[start..<lexer.at], as: UTF8.self))
      }
      return tokens
    }
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    ByteClass.isIdentifier(byte) || byte == UInt8(ascii: ".")
  }
}
