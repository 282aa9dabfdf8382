import PhrasebookExtract

/// Finds the members that may be symbols: the tokens of a source in, members out.
struct MemberReader {
  let code: CodeTokens

  /// The longest path of names, and the most tokens of a call's arguments that are read.
  private static let mostNames = 9
  private static let mostTokens = 400

  /// The members in their order.
  ///
  /// - Parameter isWanted: Whether a name is that of a symbol.
  func members(where isWanted: (String) -> Bool) -> [MemberUse] {
    code.tokens.indices.compactMap { index in
      guard code.mark(index) == UInt8(ascii: "."), let first = code.word(index + 1),
        startsMember(at: index)
      else { return nil }
      let type = type(before: index)
      guard type != nil || hasLeadingDot(at: index) else { return nil }
      return member(at: index, first, type, isWanted)
    }
  }

  /// The names that the source declares, as far as the tokens before them show it.
  ///
  /// - Parameter isWanted: Whether a name is that of a symbol.
  func declaredNames(where isWanted: (String) -> Bool) -> Set<String> {
    Set(
      code.tokens.indices.compactMap { index in
        guard let name = code.word(index), isWanted(name), isDeclared(at: index) else { return nil }
        return name
      })
  }

  private func isDeclared(at index: Int) -> Bool {
    var before = index - 1
    // The cases of an enum may be a list.
    while code.mark(before) == UInt8(ascii: ","), code.word(before - 1) != nil { before -= 2 }
    if code.mark(before) == UInt8(ascii: ","), code.mark(before - 1) == UInt8(ascii: ")") {
      return true
    }
    return ["case", "let", "var", "func"].contains(code.word(before))
  }

  private func member(
    at dot: Int, _ first: String, _ type: SymbolStyle?, _ isWanted: (String) -> Bool
  ) -> MemberUse? {
    var (names, last) = ([first], dot + 1)
    while names.count < Self.mostNames, code.mark(last + 1) == UInt8(ascii: "."),
      let name = code.word(last + 2), startsMember(at: last + 1)
    {
      names.append(name)
      last += 2
    }
    guard names.contains(where: isWanted) else { return nil }
    if code.mark(last + 1) == UInt8(ascii: "="), code.mark(last + 2) == UInt8(ascii: "=") {
      return nil
    }
    let ranges = names.indices.map { range(of: dot + 1 + 2 * $0) }
    return MemberUse(
      names: names, ranges: ranges, labels: labels(behind: last), type: type, dot: dot)
  }

  /// The range of a word with its backticks.
  private func range(of word: Int) -> Range<Int> {
    let range = code.tokens[word].range
    let (before, end) = (range.lowerBound - 1, range.upperBound)
    let isQuoted =
      before >= 0 && end < code.source.count && code.source[before] == UInt8(ascii: "`")
      && code.source[end] == UInt8(ascii: "`")
    return isQuoted ? range.lowerBound - 1..<range.upperBound + 1 : range
  }

  /// Whether the word behind a dot begins there.
  private func startsMember(at dot: Int) -> Bool {
    range(of: dot + 1).lowerBound == code.tokens[dot].range.upperBound
  }

  /// The type of symbols before a dot.
  private func type(before dot: Int) -> SymbolStyle? {
    guard let name = code.word(dot - 1) else { return nil }
    return SymbolStyle.allCases.first { $0.type == name }
  }

  /// Whether no value is before a dot.
  private func hasLeadingDot(at dot: Int) -> Bool {
    guard dot > 0 else { return true }
    let before = code.tokens[dot - 1]
    let isAdjacent = before.range.upperBound == code.tokens[dot].range.lowerBound
    switch before.kind {
    case .text: return false
    case .word: return code.word(dot - 1).map(Self.keywords.contains) ?? false
    case .mark:
      switch code.mark(dot - 1) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\\"),
        UInt8(ascii: "`"):
        return false
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "."):
        return !isAdjacent
      default: return true
      }
    }
  }

  /// The words before a value.
  private static let keywords: Set<String> = [
    "return", "in", "case", "else", "where", "throw", "try", "await", "catch", "if", "while",
    "guard", "switch",
  ]

  /// The labels of the call whose parenthesis is behind a name.
  private func labels(behind name: Int) -> String {
    let end = range(of: name).upperBound
    guard code.mark(name + 1) == UInt8(ascii: "("),
      code.tokens[name + 1].range.lowerBound == end
    else { return "" }
    var (labels, depth, isStart) = ("", 0, true)
    for index in (name + 2..<code.tokens.count).prefix(Self.mostTokens) {
      let mark = code.mark(index)
      if depth == 0, mark == UInt8(ascii: ")") { break }
      if isStart {
        let isLabel = code.mark(index + 1) == UInt8(ascii: ":")
        labels += (isLabel ? code.word(index) ?? "_" : "_") + ":"
      }
      isStart = depth == 0 && mark == UInt8(ascii: ",")
      switch mark {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return "(\(labels))"
  }
}
