/// Bytes in, values out; damaged bytes throw, and cost no more time or memory than their length.
package struct ByteReader {
  /// The bytes were not written by a `ByteWriter`.
  package struct Damage: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var at = 0
  private var end: Int
  private var strings: [String] = []

  /// Reads the table of strings; the values follow.
  package init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
    self.bytes = bytes
    end = bytes.count
    guard end >= 8 else { throw Damage() }
    let table = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self))
    end -= 8
    guard table <= UInt64(end) else { throw Damage() }
    at = Int(table)
    let count = try count()
    strings.reserveCapacity(count)
    for _ in 0..<count {
      let length = try self.count()
      let part = UnsafeRawBufferPointer(rebasing: bytes[at..<at + length])
        .assumingMemoryBound(to: UInt8.self)
      // Invalid UTF-8 is repaired, and detected by comparison; checking first takes far longer.
      var text = String(decoding: part, as: UTF8.self)
      guard text.withUTF8({ $0.elementsEqual(part) }) else { throw Damage() }
      strings.append(text)
      at += length
    }
    guard at == end else { throw Damage() }
    at = 0
    end = Int(table)
  }

  /// The maximum depth of values within each other: more than any source that is read makes, less
  /// than a stack holds.
  private static let maximumDepth = 4_096
  private var depth = 0

  /// Begins a value that may be nested in others of its kind.
  package mutating func enter() throws(Damage) {
    guard depth < Self.maximumDepth else { throw Damage() }
    depth += 1
  }

  /// Ends what `enter()` began.
  package mutating func leave() { depth -= 1 }

  /// Whether every value has been read.
  package var isAtEnd: Bool { at == end }

  /// One byte.
  package mutating func byte() throws(Damage) -> UInt8 {
    guard at < end else { throw Damage() }
    defer { at += 1 }
    return bytes[at]
  }

  /// A number of any size.
  package mutating func integer() throws(Damage) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let byte = try byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw Damage()
  }

  /// The number of elements that follow, each of at least a byte.
  package mutating func count() throws(Damage) -> Int {
    let value = try integer()
    guard value <= UInt64(end - at) else { throw Damage() }
    return Int(value)
  }

  /// A truth value.
  package mutating func bool() throws(Damage) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Damage()
    }
  }

  /// A string of the table.
  package mutating func string() throws(Damage) -> String {
    let index = try integer()
    guard index < UInt64(strings.count) else { throw Damage() }
    return strings[Int(index)]
  }
}
