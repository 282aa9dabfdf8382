import PhrasebookExtract

/// Reads the tokens before a leading dot backwards, to find the place of the member.
struct MemberPlaceReader {
  private let code: CodeTokens
  /// The index of the token that was read last.
  private var index: Int
  /// The tokens that may still be read: a source is read in linear time.
  private var rest = 2_000
  /// The blocks that may still be left, each inside of the next.
  private var blocks = 64

  /// - Parameter dot: The index of the dot.
  init(before dot: Int, in code: CodeTokens) {
    self.code = code
    index = dot
  }

  private mutating func step() -> Bool {
    guard index > 0, rest > 0 else { return false }
    index -= 1
    rest -= 1
    return true
  }

  /// Reads up to the mark that opens the group whose last mark was read.
  private mutating func skipGroup() {
    var depth = 1
    while depth > 0, step() {
      switch code.mark(index) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth -= 1
      default: break
      }
    }
  }

  /// The place of the member.
  mutating func place() -> MemberPlace {
    if code.mark(index - 1) == UInt8(ascii: "="), isOperator(at: index - 1) { return .pattern }
    var (commas, hasColon, label) = (0, false, String?.none)
    while step() {
      switch code.mark(index) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): skipGroup()
      case UInt8(ascii: "("): return argument(label: label, isFirst: commas == 0)
      // A list is where its elements are.
      case UInt8(ascii: "["): (commas, hasColon, label) = (0, false, nil)
      case UInt8(ascii: "{"): return block()
      case UInt8(ascii: "=") where !isOperator(at: index): return type(before: index)
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: ":"):
        hasColon = true
        let before = code.mark(index - 2)
        if commas == 0, before == UInt8(ascii: "(") || before == UInt8(ascii: ",") {
          label = code.word(index - 1)
        }
      case UInt8(ascii: ";"): return .other
      default:
        // `.default` is a member.
        guard code.mark(index - 1) != UInt8(ascii: ".") else { continue }
        switch code.word(index) {
        case "return": return enclosingBlock()
        case "case", "default": return hasColon ? enclosingBlock() : .pattern
        case "catch", "throw": return .pattern
        default: break
        }
      }
    }
    return .other
  }

  /// Whether an equals sign is a part of an operator, such as `==` or `>=`.
  private func isOperator(at index: Int) -> Bool {
    let range = code.tokens[index].range
    let around = [range.lowerBound - 1, range.upperBound].filter(code.source.indices.contains)
    return around.contains { "=!<>~+-*/%&|^".utf8.contains(code.source[$0]) }
  }

  /// The place of an argument, whose call has its parenthesis at the position.
  private func argument(label: String?, isFirst: Bool) -> MemberPlace {
    guard let callee = code.word(index - 1),
      code.tokens[index - 1].range.upperBound >= code.tokens[index].range.lowerBound - 1,
      !["if", "while", "switch", "return", "in", "case"].contains(callee)
    else { return .other }
    let isMethod = code.mark(index - 2) == UInt8(ascii: ".")
    if isMethod, ["case", "let", "var"].contains(code.word(index - 3)) { return .pattern }
    return .argument(
      MemberPlace.Argument(
        callee: callee, isMethod: isMethod, label: label, isFirst: isFirst))
  }

  /// The place of a value behind `: Type =`.
  private func type(before end: Int) -> MemberPlace {
    declaredType(endingBefore: end).map { .value(type: $0) } ?? .other
  }

  /// The name of a type between a colon or an arrow and some index; nil for another token there.
  private func declaredType(endingBefore end: Int) -> String? {
    let marks = [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "]")]
    var last = end - 1
    while marks.contains(code.mark(last)) { last -= 1 }
    guard let name = code.word(last) else { return nil }
    while code.mark(last - 1) == UInt8(ascii: "[") { last -= 1 }
    let before = code.mark(last - 1)
    let isResult = before == UInt8(ascii: ">") && code.mark(last - 2) == UInt8(ascii: "-")
    return before == UInt8(ascii: ":") || isResult ? name : nil
  }

  /// The place of a value that a block returns, from anywhere in the block.
  private mutating func enclosingBlock() -> MemberPlace {
    while step() {
      switch code.mark(index) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): skipGroup()
      case UInt8(ascii: "{"): return block()
      case UInt8(ascii: "("), UInt8(ascii: "["): return .other
      default: break
      }
    }
    return .other
  }

  /// The place of a value that a block returns, whose brace is at the position.
  private mutating func block() -> MemberPlace {
    blocks -= 1
    guard blocks > 0 else { return .other }
    if let type = declaredType(endingBefore: index) { return .value(type: type) }
    if code.word(index - 1) == "get" { return enclosingBlock() }
    if code.word(index - 1) == "else", code.mark(index - 2) == UInt8(ascii: "}") {
      index -= 2
      skipGroup()
      return block()
    }
    let words: Set<String> = ["if", "switch", "guard", "do", "for", "while"]
    while step() {
      switch code.mark(index) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): skipGroup()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"):
        return .other
      default:
        guard let word = code.word(index) else { continue }
        if word == "return" || word == "case" && code.word(index - 1) != "if" { return .other }
        guard words.contains(word) else { continue }
        // The value of an expression `if`, or of the function around the statement.
        let isValue = code.mark(index - 1) == UInt8(ascii: "=") && !isOperator(at: index - 1)
        return isValue ? type(before: index - 1) : enclosingBlock()
      }
    }
    return .other
  }
}
