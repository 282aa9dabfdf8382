internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Reads binary property lists (`bplist00`): offsets, sizes and references are checked against the
/// file before they are followed.
///
/// The layout is that of Core Foundation's CFBinaryPList.c: objects, a table of their offsets, and
/// a trailer of 32 bytes with the widths of offsets and references.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let file: String
  private let offsets: [Int]
  private let referenceSize: Int
  /// Objects that were read.
  private var known: [Int: (value: PropertyListValue, size: Size)] = [:]
  /// Objects that are being read: one that holds itself is refused.
  private var open: Set<Int> = []

  /// The total size of an object, with all that it refers to: a list may refer to one object many times.
  private struct Size {
    var count = 1
    /// The length of all strings and data, in bytes.
    var length = 0

    mutating func add(_ other: Size) {
      count = min(count + other.count, .max / 2)
      length = min(length + other.length, .max / 2)
    }
  }

  /// The maximum length of all strings and data: they may be shared, but not without end.
  private var maximumLength: Int { 16 * max(bytes.count, 1 << 18) }

  static func read(_ bytes: [UInt8], file: String) throws(UnreadableFile) -> PropertyListValue {
    var (reader, top) = try head(bytes, file: file)
    return try reader.object(top, depth: 0).value
  }

  private init(_ bytes: [UInt8], file: String, offsets: [Int], referenceSize: Int) {
    self.bytes = bytes
    self.file = file
    self.offsets = offsets
    self.referenceSize = referenceSize
  }

  /// The reader with its table of offsets, and the object that is the whole list.
  private static func head(
    _ bytes: [UInt8], file: String
  ) throws(UnreadableFile) -> (BinaryPropertyListReader, top: Int) {
    func failure(_ message: Phrase, at offset: Int) -> UnreadableFile {
      UnreadableFile(
        Diagnostic(
          .error, "the binary property list \(message)",
          at: Location(file: file, line: 1, column: offset + 1)))
    }
    guard bytes.starts(with: Array("bplist00".utf8)) || bytes.starts(with: Array("bplist01".utf8))
    else { throw failure("has an unknown version; save it again", at: 6) }
    guard bytes.count >= 8 + 1 + 1 + 32 else { throw failure("is cut off", at: bytes.count) }
    let trailer = bytes.count - 32
    func number(_ offset: Int, _ size: Int) -> UInt64 {
      bytes[offset..<offset + size].reduce(0) { $0 << 8 | UInt64($1) }
    }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    let count = number(trailer + 8, 8)
    let top = number(trailer + 16, 8)
    let table = number(trailer + 24, 8)
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize) else {
      throw failure("has impossible sizes at its end; is the file whole?", at: trailer)
    }
    guard table >= 9, table <= UInt64(trailer), count > 0,
      count <= (UInt64(trailer) - table) / UInt64(offsetSize), top < count
    else { throw failure("has impossible numbers at its end; is the file whole?", at: trailer) }
    var offsets: [Int] = []
    offsets.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let offset = number(Int(table) + index * offsetSize, offsetSize)
      guard offset >= 8, offset < table else {
        throw failure(
          "has an object outside of itself; is the file whole?",
          at: Int(table) + index * offsetSize)
      }
      offsets.append(Int(offset))
    }
    let reader = BinaryPropertyListReader(
      Array(bytes[..<Int(table)]), file: file, offsets: offsets, referenceSize: referenceSize)
    return (reader, Int(top))
  }

  private func failure(_ message: Phrase, at offset: Int) -> UnreadableFile {
    UnreadableFile(
      Diagnostic(
        .error, "the binary property list \(message)",
        at: Location(file: file, line: 1, column: offset + 1)))
  }

  private mutating func object(
    _ reference: Int, depth: Int
  ) throws(UnreadableFile) -> (value: PropertyListValue, size: Size) {
    if let known = known[reference] { return known }
    let offset = offsets[reference]
    guard open.insert(reference).inserted else {
      throw failure("has a list or a table that contains itself", at: offset)
    }
    guard depth < PropertyListFile.maximumDepth else {
      throw failure("is nested more than \(PropertyListFile.maximumDepth) levels deep", at: offset)
    }
    defer { open.remove(reference) }
    var size = Size()
    let content = try content(at: offset, depth: depth, &size)
    switch content {
    case .text(let text): size.length = text.utf8.count
    case .data(let data): size.length = data.count
    default: break
    }
    guard size.count <= PropertyListFile.maximumCount else {
      throw failure("has more than \(PropertyListFile.maximumCount) values", at: offset)
    }
    guard size.length <= maximumLength else {
      throw failure("repeats its strings or data too often; save it again", at: offset)
    }
    let result = (PropertyListValue(content, line: 1, column: offset + 1), size)
    known[reference] = result
    return result
  }

  private mutating func content(
    at offset: Int, depth: Int, _ size: inout Size
  ) throws(UnreadableFile) -> PropertyListValue.Content {
    let marker = bytes[offset]
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x0:
      switch marker {
      case 0x08: return .flag(false)
      case 0x09: return .flag(true)
      case 0x00: return .other
      default: throw failure("has a value of an unknown kind", at: offset)
      }
    case 0x1: return try integer(at: offset, low)
    case 0x2 where low == 2:
      return .real(Double(Float(bitPattern: UInt32(try number(at: offset + 1, 4)))))
    case 0x2 where low == 3: return .real(Double(bitPattern: try number(at: offset + 1, 8)))
    case 0x3 where low == 3: return .date(Double(bitPattern: try number(at: offset + 1, 8)))
    case 0x4:
      let (length, start) = try length(at: offset, low)
      return .data(Array(try slice(start, length, of: offset)))
    case 0x5, 0x6, 0x7: return .text(try text(at: offset, low, kind: marker >> 4))
    case 0x8: return .other
    case 0xA, 0xB, 0xC:
      let (length, start) = try length(at: offset, low)
      var values: [PropertyListValue] = []
      for reference in try references(start, length, of: offset) {
        let (value, inner) = try object(reference, depth: depth + 1)
        values.append(value)
        size.add(inner)
      }
      return .list(values)
    case 0xD: return .table(try members(at: offset, low, depth: depth, &size))
    default: throw failure("has a value of an unknown kind", at: offset)
    }
  }

  private mutating func members(
    at offset: Int, _ low: Int, depth: Int, _ size: inout Size
  ) throws(UnreadableFile) -> [PropertyListValue.Member] {
    let (length, start) = try length(at: offset, low)
    let keys = try references(start, length, of: offset)
    let values = try references(start + length * referenceSize, length, of: offset)
    var members: [PropertyListValue.Member] = []
    members.reserveCapacity(length)
    for (key, value) in zip(keys, values) {
      let (name, nameSize) = try object(key, depth: depth + 1)
      guard let text = name.text else {
        throw failure("has a key that is not a string", at: offsets[key])
      }
      let (value, valueSize) = try object(value, depth: depth + 1)
      members.append(PropertyListValue.Member(text, value, line: 1, column: offsets[key] + 1))
      size.add(nameSize)
      size.add(valueSize)
    }
    return members
  }

  private func integer(
    at offset: Int, _ power: Int
  ) throws(UnreadableFile) -> PropertyListValue.Content {
    switch power {
    case 0...2: return .integer(Int64(try number(at: offset + 1, 1 << power)))
    case 3: return .integer(Int64(bitPattern: try number(at: offset + 1, 8)))
    case 4:
      let high = try number(at: offset + 1, 8)
      let low = try number(at: offset + 9, 8)
      if high == 0 { return Int64(exactly: low).map { .integer($0) } ?? .unsigned(low) }
      guard high == .max else { throw failure("has a number of over 64 bits", at: offset) }
      return .integer(Int64(bitPattern: low))
    default: throw failure("has a number of over 64 bits", at: offset)
    }
  }

  private func text(at offset: Int, _ low: Int, kind: UInt8) throws(UnreadableFile) -> String {
    let (length, start) = try length(at: offset, low)
    switch kind {
    case 0x5:
      let slice = try slice(start, length, of: offset)
      guard slice.allSatisfy({ $0 < 0x80 }) else {
        throw failure("has a string that is marked as ASCII and is not", at: offset)
      }
      return String(decoding: slice, as: UTF8.self)
    case 0x6:
      guard length <= bytes.count else { throw failure("is cut off", at: offset) }
      let slice = try slice(start, length * 2, of: offset)
      let units = stride(from: slice.startIndex, to: slice.endIndex, by: 2).map { index in
        let (high, low) = (UInt16(slice[index]), UInt16(slice[index + 1]))
        return high << 8 | low
      }
      guard let text = String(valid: units, as: UTF16.self) else {
        throw failure("has a text with half a character in it", at: offset)
      }
      return text
    default:
      guard let text = String(valid: try slice(start, length, of: offset), as: UTF8.self)
      else { throw failure("has a text that is not UTF-8", at: offset) }
      return text
    }
  }

  /// A length, in the marker or behind it as a number of its own, and where the content starts.
  private func length(at offset: Int, _ low: Int) throws(UnreadableFile) -> (Int, start: Int) {
    guard low == 0x0F else { return (low, offset + 1) }
    guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1, bytes[offset + 1] & 0x0F <= 3
    else { throw failure("has a length that is not a number", at: offset) }
    let size = 1 << Int(bytes[offset + 1] & 0x0F)
    let length = try number(at: offset + 2, size)
    guard length <= UInt64(bytes.count) else { throw failure("is cut off", at: offset) }
    return (Int(length), offset + 2 + size)
  }

  private func references(
    _ start: Int, _ count: Int, of offset: Int
  ) throws(UnreadableFile) -> [Int] {
    guard count <= bytes.count else { throw failure("is cut off", at: offset) }
    _ = try slice(start, count * referenceSize, of: offset)
    var result: [Int] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let reference = try number(at: start + index * referenceSize, referenceSize)
      guard reference < UInt64(offsets.count) else {
        throw failure("refers to an object that does not exist", at: offset)
      }
      result.append(Int(reference))
    }
    return result
  }

  private func slice(
    _ start: Int, _ count: Int, of offset: Int
  ) throws(UnreadableFile) -> ArraySlice<UInt8> {
    guard start <= bytes.count, count <= bytes.count - start else {
      throw failure("is cut off", at: offset)
    }
    return bytes[start..<start + count]
  }

  private func number(at offset: Int, _ size: Int) throws(UnreadableFile) -> UInt64 {
    try slice(offset, size, of: offset).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
