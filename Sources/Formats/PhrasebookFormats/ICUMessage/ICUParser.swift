import Phrasebook

/// A text of ICU MessageFormat in, its parts out.
struct ICUParser {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The first error.
  private(set) var problem: Phrase?

  /// The maximum depth of choices, and the maximum number of placeholders and forms: more than any
  /// real text has.
  private static let deepest = 16
  private static let most = 2_000
  private var count = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The message; nil, with `problem` set, if it is invalid.
  mutating func message() -> ICUMessage? {
    guard let message = message(depth: 0, isInPlural: false) else { return nil }
    guard index == scalars.count else { return fail("has a } that nothing opens; write '}'") }
    return message
  }

  private mutating func message(depth: Int, isInPlural: Bool) -> ICUMessage? {
    guard depth <= Self.deepest else { return fail("has choices too deep in each other") }
    var message = ICUMessage(parts: [])
    var text = String.UnicodeScalarView()
    func flush() {
      if !text.isEmpty { message.parts.append(.text(String(text))) }
      text = String.UnicodeScalarView()
    }
    while index < scalars.count {
      let scalar = scalars[index]
      switch scalar {
      case "'": readApostrophe(into: &text, isInPlural: isInPlural)
      case "}":
        flush()
        return message
      case "{":
        flush()
        guard let part = placeholder(depth: depth, isInPlural: isInPlural) else { return nil }
        message.parts.append(part)
      case "#" where isInPlural:
        flush()
        message.parts.append(.number)
        index += 1
      default:
        text.append(scalar)
        index += 1
      }
    }
    flush()
    return message
  }

  private mutating func readApostrophe(
    into text: inout String.UnicodeScalarView, isInPlural: Bool
  ) {
    index += 1
    guard index < scalars.count else { return text.append("'") }
    let next = scalars[index]
    if next == "'" {
      text.append("'")
      index += 1
      return
    }
    guard next == "{" || next == "}" || (isInPlural && next == "#") else {
      return text.append("'")
    }
    while index < scalars.count {
      if scalars[index] == "'" {
        index += 1
        guard index < scalars.count, scalars[index] == "'" else { return }
      }
      text.append(scalars[index])
      index += 1
    }
  }

  private mutating func placeholder(depth: Int, isInPlural: Bool) -> ICUMessage.Element? {
    index += 1
    count += 1
    guard count <= Self.most else { return fail("has more placeholders than any string") }
    let start = index
    skipSpace()
    let isSpaced = index > start
    let name = word()
    guard !name.isEmpty else { return fail("has a { without a name after it; write '{'") }
    skipSpace()
    if take("}") { return .argument(name, isSpaced: isSpaced) }
    guard take(",") else { return fail("lacks the } after {\(name)") }
    skipSpace()
    let kind = word()
    skipSpace()
    guard ["plural", "select", "selectordinal"].contains(kind) else {
      // `{when, date, short}`: a style that a catalog cannot represent.
      return fail(
        kind.isEmpty
          ? "shows {\(name)} in an unknown way"
          : "shows {\(name)} as \(kind), which is not read")
    }
    guard take(",") else { return fail("lacks the comma after {\(name), \(kind)") }
    skipSpace()
    var cases: [ICUMessage.Case] = []
    while !take("}") {
      count += 1
      guard count <= Self.most else { return fail("has more forms than any string") }
      let word = word()
      if word.hasPrefix("offset:") { return fail("has a plural with an offset, which is not read") }
      skipSpace()
      guard !word.isEmpty, take("{") else { return fail("lacks the forms of {\(name)}") }
      let inside = isInPlural || kind != "select"
      guard let message = message(depth: depth + 1, isInPlural: inside) else { return nil }
      guard take("}") else { return fail("lacks the } after the form \(word) of {\(name)}") }
      guard !cases.contains(where: { $0.name == word }) else {
        return fail("has the form \(word) of {\(name)} twice")
      }
      cases.append(ICUMessage.Case(name: word, message: message))
      skipSpace()
    }
    return .choice(name: name, kind: kind, cases: cases)
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace || "{},'#".unicodeScalars.contains(scalar) { break }
      word.append(scalar)
      index += 1
    }
    return String(word)
  }

  private mutating func skipSpace() {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < scalars.count, scalars[index] == scalar else { return false }
    index += 1
    return true
  }

  private mutating func fail<Result>(_ problem: Phrase) -> Result? {
    self.problem = self.problem ?? problem
    return nil
  }
}
