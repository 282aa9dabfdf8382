/// Reads the tokens of a source backwards, from an argument to the call that it is in.
package struct BackwardReader {
  private let code: CodeTokens
  /// The index of the token that was read last.
  private var index: Int
  /// The offset of the first byte that is read.
  private let limit: Int
  /// The number of commas between arguments of the call that were read.
  package private(set) var commas = 0

  /// - Parameters:
  ///   - place: The offset at which an argument begins.
  ///   - distance: The number of bytes before it that are read.
  package init(_ code: CodeTokens, before place: Int, within distance: Int = .max) {
    self.code = code
    index = code.index(from: place)
    limit = max(0, place - distance)
  }

  /// The offset of the token that was read last.
  package var start: Int {
    index < code.tokens.count ? code.tokens[index].range.lowerBound : code.source.count
  }

  /// The index of the token before the position; nil if it is beyond the limit.
  private var previous: Int? {
    guard index > 0, code.tokens[index - 1].range.lowerBound >= limit else { return nil }
    return index - 1
  }

  /// Reads a mark, if it is before the position; returns whether it is.
  package mutating func take(_ mark: UInt8) -> Bool {
    guard let last = previous, code.mark(last) == mark else { return false }
    index = last
    return true
  }

  /// Reads a word; nil if another token is before the position.
  package mutating func takeName() -> String? {
    guard let last = previous, let name = code.word(last) else { return nil }
    index = last
    return name
  }

  /// Reads a word that ends where the token that was read last begins; nil if absent.
  package mutating func takeAdjacentName() -> String? {
    guard let last = previous, code.tokens[last].range.upperBound == start else { return nil }
    return takeName()
  }

  /// Reads up to the name before the parenthesis that is open at the position; nil if absent.
  package mutating func takeCallee() -> String? {
    var depth = 0
    while let last = previous {
      index = last
      switch code.mark(last) {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "(") where depth == 0: return takeAdjacentName()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: ","): commas += depth == 0 ? 1 : 0
      case UInt8(ascii: ";"): return nil
      default: break
      }
    }
    return nil
  }
}
