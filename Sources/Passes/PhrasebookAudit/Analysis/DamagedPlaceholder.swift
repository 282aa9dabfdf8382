import CatalogJSON
import PhrasebookModel

/// A placeholder of the source that was mistaken for words: `% @`, `% 1 $ @`, `@%`.
struct DamagedPlaceholder {
  /// All that is left of it.
  var range: Range<Int>
  /// The argument that it was.
  var meant: ArgumentUse

  /// Nil for a percent sign that is not part of a damaged placeholder.
  init?(at sign: Int, of string: AuditedString, lost: [ArgumentUse]) {
    for meant in lost {
      guard
        let range = Self.torn(at: sign, in: string.bytes, meant)
          ?? Self.turned(at: sign, in: string.bytes, meant)
      else { continue }
      self.range = range
      self.meant = meant
      return
    }
    return nil
  }

  /// Torn apart by spaces.
  private static func torn(at sign: Int, in bytes: [UInt8], _ meant: ArgumentUse) -> Range<Int>? {
    var piece = [UInt8(ascii: "%")]
    var places = [sign]
    for index in bytes.indices.dropFirst(sign + 1).prefix(24)
    where bytes[index] != 0x20 && bytes[index] != 0xC2 && bytes[index] != 0xA0 {
      piece.append(bytes[index])
      places.append(index)
    }
    guard let found = FormatPlaceholder.all(in: piece).first, found.kind == .argument,
      let use = ArgumentUse(
        body: found.body, position: found.position ?? meant.position, range: found.range,
        isNumbered: found.position != nil),
      use.kind == meant.kind, use.position == meant.position
    else { return nil }
    let end = places[found.range.upperBound - 1] + 1
    let isWord = bytes[end - 1].isLetter && end < bytes.count && bytes[end].isWordPart
    return isWord ? nil : sign..<end
  }

  /// With its sign at the other end, as in texts that run from right to left.
  private static func turned(at sign: Int, in bytes: [UInt8], _ meant: ArgumentUse) -> Range<Int>? {
    let body = Array(meant.specifier.utf8.dropFirst())
    guard sign >= body.count, bytes[..<sign].suffix(body.count).elementsEqual(body) else {
      return nil
    }
    var start = sign - body.count
    let number = Array("\(meant.position)$".utf8)
    if bytes[..<start].suffix(number.count).elementsEqual(number) { start -= number.count }
    if body.first?.isLetter == true, start > 0, bytes[start - 1].isWordPart { return nil }
    return start..<sign + 1
  }
}

extension UInt8 {
  /// Whether it may be part of a word of any script.
  fileprivate var isWordPart: Bool { isLetter || isDigit || self >= 0x80 }
}
