/// A run of characters that are bytes of UTF-8, each misread as a Western European letter of
/// Windows-1252.
struct MisreadRun {
  /// The place of the run in the text.
  private(set) var range: Range<Int>
  /// The bytes read as UTF-8.
  private(set) var text = ""
  /// Whether something shows that the letters are not next to each other by chance.
  private var isOdd = false
  private var scripts: ScriptSet = []
  private var count = 0
  /// The first byte of a run of one.
  private var lead: UInt8 = 0
  private let string: AuditedString

  /// Takes as many characters from a place on as there are; none if no run begins.
  init(_ string: AuditedString, at start: Int) {
    self.string = string
    range = start..<start
    while count < AuditedString.mostMarks, take() {}
  }

  /// Reads one character of UTF-8; false if none follows.
  private mutating func take() -> Bool {
    var index = range.upperBound
    guard let first = Self.misread(at: index, in: string), (0xC2...0xF4).contains(first.byte) else {
      return false
    }
    index = first.end
    var letters = [first.byte]
    var isOdd = first.byte >= 0xF0
    let length = first.byte < 0xE0 ? 2 : first.byte < 0xF0 ? 3 : 4
    while letters.count < length {
      guard let next = Self.misread(at: index, in: string), (0x80...0xBF).contains(next.byte) else {
        return false
      }
      letters.append(next.byte)
      isOdd = isOdd || next.isOdd
      index = next.end
    }
    let decoded = String(decoding: letters, as: UTF8.self)
    guard let scalar = decoded.unicodeScalars.first, decoded.utf8.elementsEqual(letters) else {
      return false
    }
    if count == 0 { lead = first.byte }
    count += 1
    self.isOdd = self.isOdd || isOdd
    scripts.formUnion(ScriptSet(Script.of(scalar)))
    text += decoded
    range = range.lowerBound..<index
    return true
  }

  /// Whether it cannot be there by chance: several letters of one other script, or symbols inside a
  /// word.
  var isSure: Bool {
    guard count > 0 else { return false }
    let others = scripts.subtracting(ScriptSet(.latin, .common))
    if count > 1, !others.isEmpty { return others.scripts.count == 1 || isOdd }
    if lead >= 0xE0 { return isOdd }
    // Ã and Â with a sign behind are Latin letters.
    guard (0xC2...0xC5).contains(lead) else { return false }
    let last = string.bytes.scalar(before: range.upperBound)?.0
    if count > 1 || isOdd || lead < 0xC4 && last.map({ $0.value < 0xC0 }) == true { return true }
    // A dash or a quotation mark may end a word in Ã, but is not inside one.
    let after = string.bytes.scalar(at: range.upperBound)?.0
    guard lead != 0xC2, after?.properties.isAlphabetic == true else { return false }
    return last?.properties.isAlphabetic == false
  }
}

extension MisreadRun {
  /// The byte of a character in Windows-1252, and whether the character is unusual after a letter;
  /// nil for other characters.
  private static func misread(at index: Int, in string: AuditedString) -> (
    byte: UInt8, isOdd: Bool, end: Int
  )? {
    guard let (scalar, end) = string.bytes.scalar(at: index), scalar.value >= 0x80 else {
      return nil
    }
    if scalar.value < 0x100 {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return (byte, byte < 0xC0 && !Self.usualBehindLetters.contains(scalar), end)
    }
    guard let place = Self.windows.firstIndex(of: scalar) else { return nil }
    return (UInt8(0x80 + place), Self.oddWindows.contains(scalar), end)
  }

  /// Signs of Latin 1 that texts set right behind a word.
  private static let usualBehindLetters: Set<Unicode.Scalar> = [
    "\u{A0}", "«", "»", "°", "·", "®", "²", "³", "¹", "º", "ª", "´",
  ]
  /// The characters of Windows-1252 from 0x80 to 0x9F; its unused codes stay control characters.
  private static let windows: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
  private static let oddWindows: Set<Unicode.Scalar> = ["€", "ƒ", "†", "‡", "ˆ", "‰", "˜"]
}
