internal import PhrasebookModel

/// Units as bytes and back: an import stores them quickly, until the memory is searched.
///
/// A number is seven bits a byte, the low ones first; a text is its length and its UTF-8. A text that
/// is the one of the unit before is a zero: languages of a key follow each other.
struct EncodedUnits {
  private(set) var bytes: [UInt8] = []
  private var last = [String](repeating: "", count: 11)

  mutating func append(_ unit: MemoryUnit) {
    append(unit.sourceLanguage, 0)
    append(unit.targetLanguage, 1)
    append(unit.source, 2)
    append(unit.target, 3)
    append(unit.place.project, 4)
    append(unit.place.original, 5)
    append(unit.place.table, 6)
    append(unit.place.key, 7)
    append(unit.place.path, 8)
    append(unit.comment, 9)
    append(unit.state, 10)
    append(unit.author, nil)
    append(number: unit.changed.map { UInt64(bitPattern: Int64($0)) &+ 1 } ?? 0)
    append(number: UInt64(max(0, unit.uses)))
  }

  /// Zero for the same as before, one for nil, else the length plus two.
  private mutating func append(_ text: String?, _ index: Int?) {
    guard let text else { return append(number: 1) }
    if let index {
      if last[index].isExactly(text) { return append(number: 0) }
      last[index] = text
    }
    append(number: UInt64(text.utf8.count) + 2)
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

/// Reads the bytes of `EncodedUnits`; any other bytes end the sequence.
struct UnitDecoder: IteratorProtocol, Sequence {
  private let bytes: [UInt8]
  private var index = 0
  private var last = [String](repeating: "", count: 11)

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next unit; nil at the end, and if the bytes are invalid.
  mutating func next() -> MemoryUnit? {
    guard index < bytes.count else { return nil }
    var texts: [String] = []
    for place in 0..<9 {
      guard let text = text(place) else { return nil }
      texts.append(text ?? "")
    }
    guard let comment = text(9), let state = text(10), let author = text(nil),
      let changed = number(), let uses = number()
    else { return nil }
    return MemoryUnit(
      sourceLanguage: texts[0], targetLanguage: texts[1], source: texts[2], target: texts[3],
      place: MemoryPlace(
        project: texts[4], original: texts[5], table: texts[6], key: texts[7], path: texts[8]),
      comment: comment, state: state, author: author,
      changed: changed == 0 ? nil : Int(truncatingIfNeeded: changed &- 1),
      uses: Int(clamping: uses))
  }

  /// The outer nil is the end of sense, the inner one no text.
  private mutating func text(_ place: Int?) -> String?? {
    guard let length = number() else { return nil }
    if length == 0 { return place.map { .some(last[$0]) } ?? nil }
    if length == 1 { return .some(nil) }
    guard length - 2 <= UInt64(bytes.count - index) else { return nil }
    let end = index + Int(length - 2)
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end
    if let place { last[place] = text }
    return .some(text)
  }

  private mutating func number() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while index < bytes.count, shift < 64 {
      let byte = bytes[index]
      index += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }
}
