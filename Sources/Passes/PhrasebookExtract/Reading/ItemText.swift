/// One item of a file in, its declarations out: read without its body, of which nothing is to be
/// known elsewhere.
enum ItemText {
  private static let before = Array("struct _ {".utf8)
  private static let after = Array("\n}".utf8)

  static func declarations(
    of item: Item, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [Declaration] {
    let start = Int(item.start)
    var end = Int(item.end)
    var closing: [UInt8] = []
    if item.inside.upperBound > 0 {
      end = Int(item.inside.lowerBound)
      if item.isObserved { end -= 1 } else { closing = [UInt8(ascii: "}")] }
    }
    guard start <= end, end <= bytes.count else { return [] }
    let text = before + bytes[start..<end] + closing + after
    let facts = text.withUnsafeBufferPointer { FactsReader.read($0) }
    guard case .declaration(.type(let wrapper))? = facts.block.statements.first else { return [] }
    return wrapper.members
  }
}
