import CatalogJSON
import Phrasebook
import PhrasebookModel

/// A bracket is opened and not closed, or the reverse.
enum BracketUnbalanced {
  static let check = Check(
    "bracket-unbalanced", .text, .warning,
    "A bracket is opened and not closed, or the reverse.",
    why: "A part of the sentence is missing, or there is a typing mistake.",
    fix: "Close the bracket, or remove it.",
    good: [
      Example("Size (%@)", ["fr": "Taille (%@)", "ja": "サイズ（%@）"]),
      Example("Red", ["fr": "\u{1B}[31mRouge"]),
      Example("Sorry :("),
      Example("Back (⌘[)"),
      Example("Next [⌘]", ["fr": "Suivant (⌘])"]),
      Example("Hold ⌘", ["fr": "Maintenir commande (⌘)"]),
      Example("1) First", ["fr": "1) Premier"]),
      Example("For instance 3 or 4", ["ja": "名前。例) 3、4"]),
    ],
    bad: [
      Example("Size (%@)", ["fr": "Taille (%@"], message: "( is opened 1 time and closed 0 times"),
      Example("Class (I)", ["es": "Clase I)"], message: "( is opened 0 times and closed 1 time"),
      Example("Size [%@]", ["fr": "Taille %@]"], message: "[ is opened 0 times and closed 1 time"),
      Example(
        "Open (this", ["fr": "Ouvrir ceci"], message: "( is opened 1 time and closed 0 times"),
      Example(
        "Size (x)", ["ar": "الحجم )س("], message: "a bracket is closed before it is opened",
        marking: ")"),
    ],
    .text { string, source, report in
      guard string.features.contains(.bracket) || string.features.contains(.wide) else { return }
      let (here, there) = (BracketCount(string), source.map(BracketCount.init) ?? BracketCount())
      if source == nil, hasFace(string) { return }
      for (kind, bracket) in BracketCount.kinds.enumerated() {
        let (opened, closed) = (here.opened[kind], here.closed[kind])
        if opened == closed, let place = here.closedEarly[kind], there.closedEarly[kind] == nil,
          !hasListMarks(string)
        {
          report.add("a bracket is closed before it is opened", in: string, place)
        }
        guard opened != closed, there.opened[kind] == there.closed[kind] else { continue }
        // 1) and a) close what nothing opened.
        if bracket == "(", closed > opened, hasListMarks(string) { continue }
        report.add(
          "\(bracket) is opened \(Phrase.times(opened)) and closed \(Phrase.times(closed))",
          in: string)
      }
    })
}

/// The number of opening and closing brackets of each kind; wide ones count as narrow ones.
private struct BracketCount {
  static let kinds = ["(", "[", "{"]
  var opened = [0, 0, 0]
  var closed = [0, 0, 0]
  /// The brackets that are closed before they are opened; [ may face outward: ]0, 1[.
  var closedEarly: [Range<Int>?] = [nil, nil, nil]

  /// A text without brackets.
  init() {}

  init(_ string: AuditedString) {
    var before: Unicode.Scalar = " "
    var index = 0
    for scalar in string.value.unicodeScalars {
      let range = index..<index + UTF8.width(scalar)
      index = range.upperBound
      defer { before = scalar }
      // The bracket of a terminal's escape sequence opens nothing.
      if before == "\u{1B}" { continue }
      let isKey =
        switch before {
        case "⌘", "⌥", "⌃", "⇧": true
        default: false
        }
      switch scalar {
      case "(", "（", "﹙": open(0, isKey: isKey)
      case ")", "）", "﹚": close(0, range, isKey: isKey)
      case "[", "［", "【": open(1, isKey: isKey)
      case "]", "］", "】": close(1, range, isKey: isKey)
      case "{", "｛": open(2, isKey: isKey)
      case "}", "｝": close(2, range, isKey: isKey)
      default: break
      }
    }
    closedEarly[1] = nil
  }

  private mutating func open(_ kind: Int, isKey: Bool) {
    if !isKey { opened[kind] += 1 }
  }

  /// - Parameter isKey: Whether it may be the key that is pressed together with another.
  private mutating func close(_ kind: Int, _ range: Range<Int>, isKey: Bool) {
    if isKey, opened[kind] <= closed[kind] { return }
    closed[kind] += 1
    if closed[kind] > opened[kind], closedEarly[kind] == nil { closedEarly[kind] = range }
  }
}

extension BracketUnbalanced {
  /// Whether a face such as `:(` or an interval such as `[0, 1)` may be meant.
  private static func hasFace(_ string: AuditedString) -> Bool {
    zip(string.bytes, string.bytes.dropFirst()).contains { before, here in
      (before == UInt8(ascii: ":") || before == UInt8(ascii: ";") || before == UInt8(ascii: "-"))
        && (here == UInt8(ascii: "(") || here == UInt8(ascii: "["))
    }
      || string.bytes.contains(UInt8(ascii: "[")) && string.bytes.contains(UInt8(ascii: ")"))
        && !string.bytes.contains(UInt8(ascii: "(")) && string.bytes.contains(where: \.isDigit)
  }

  /// Whether a list is numbered as in `1)` or a face is drawn as in `:)`.
  private static func hasListMarks(_ string: AuditedString) -> Bool {
    for index in string.bytes.indices.dropFirst() where string.bytes[index] == UInt8(ascii: ")") {
      let before = string.bytes[index - 1]
      if before == UInt8(ascii: ":") || before == UInt8(ascii: ";") { return true }
      if let (sign, start) = string.bytes.scalar(before: index), sign.properties.isIdeographic {
        guard let (other, _) = string.bytes.scalar(before: start) else { return true }
        if !other.properties.isAlphabetic { return true }
      }
      // The mark of a list precedes something.
      guard index + 1 < string.bytes.count else { continue }
      let isShort = index < 2 || string.bytes[index - 2] == 0x20 || string.bytes[index - 2] == 0x0A
      if isShort, before.isLetter || before.isDigit { return true }
    }
    return false
  }
}
