/// The number of bytes that the parser reads again to recover from errors in a line.
///
/// After an error the parser looks for the next place where it can continue. For each bracket on the way it looks
/// for the end of that bracket in the rest of the line, and each bracket around the error may begin such a search.
/// So a line of brackets that are not closed in it takes cubic time. While it looks ahead, the parser also keeps the
/// state of each literal around the place for each token, so that literals in literals take memory in the same way.
struct RecoveryCost {
  /// The maximum cost of a file, about a quarter of a second of parsing; that of 26,000 real sources is below 5,000.
  private static let maximum = 1 << 22
  /// The brackets of a line that cost little, however long the line is.
  private static let few = 8

  /// More literals in interpolations of literals than any person nests.
  private static let literals = 24

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offsets of the brackets in the line after which none of their kind is closed.
  private var parentheses: [Int] = []
  private var squares: [Int] = []
  private var braces: [Int] = []
  private var cost = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Takes the byte of code that a walk has found.
  ///
  /// - Returns: Whether the cost of all lines before it exceeds the maximum, or too many literals are around it.
  mutating func isExceeded(at offset: Int, in walk: borrowing CodeWalk) -> Bool {
    if walk.literalDepth > Self.literals || walk.startsLine && endLine(at: offset) { return true }
    switch bytes[offset] {
    case UInt8(ascii: "("): parentheses.append(offset)
    case UInt8(ascii: "["): squares.append(offset)
    case UInt8(ascii: "{"): braces.append(offset)
    case UInt8(ascii: ")"): parentheses.removeAll(keepingCapacity: true)
    case UInt8(ascii: "]"): squares.removeAll(keepingCapacity: true)
    case UInt8(ascii: "}"): braces.removeAll(keepingCapacity: true)
    default: break
    }
    return false
  }

  /// Adds the cost of the line that ends at an offset.
  ///
  /// - Returns: Whether the cost exceeds the maximum.
  mutating func endLine(at end: Int) -> Bool {
    let count = parentheses.count + squares.count + braces.count
    guard count > 0 else { return false }
    if count > Self.few {
      for start in parentheses + squares + braces where cost <= Self.maximum {
        cost += count * (end - start)
      }
    }
    parentheses.removeAll(keepingCapacity: true)
    squares.removeAll(keepingCapacity: true)
    braces.removeAll(keepingCapacity: true)
    return cost > Self.maximum
  }
}
