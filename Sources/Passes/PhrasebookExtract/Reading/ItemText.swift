/// Reads the declarations of one item of a file without its body, which other files do not need.
enum ItemText {
  private static let before = Array("struct _ {".utf8)
  private static let after = Array("\n}".utf8)

  static func declarations(
    of item: Item, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Declaration] {
    guard let range = range(of: item), range.upperBound <= bytes.count else { return [] }
    let found =
      PlainReader.declarations(of: item, range, in: bytes) ?? parse(item, range, in: bytes)
    guard item.namesBundle else { return found }
    return found.map { declaration in
      guard case .function(var function) = declaration else { return declaration }
      function.namesBundle = true
      return .function(function)
    }
  }

  /// The text up to the body; with its brace, unless a stored variable is only watched by it.
  static func range(of item: Item) -> Range<Int>? {
    let start = Int(item.start)
    guard item.inside.upperBound > 0 else { return start..<max(start, Int(item.end)) }
    let end = Int(item.inside.lowerBound) - (item.isObserved ? 1 : 0)
    return start <= end ? start..<end : nil
  }

  /// The same by the parser.
  static func parse(
    _ item: Item, _ range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Declaration] {
    let closing = item.inside.upperBound > 0 && !item.isObserved ? [UInt8(ascii: "}")] : []
    let text = before + bytes[range] + closing + after
    let facts = text.withUnsafeBufferPointer { FactsReader.read($0) }
    guard case .declaration(.type(let wrapper))? = facts.block.statements.first else { return [] }
    return wrapper.members
  }
}
