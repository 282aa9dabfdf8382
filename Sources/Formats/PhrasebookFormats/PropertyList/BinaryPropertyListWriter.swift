internal import PhrasebookModel

/// Lays a value out as a binary property list: objects, their offsets, and the 32 bytes at the end.
struct BinaryPropertyListWriter {
  /// Each object without its references, which are known only when all objects are counted.
  private enum Object {
    case bytes([UInt8])
    case list([Int])
    case table(keys: [Int], values: [Int])
  }

  private var objects: [Object] = []
  private var texts: [ExactString: Int] = [:]

  mutating func bytes(of value: PropertyListValue) -> [UInt8] {
    let top = add(value)
    let referenceSize = Self.size(of: objects.count)
    var out = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(out.count)
      switch object {
      case .bytes(let bytes): out += bytes
      case .list(let values):
        out += Self.marker(0xA0, values.count)
        for value in values { Self.append(value, referenceSize, to: &out) }
      case .table(let keys, let values):
        out += Self.marker(0xD0, keys.count)
        for reference in keys + values { Self.append(reference, referenceSize, to: &out) }
      }
    }
    let table = out.count
    let offsetSize = Self.size(of: table)
    for offset in offsets { Self.append(offset, offsetSize, to: &out) }
    out += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    for number in [objects.count, top, table] { Self.append(number, 8, to: &out) }
    return out
  }

  /// Adds a value and all that is in it; its number.
  private mutating func add(_ value: PropertyListValue) -> Int {
    switch value.content {
    case .text(let text): return add(text: text)
    case .list(let values):
      let place = add(.list([]))
      objects[place] = .list(values.map { add($0) })
      return place
    case .table(let members):
      let place = add(.table(keys: [], values: []))
      let keys = members.map { add(text: $0.key) }
      objects[place] = .table(keys: keys, values: members.map { add($0.value) })
      return place
    case .flag(let flag): return add(.bytes([flag ? 0x09 : 0x08]))
    case .integer(let number): return add(.bytes(Self.integer(number)))
    case .unsigned(let number):
      return add(.bytes([0x14] + [UInt8](repeating: 0, count: 8) + Self.eight(number)))
    case .real(let number): return add(.bytes([0x23] + Self.eight(number.bitPattern)))
    case .date(let seconds): return add(.bytes([0x33] + Self.eight(seconds.bitPattern)))
    case .data(let bytes): return add(.bytes(Self.marker(0x40, bytes.count) + bytes))
    case .other: return add(.bytes([0x00]))
    }
  }

  private mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  private mutating func add(text: String) -> Int {
    let name = ExactString(text)
    if let place = texts[name] { return place }
    let bytes: [UInt8]
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      bytes = Self.marker(0x50, text.utf8.count) + Array(text.utf8)
    } else {
      let units = Array(text.utf16)
      bytes = Self.marker(0x60, units.count) + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    }
    let place = add(.bytes(bytes))
    texts[name] = place
    return place
  }

  private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind | UInt8(count)] : [kind | 0x0F] + integer(Int64(count))
  }

  private static func integer(_ number: Int64) -> [UInt8] {
    let all = eight(UInt64(bitPattern: number))
    switch number {
    case 0...0xFF: return [0x10] + all.suffix(1)
    case 0...0xFFFF: return [0x11] + all.suffix(2)
    case 0...0xFFFF_FFFF: return [0x12] + all.suffix(4)
    default: return [0x13] + all
    }
  }

  private static func eight(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * UInt64($0))) }
  }

  /// The number of bytes that every number up to this one fits in: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number <= 0xFF ? 1 : number <= 0xFFFF ? 2 : number <= 0xFFFF_FFFF ? 4 : 8
  }

  private static func append(_ number: Int, _ size: Int, to out: inout [UInt8]) {
    out += eight(UInt64(number)).suffix(size)
  }
}
