import SwiftParser
import SwiftSyntax

/// The syntax tree of a manifest, within bounds, since its author is not trusted.
enum ManifestSyntax {
  /// The largest manifest that is read, in bytes.
  private static let limit = 1 << 20
  /// The most targets that are taken from one.
  static let maximumTargets = 2_000

  /// The most brackets that may be open at once.
  private static let maximumNesting = 200
  /// The most words, such as `try` and `if`, that may be read one in the other.
  private static let maximumWords = 20

  /// Parses a manifest; nil if it is too large or nests too deeply.
  static func tree(of source: [UInt8]) -> SourceFileSyntax? {
    guard source.count <= limit, nesting(of: source) <= maximumNesting else { return nil }
    return source.withUnsafeBufferPointer { source in
      guard NestingLimit.firstBeyond(source) == nil, !NestedWords.exceed(maximumWords, in: source)
      else { return nil }
      return Parser.parse(source: source, maximumNestingLevel: 256)
    }
  }

  /// The most brackets that are open at once: the parser looks ahead over them by recursion, which its own
  /// maximum does not bound, and this may be a thread with a small stack.
  private static func nesting(of source: [UInt8]) -> Int {
    var (depth, deepest) = (0, 0)
    for byte in source {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
        depth = max(0, depth - 1)
      default: continue
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }
}
