/// How strings are spelled where JSON leaves a choice.
package struct JSONEscapes: Hashable, Sendable {
  /// `\/` for `/`.
  package var slash = false
  /// `\u00e9` for `é`: the file is to be ASCII.
  package var nonASCII = false
  /// `\u00E9` for `\u00e9`.
  package var uppercase = false

  package init() {}

  /// Appends a text as a JSON string with its quotes.
  package func append(_ text: String, to out: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, to: &out) }
  }

  /// Appends a text in UTF-8 as a JSON string with its quotes.
  package func append(_ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]) {
    out.append(.quote)
    var done = 0
    while let next = firstSpecial(in: text, from: done) {
      out.append(contentsOf: UnsafeBufferPointer(rebasing: text[done..<next]))
      done = appendSpecial(at: next, of: text, to: &out)
    }
    out.append(contentsOf: UnsafeBufferPointer(rebasing: text[done...]))
    out.append(.quote)
  }

  /// The next byte that cannot stand as it is.
  private func firstSpecial(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    if !slash, !nonASCII {
      while index + 8 <= text.count, !text.hasSpecial(at: index) { index += 8 }
    }
    while index < text.count {
      switch text[index] {
      case ..<0x20, .quote, .backslash: return index
      case .slash where slash: return index
      case 0x80... where nonASCII: return index
      default: index += 1
      }
    }
    return nil
  }

  /// Appends the escape for what stands at an index; gives the index after it.
  private func appendSpecial(
    at index: Int, of text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
  ) -> Int {
    func short(_ character: UInt8) { out += [.backslash, character] }
    switch text[index] {
    case .quote, .backslash, .slash: short(text[index])
    case 0x08: short(UInt8(ascii: "b"))
    case 0x0C: short(UInt8(ascii: "f"))
    case .newline: short(UInt8(ascii: "n"))
    case .carriageReturn: short(UInt8(ascii: "r"))
    case .tab: short(UInt8(ascii: "t"))
    case ..<0x20: appendUnit(UInt16(text[index]), to: &out)
    default:
      let rest = UnsafeBufferPointer(rebasing: text[index...].prefix(4))
      guard let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first else { break }
      for unit in String(scalar).utf16 { appendUnit(unit, to: &out) }
      return index + String(scalar).utf8.count
    }
    return index + 1
  }

  private func appendUnit(_ unit: UInt16, to out: inout [UInt8]) {
    let digits = String(unit, radix: 16, uppercase: uppercase)
    out += "\\u".utf8
    out += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
    out += digits.utf8
  }
}
