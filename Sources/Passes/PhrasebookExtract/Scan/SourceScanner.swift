/// Bytes of one file in, its `Outline` out, in linear time and without an allocation for each token.
///
/// It does not parse: it follows brackets, literals and comments, keeps the name that each open
/// bracket belongs to, and finds the starts of members of a type or a file. If it is not certain, a
/// literal counts as relevant. One scanner can be used for any number of files.
package struct SourceScanner: ~Copyable {
  var lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
  var trail = Trail()
  var brackets = BracketStack()
  var items = ItemList()
  var contexts: LiteralContexts
  var offered = OfferedNames()
  var imports = NameSet()
  var reexports = NameSet()

  /// - Parameter relevant: The names that make an item relevant.
  package init(relevant: RelevantNames) { contexts = LiteralContexts(relevant: relevant) }

  /// The hashes of the names of the modules that a Swift file imports, sorted: `import A`,
  /// `@testable import A`, `public import struct A.B`.
  package static func imports(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var scanner = SourceScanner(relevant: RelevantNames(types: [], functions: [], keys: []))
    return scanner.scan(bytes).imports
  }

  /// Scans one file with any bytes.
  package mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Outline {
    lexer = Lexer(bytes)
    trail = Trail()
    brackets.reset()
    items.reset()
    run()
    // The items are not known if a brace is open.
    if brackets.isInBraces { items.outline.isWhole = false }
    if !brackets.isEmpty { items.doubt() }
    endBrackets(to: 0)
    if items.outline.isWhole { items.end(at: trail.lastEnd) }
    lexer = Lexer(UnsafeBufferPointer(start: nil, count: 0))
    var outline = items.outline
    items.reset()
    contexts.drain(into: &outline)
    offered.drain(into: &outline)
    outline.imports = imports.drain()
    outline.reexports = reexports.drain()
    if !outline.isWhole { (outline.items, outline.names) = ([], []) }
    return outline
  }

  private mutating func run() {
    while !lexer.isAtEnd {
      let byte = lexer.bytes[lexer.at]
      if ByteClass.isIdentifier(byte) {
        identifier()
      } else {
        switch byte {
        case 0x20:
          lexer.skipSpaces()
          continue
        case 0x09, 0x00, UInt8(ascii: "`"):
          lexer.at += 1
          continue
        case 0x0A, 0x0D:
          lexer.at += 1
          endLine()
          continue
        case UInt8(ascii: "/") where lexer.startsComment:
          if !lexer.skipComment() { items.outline.isWhole = false }
          continue
        default:
          if isAtMembers, !mark(byte) { continue }
          switch byte {
          case UInt8(ascii: "\""): openLiteral(pounds: 0)
          case UInt8(ascii: "#"): pound()
          case UInt8(ascii: "/"): slash()
          case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
          case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
          default: punctuation(byte)
          }
        }
      }
      trail.lastEnd = lexer.at
      trail.isLineBroken = false
    }
  }

  // MARK: Places

  /// Whether the position is right in the innermost type, body or file, in no further bracket.
  var isAtLevel: Bool { brackets.depth == items.level.depth }
  @inline(__always)
  var isAtMembers: Bool { isAtLevel && items.level.kind == .members }
  var isInBody: Bool { isAtLevel && items.level.kind == .body }
  /// Whether a member can begin.
  var isBeginning: Bool { items.level.isPending || trail.allowsMember }
}
