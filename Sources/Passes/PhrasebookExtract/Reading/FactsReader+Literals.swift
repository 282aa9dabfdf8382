import SwiftSyntax

extension FactsReader {
  /// Finds the lines with an unclosed literal: if one quote is missing, every other quote of the
  /// line may have the wrong role.
  mutating func findUnclosedLiterals(in tree: SourceFileSyntax) {
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      if let literal = node.as(StringLiteralExprSyntax.self), !literal.isClosed {
        brokenLines.insert(place(of: literal).line)
      }
      for child in node.children(viewMode: .all) where child.hasError { pending.append(child) }
    }
  }

  /// Whether the text of a literal is not known: it or another of its line is not closed, or it has
  /// an invalid escape.
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

  /// The values in a literal whose text is not known.
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
  /// - Returns: False if an escape means nothing.
  @discardableResult
  static func unescape(
    _ source: String, pounds: Int, isMultiline: Bool, into text: inout String
  ) -> Bool {
    let isPlain = !source.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == 0x0D }
    if isPlain {
      text += source
      return true
    }
    var value: [UInt8] = []
    let isValid = Array(source.utf8).withUnsafeBufferPointer {
      LiteralText.append($0, pounds: pounds, isMultiline: isMultiline, to: &value)
    }
    text += String(decoding: value, as: UTF8.self)
    return isValid
  }
}

extension StringLiteralExprSyntax {
  /// Whether the quote that ends it is there, and the bracket that ends each interpolation.
  fileprivate var isClosed: Bool {
    closingQuote.presence == .present
      && segments.allSatisfy { segment in
        guard case .expressionSegment(let part) = segment else { return true }
        return part.rightParen.presence == .present
      }
  }
}
