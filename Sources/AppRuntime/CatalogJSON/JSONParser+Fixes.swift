extension JSONParser {
  /// Returns the message for an unexpected ASCII character, with the fix.
  func misplaced(_ expected: Expected, at position: Int) -> JSONMessage {
    let byte = bytes[position]
    let found = JSONMessage.text(String(byte.character))
    let wanted = expected.message
    switch expected {
    case .comma:
      return JSONMessage(
        "found %@ instead of %@; add one of them", with: [found, wanted])
    case .colon: return missing(wanted, found)
    case .name where byte == .closeBracket:
      return JSONMessage(
        "found %@ instead of %@; write %@ instead", with: [found, wanted, .text("}")])
    case .name where byte.isWord:
      return JSONMessage(
        "found %@ instead of %@; write the name in double quotes", with: [found, wanted])
    case .name: return surplus(wanted, found)
    case .value: break
    }
    switch byte {
    case .comma, .colon, .closeBrace, .closeBracket: return missing(wanted, found)
    case UInt8(ascii: "."):
      return JSONMessage(
        "found %@ instead of %@; write a 0 before it", with: [found, wanted])
    case _ where byte.isWord: return misplacedWord(wanted, at: position)
    default: return surplus(wanted, found)
    }
  }

  private func missing(_ wanted: JSONMessage, _ found: JSONMessage) -> JSONMessage {
    JSONMessage("found %@ instead of %@; add it", with: [found, wanted])
  }

  private func surplus(_ wanted: JSONMessage, _ found: JSONMessage) -> JSONMessage {
    JSONMessage("found %@ instead of %@; remove it", with: [found, wanted])
  }

  /// Returns the message for a word instead of a value: other languages write `True`, `None` and
  /// `NaN`.
  private func misplacedWord(_ wanted: JSONMessage, at position: Int) -> JSONMessage {
    var end = position
    // A longer quotation would not help.
    while end < bytes.count, end - position < 32, bytes[end].isWord { end += 1 }
    let word = literalText(position..<end)
    let meant: String? =
      switch word.lowercased() {
      case "true", "yes": "true"
      case "false", "no": "false"
      case "null", "nil", "none", "undefined": "null"
      default: nil
      }
    guard let meant else {
      return JSONMessage(
        "found %@ instead of %@; write null, or a string in double quotes",
        with: [.text(word), wanted])
    }
    return JSONMessage(
      "found %@ instead of %@; write %@ instead",
      with: [.text(word), wanted, .text(meant)])
  }

  /// Whether a quotation mark of a word processor begins here, such as “ ” „ ‘.
  func isCurlyQuote(at position: Int) -> Bool {
    bytes[position...].starts(with: [0xE2, 0x80]) && 0x98...0x9F ~= byte(at: position + 2)
  }

  /// Returns the message for a file of another format; nil if it may be JSON.
  func otherFormat(at start: Int) -> JSONMessage? {
    func begins(_ signature: [UInt8]) -> Bool { bytes[start...].starts(with: signature) }
    if begins([0x1F, 0x8B]) || begins([0x50, 0x4B, 0x03, 0x04]) || begins(Array("BZh".utf8)) {
      return JSONMessage("the file is compressed; unpack it first")
    }
    if begins(Array("bplist".utf8)) {
      return JSONMessage("the file is a binary property list, not JSON; restore it")
    }
    let isMarkup = ["<?", "<!", "<plist", "<html"].contains { begins(Array($0.utf8)) }
    return isMarkup ? JSONMessage("the file is XML or HTML, not JSON; restore it") : nil
  }
}

extension UInt8 {
  /// Whether a byte can be part of a word or an identifier.
  fileprivate var isWord: Bool {
    isDigit || isLetter || self == UInt8(ascii: "_")
  }
}
