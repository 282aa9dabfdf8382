import SwiftSyntax

extension FactsReader {
  /// Notes the lines on which a literal has no end: where one quote is missing, every other quote
  /// of the line may be taken for the wrong one.
  mutating func findUnclosedLiterals(in tree: SourceFileSyntax) {
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if let literal = node.as(StringLiteralExprSyntax.self), !literal.isClosed {
        brokenLines.insert(place(of: literal).line)
      }
      for child in node.children(viewMode: .all) where child.hasError { pending.append(child) }
    }
  }

  /// True for a literal whose text is not known: it or another of its line has no end, or it has an
  /// escape that means nothing.
  func isBroken(_ node: StringLiteralExprSyntax) -> Bool {
    if !brokenLines.isEmpty, brokenLines.contains(place(of: node).line) { return true }
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
    return node.segments.contains { segment in
      guard case .stringSegment(let part) = segment else { return false }
      let source = part.content.text
      guard source.utf8.contains(UInt8(ascii: "\\")) else { return false }
      var text = ""
      return !Self.unescape(source, pounds: pounds, isMultiline: isMultiline, into: &text)
    }
  }

  /// What a literal whose text is not known still holds: the values in it.
  mutating func remains(of node: StringLiteralExprSyntax) -> Expression {
    var values: [Expression] = []
    for case .expressionSegment(let part) in node.segments {
      values += arguments(part.expressions).map(\.value)
    }
    return .other(values)
  }

  /// A string literal: escapes resolved, indentation of several lines removed, interpolations kept.
  mutating func literal(_ node: StringLiteralExprSyntax) -> StringLiteral {
    let pounds = node.openingPounds?.text.utf8.count ?? 0
    let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
    var segments: [StringLiteral.Segment] = []
    var text = ""
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        Self.unescape(part.content.text, pounds: pounds, isMultiline: isMultiline, into: &text)
      case .expressionSegment(let part):
        if !text.isEmpty { segments.append(.text(text)) }
        text = ""
        segments.append(.interpolation(arguments(part.expressions)))
      }
    }
    if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
    return StringLiteral(segments: segments, place: place(of: node))
  }

  /// Appends the value of a literal's segment (The Swift Programming Language, "String Literals").
  ///
  /// - Returns: False where an escape means nothing.
  @discardableResult
  static func unescape(
    _ source: String, pounds: Int, isMultiline: Bool, into text: inout String
  ) -> Bool {
    let isPlain = !source.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == 0x0D }
    if isPlain {
      text += source
      return true
    }
    var isValid = true
    let marks = String(repeating: "#", count: pounds)
    var rest = Substring(source)
    while let backslash = rest.unicodeScalars.firstIndex(where: { $0 == "\\" || $0 == "\r" }) {
      text += rest[..<backslash]
      let after = rest.unicodeScalars.index(after: backslash)
      if rest.unicodeScalars[backslash] == "\r" {
        // A line break in a literal of several lines is a line feed, however the file ends lines.
        rest = rest[after...]
        if rest.unicodeScalars.first != "\n" { text += "\n" }
        continue
      }
      guard rest[after...].hasPrefix(marks) else {
        text += "\\"
        rest = rest[after...]
        continue
      }
      rest = rest[after...].dropFirst(pounds)
      if !appendEscape(&rest, isMultiline: isMultiline, into: &text) { isValid = false }
    }
    text += rest
    return isValid
  }

  private static func appendEscape(
    _ rest: inout Substring, isMultiline: Bool, into text: inout String
  ) -> Bool {
    guard let scalar = rest.unicodeScalars.first else { return false }
    var isValid = true
    let following = rest.unicodeScalars.index(after: rest.startIndex)
    switch scalar {
    case "n": text += "\n"
    case "t": text += "\t"
    case "r": text += "\r"
    case "0": text += "\0"
    case "u":
      // At most eight digits, so that open braces are not looked for to the end of the text.
      guard rest[following...].hasPrefix("{"),
        let close = rest.prefix(11).firstIndex(of: "}")
      else {
        isValid = false
        break
      }
      let digits = rest[rest.index(after: following)..<close]
      if let code = UInt32(digits, radix: 16), let value = Unicode.Scalar(code) {
        text.unicodeScalars.append(value)
      } else {
        isValid = false
      }
      rest = rest[rest.index(after: close)...]
      return isValid
    case "\n", "\r", " ", "\t":
      // A backslash at the end of a line joins it with the next.
      guard isMultiline else {
        isValid = false
        break
      }
      rest = rest.drop { $0 == " " || $0 == "\t" }
      rest = rest.dropFirst()
      return true
    default:
      text.unicodeScalars.append(scalar)
      isValid = scalar == "\"" || scalar == "\\" || scalar == "'"
    }
    rest = rest[following...]
    return isValid
  }
}

extension StringLiteralExprSyntax {
  /// True where the quote that ends it is there, and the bracket that ends each interpolation.
  fileprivate var isClosed: Bool {
    closingQuote.presence == .present
      && segments.allSatisfy { segment in
        guard case .expressionSegment(let part) = segment else { return true }
        return part.rightParen.presence == .present
      }
  }
}
