internal import PhrasebookModel

extension MaskedText {
  /// The text as a translator sees it.
  func text(_ style: MarkStyle) -> String {
    parts.map { part in
      switch part {
      case .text(let text): style.isMarkup ? Self.escaped(text) : text
      case .mark(let mark): shown(mark, style)
      }
    }.joined()
  }

  private func shown(_ mark: Int, _ style: MarkStyle) -> String {
    if let number, number.mark == mark { return number.digits }
    return switch style {
    case .brackets: "⟦\(mark)⟧"
    case .xml: "<x id=\"\(mark)\"/>"
    case .html: "<span translate=\"no\" id=\"\(mark)\"></span>"
    case .none: kept[mark]
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing(exactly: "&", with: "&amp;").replacing(exactly: "<", with: "&lt;")
      .replacing(exactly: ">", with: "&gt;")
  }

  /// The parts of an answer; nil if a mark is one that was not there.
  func parts(of answer: String, _ style: MarkStyle) -> [Piece]? {
    var parts: [Piece] = []
    func append(_ text: Substring) {
      if !text.isEmpty { parts.append(.text(String(text))) }
    }
    var rest = answer[...]
    switch style {
    case .none: return [.text(answer)]
    case .brackets:
      // Engines insert spaces; the character after a mark may be a sign that joins it.
      let bracket = /⟦\s{0,4}([0-9]{1,4})\s{0,4}⟧/.matchingSemantics(.unicodeScalar)
      while let match = rest.firstMatch(of: bracket) {
        guard let mark = Int(match.output.1), mark < kept.count else { return nil }
        append(rest[..<match.range.lowerBound])
        parts.append(.mark(mark))
        rest = rest[match.range.upperBound...]
      }
      append(rest)
      return parts.allSatisfy(\.isWhole) ? parts : nil
    case .xml, .html:
      // Bounded, so that an answer with many openings costs no more than its length.
      let tag =
        /<\s{0,4}(?:x|span)\b[^<>]{0,99}?\bid\s{0,4}=\s{0,4}["']?\s{0,4}([0-9]{1,4})\s{0,4}["']?[^<>]{0,99}>(?:\s{0,4}<\/\s{0,4}(?:x|span)\s{0,4}>)?/
        .ignoresCase().matchingSemantics(.unicodeScalar)
      while let match = rest.firstMatch(of: tag) {
        guard let mark = Int(match.output.1), mark < kept.count else { return nil }
        append(rest[..<match.range.lowerBound])
        parts.append(.mark(mark))
        rest = rest[match.range.upperBound...]
      }
      append(rest)
      return parts.map { part in
        if case .text(let text) = part { .text(Self.unescaped(text)) } else { part }
      }
    }
  }

  static func unescaped(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "&")) else { return text }
    var result = ""
    // By scalars: a combining character may follow an entity.
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "&") {
      result += Substring(rest[..<start])
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let meant = entity(String(rest[rest.index(after: start)..<end]))
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += meant
      rest = rest[rest.index(after: end)...]
    }
    return result + Substring(rest)
  }

  private static func entity(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    case "nbsp": return "\u{A0}"
    default:
      guard name.first == "#" else { return nil }
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      return UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
        .flatMap(Unicode.Scalar.init).map { String($0) }
    }
  }
}

extension MaskedText.Piece {
  /// Whether no half of a mark is left in the text.
  fileprivate var isWhole: Bool {
    guard case .text(let text) = self else { return true }
    return !text.unicodeScalars.contains { $0 == "⟦" || $0 == "⟧" }
  }
}
