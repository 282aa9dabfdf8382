internal import PhrasebookModel

/// Values in, bytes out: integers in groups of seven bits, each string once in a table.
///
/// The table follows the values, so that writing needs one pass.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []
  private var strings: [String] = []
  private var indices: [ExactString: Int] = [:]
  private var lastIndex = LongStringMemo<Int>()

  package init() {}

  /// One byte.
  package mutating func byte(_ value: UInt8) { bytes.append(value) }

  /// A number of any size.
  package mutating func integer(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// A number of elements.
  package mutating func count(_ value: Int) { integer(UInt64(truncatingIfNeeded: value)) }

  /// A truth value.
  package mutating func bool(_ value: Bool) { bytes.append(value ? 1 : 0) }

  /// A string, by its place in the table.
  package mutating func string(_ value: String) {
    if let index = lastIndex.value(of: value) { return count(index) }
    let name = ExactString(value)
    let index = indices[name] ?? strings.count
    count(index)
    lastIndex.keep(index, of: value)
    guard index == strings.count else { return }
    indices[name] = index
    strings.append(value)
  }

  /// Adds the table of strings; nothing may be written after it.
  package consuming func finish() -> [UInt8] {
    let end = bytes.count
    count(strings.count)
    for text in strings {
      count(text.utf8.count)
      bytes.append(contentsOf: text.utf8)
    }
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: UInt64(end) >> UInt64(shift)))
    }
    return bytes
  }
}
