import CatalogJSON

/// The addresses in a text: of web pages, and of users.
struct Addresses {
  private(set) var links: [(text: String, range: Range<Int>)] = []
  private(set) var mails: [(text: String, range: Range<Int>)] = []

  init(of string: AuditedString) {
    let bytes = string.bytes
    guard
      string.features.contains(.slash) || string.features.contains(.at)
        || string.features.contains(.letter)
    else { return }
    var index = 0
    while index < bytes.count, links.count + mails.count < AuditedString.mostMarks {
      let start = index
      while index < bytes.count, Self.isPart(bytes[index]) { index += 1 }
      if index > start { take(start..<index, of: string) }
      index += 1
    }
  }

  private mutating func take(_ word: Range<Int>, of string: AuditedString) {
    let bytes = string.bytes
    var range = word
    while let last = range.last, Self.trailing.contains(bytes[last]) {
      range = range.lowerBound..<last
    }
    while let first = range.first, Self.leading.contains(bytes[first]) {
      range = first + 1..<range.upperBound
    }
    guard range.count > 4 else { return }
    let slice = bytes[range]
    if slice.contains(UInt8(ascii: ":")) || slice.first.map({ $0 | 0x20 == 0x77 }) == true {
      let text = string.part(range)
      let lower = text.lowercased()
      for scheme in ["https://", "http://", "mailto:", "www."] {
        if let start = lower.range(of: scheme) {
          let offset = lower.utf8.distance(from: lower.startIndex, to: start.lowerBound)
          range = range.lowerBound + offset..<range.upperBound
          links.append((string.part(range), range))
          return
        }
      }
    }
    guard string.features.contains(.at), let at = slice.firstIndex(of: UInt8(ascii: "@")),
      at > range.lowerBound, bytes[at - 1] != UInt8(ascii: "%"),
      bytes[at - 1] != UInt8(ascii: "$"), bytes[at - 1].isLetter || bytes[at - 1].isDigit,
      slice[(at + 1)...].contains(UInt8(ascii: ".")), !slice.contains(UInt8(ascii: "%"))
    else { return }
    mails.append((string.part(range), range))
  }

  /// The names of users in a network: `@name`.
  static func handles(in bytes: [UInt8]) -> [Range<Int>] {
    let sign = UInt8(ascii: "@")
    return bytes.indices.compactMap { index in
      guard bytes[index] == sign, index == 0 || !bytes[index - 1].isNamePart else { return nil }
      let end = bytes[(index + 1)...].firstIndex { !$0.isNamePart } ?? bytes.count
      return end > index + 1 ? index..<end : nil
    }
  }

  /// Whether a byte may be part of an address: ASCII except spaces, quotes and brackets.
  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case ...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "`"), UInt8(ascii: "'"), UInt8(ascii: "*"):
      false
    default: true
    }
  }

  private static let trailing = Set(".,;:!?_".utf8)
  private static let leading = Set(".,;:!?".utf8)
}

extension String {
  /// The first occurrence of a word, compared by bytes.
  func range(of word: String) -> Range<Index>? {
    let sought = Array(word.utf8)
    guard let head = sought.first else { return nil }
    let found = utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.dropLast(sought.count - 1).first {
        bytes[$0] == head && bytes[$0...].starts(with: sought)
      }
    }
    guard let found else {
      var native = self
      native.makeContiguousUTF8()
      return native.range(of: word)
    }
    return found.map {
      let start = utf8.index(startIndex, offsetBy: $0)
      return start..<utf8.index(start, offsetBy: sought.count)
    }
  }
}
