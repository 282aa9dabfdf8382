/// The condition of an `#if` in, whether it holds in a build out (The Swift Programming Language,
/// "Conditional Compilation Block").
struct ConditionReader {
  private let context: BuildContext
  private let build: BuildContext.Build
  private var tokens: ArraySlice<Substring>
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
    guard take("(") else { return context.isSet(String(name), in: build) }
    var argument = ""
    while let token = tokens.popFirst(), token != ")" { argument += token }
    if name == "defined" { return argument == "DEBUG" ? build.isDebug : nil }
    return context.holds(String(name), argument, in: build)
  }

  private mutating func take(_ token: Substring) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  /// The words and signs of a condition up to a comment.
  private static func tokens(of condition: Substring) -> [Substring] {
    var tokens: [Substring] = []
    var rest = condition
    while let first = rest.first {
      if rest.hasPrefix("//") || rest.hasPrefix("/*") { break }
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      let isWord = first.isLetter || first.isNumber || first == "_" || first == "."
      let length =
        isWord
        ? rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }.count
        : rest.hasPrefix("||") || rest.hasPrefix("&&") ? 2 : 1
      tokens.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return tokens
  }
}
