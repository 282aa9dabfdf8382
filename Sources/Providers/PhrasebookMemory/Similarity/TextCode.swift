/// A text with one byte per token, and a signature: the search for similar texts among a million
/// reads nothing else.
///
/// Tokens that share a byte make two texts more similar than they are, never less: the texts
/// themselves are compared afterwards, so no match is lost.
struct TextCode {
  /// A bit for each pair of neighbours, hashed to 256 bits.
  typealias Signature = SIMD4<UInt64>

  let codes: [UInt8]
  let signature: Signature

  /// Nil for texts that are not searched by similarity: an empty text, and a very long one.
  init?(_ tokens: TextTokens) {
    guard !tokens.tokens.isEmpty, tokens.tokens.count < TextTokens.limit else { return nil }
    codes = tokens.tokens.map { Self.code(of: $0.folded) }
    signature = Self.signature(of: codes)
  }

  private static func code(of folded: UInt32) -> UInt8 {
    switch folded {
    case TextTokens.placeholder: 1
    case TextTokens.number: 2
    case 0..<0x80: UInt8(folded)
    default: 0x80 | UInt8(truncatingIfNeeded: (folded ^ (folded >> 7)) & 0x7F)
    }
  }

  private static func signature(of codes: [UInt8]) -> Signature {
    var words: Signature = .zero
    var last: UInt32 = 0
    func mark(_ code: UInt32) {
      let hash = (last &* 0x9E37_79B1 &+ code) &* 0x85EB_CA77
      let bit = Int(hash >> 24)
      words[bit >> 6] |= 1 << UInt64(bit & 63)
      last = code
    }
    for code in codes { mark(UInt32(code)) }
    mark(0)
    return words
  }

  /// The class of a length: those within about a fifth of each other.
  static func lengthClass(of length: Int) -> Int {
    guard length > 8 else { return max(0, length) }
    var (bound, number) = (8.0, 8)
    while bound < Double(length) {
      bound *= 1.19
      number += 1
    }
    return number
  }
}

extension SIMD4<UInt64> {
  /// The number of bits that are set.
  @inline(__always)
  var bits: Int {
    var words = self
    words = words &- ((words &>> 1) & 0x5555_5555_5555_5555)
    words = (words & 0x3333_3333_3333_3333) &+ ((words &>> 2) & 0x3333_3333_3333_3333)
    words = (words &+ (words &>> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    // Four words of eight bytes of at most 32 each: the sums of a byte stay below 256.
    let sum = words[0] &+ words[1] &+ words[2] &+ words[3]
    let pairs = (sum & 0x00FF_00FF_00FF_00FF) &+ ((sum &>> 8) & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }
}
