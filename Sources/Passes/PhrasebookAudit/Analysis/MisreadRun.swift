/// Characters in a row that stand for bytes of UTF-8, each read as one of Windows' letters for the
/// west of Europe.
struct MisreadRun {
  /// Where the run is in the text.
  private(set) var range: Range<Int>
  /// What the bytes say when they are read as UTF-8.
  private(set) var text = ""
  /// What speaks against letters that merely stand side by side.
  private var isOdd = false
  private var scripts: ScriptSet = []
  private var count = 0
  /// The first byte of a run of one.
  private var lead: UInt8 = 0
  private let passage: Passage

  /// Takes as many characters from a place on as there are; none where no run begins.
  init(_ passage: Passage, at start: Int) {
    self.passage = passage
    range = start..<start
    while count < Passage.mostMarks, take() {}
  }

  /// Reads one character of UTF-8; false where none follows.
  private mutating func take() -> Bool {
    var index = range.upperBound
    guard let first = passage.misread(at: index), (0xC2...0xF4).contains(first.byte) else {
      return false
    }
    index = first.end
    var letters = [first.byte]
    var isOdd = first.byte >= 0xF0
    let length = first.byte < 0xE0 ? 2 : first.byte < 0xF0 ? 3 : 4
    while letters.count < length {
      guard let next = passage.misread(at: index), (0x80...0xBF).contains(next.byte) else {
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

  /// True for what no text has by chance: letters of one other script in a row, or signs amid a
  /// word.
  var isSure: Bool {
    guard count > 0 else { return false }
    let others = scripts.subtracting(ScriptSet(.latin, .common))
    if count > 1, !others.isEmpty { return others.scripts.count == 1 || isOdd }
    if lead >= 0xE0 { return isOdd }
    // Ã and Â with a sign behind are Latin letters.
    guard (0xC2...0xC5).contains(lead) else { return false }
    let last = passage.bytes.scalar(before: range.upperBound)?.0
    if count > 1 || isOdd || lead < 0xC4 && last.map({ $0.value < 0xC0 }) == true { return true }
    // A dash or a quotation mark may end a word in Ã, and does not stand amid one.
    let after = passage.bytes.scalar(at: range.upperBound)?.0
    guard lead != 0xC2, after?.properties.isAlphabetic == true else { return false }
    return last?.properties.isAlphabetic == false
  }
}

extension Passage {
  /// The byte that a character stands for when bytes are read as Windows-1252, and whether the
  /// character has no business behind a letter; nil for other characters.
  fileprivate func misread(at index: Int) -> (byte: UInt8, isOdd: Bool, end: Int)? {
    guard let (scalar, end) = bytes.scalar(at: index), scalar.value >= 0x80 else { return nil }
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
  /// What Windows-1252 has from 0x80 to 0x9F; the places that it leaves empty stay controls.
  private static let windows: [Unicode.Scalar] = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
  private static let oddWindows: Set<Unicode.Scalar> = ["€", "ƒ", "†", "‡", "ˆ", "‰", "˜"]
}
