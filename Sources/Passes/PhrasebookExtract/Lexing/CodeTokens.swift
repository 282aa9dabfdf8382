/// The tokens of a source in their order, without spaces and comments.
///
/// Any bytes are read, in linear time: an editor asks while a person types.
package struct CodeTokens: Sendable {
  /// The source, in UTF-8.
  package let source: [UInt8]
  /// The tokens, none of which is empty.
  package let tokens: [CodeToken]

  /// Reads a source.
  package init(_ source: [UInt8]) {
    self.source = source
    tokens = LiteralScan.tokens(in: source)
  }

  /// The index of the first token that begins at an offset or after it; the number of tokens if
  /// all begin before it.
  package func index(from offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first byte of a mark; 0 for another token and beyond the tokens.
  package func mark(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index), tokens[index].kind == .mark else { return 0 }
    return source[tokens[index].range.lowerBound]
  }

  /// The text of a word; nil for another token and beyond the tokens.
  package func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return String(decoding: source[tokens[index].range], as: UTF8.self)
  }

  /// The value of a literal, with escapes resolved; nil for another token, beyond the tokens, and
  /// for a literal that has an interpolation, an invalid escape or no end.
  package func literal(_ index: Int) -> String? {
    guard tokens.indices.contains(index), tokens[index].kind == .text,
      let literal = RawLiteral(at: tokens[index].range, in: source),
      literal.range == tokens[index].range
    else { return nil }
    return String(decoding: literal.text, as: UTF8.self)
  }

  /// The source with a space for each comment.
  package var textWithoutComments: String {
    var bytes: [UInt8] = []
    var end = 0
    for token in tokens {
      let gap = source[end..<token.range.lowerBound]
      if gap.allSatisfy(ByteClass.isSpace) { bytes += gap } else { bytes.append(0x20) }
      bytes += source[token.range]
      end = token.range.upperBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
