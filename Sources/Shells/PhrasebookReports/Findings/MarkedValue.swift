import PhrasebookModel

/// A text from a catalog, cut at its doubtful part, so that a reporter can mark it; every part is
/// safe to show, and what cannot be seen is spelled out.
struct MarkedValue: Hashable, Sendable {
  var before: String
  /// The doubtful part; nil if the whole text is meant, empty for a place between characters.
  var marked: String?
  var after: String

  /// The most characters that are shown on each side of the doubtful part.
  static let limit = 60

  /// The text of a finding; nil if it has none.
  init?(_ finding: Finding) {
    guard let value = finding.value else { return nil }
    self.init(value, finding.range)
  }

  init(_ value: String, _ range: Range<Int>?) {
    guard let range else {
      before = Self.visible(Self.head(value.unicodeScalars, 2 * Self.limit), isMarked: false)
      after = ""
      showEdges()
      return
    }
    let bytes = Array(value.utf8)
    let start = min(max(0, range.lowerBound), bytes.count)
    let end = min(max(start, range.upperBound), bytes.count)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    before = Self.visible(Self.tail(text(0..<start).unicodeScalars), isMarked: false)
    marked = Self.visible(Self.head(text(start..<end).unicodeScalars, Self.limit), isMarked: true)
    after = Self.visible(
      Self.head(text(end..<bytes.count).unicodeScalars, Self.limit), isMarked: false)
    showEdges()
  }

  /// Spaces at either end are visible only as signs.
  private mutating func showEdges() {
    let start = before.prefix { $0 == " " }.count
    before = String(repeating: "␣", count: start) + before.dropFirst(start)
    func shown(_ text: String) -> String {
      let end = text.reversed().prefix { $0 == " " }.count
      return text.dropLast(end) + String(repeating: "␣", count: end)
    }
    if marked == nil { before = shown(before) } else { after = shown(after) }
  }

  /// The text with its doubtful part between two marks.
  func text(_ open: String = "⟦", _ close: String = "⟧") -> String {
    guard let marked else { return before + after }
    return before + open + marked + close + after
  }

  private static func head(_ scalars: String.UnicodeScalarView, _ limit: Int) -> String {
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return String(scalars) }
    return String(scalars[..<end]) + "…"
  }

  private static func tail(_ scalars: String.UnicodeScalarView) -> String {
    guard
      let start = scalars.index(
        scalars.endIndex, offsetBy: -limit, limitedBy: scalars.startIndex),
      start > scalars.startIndex
    else { return String(scalars) }
    return "…" + String(scalars[start...])
  }

  private static func visible(_ text: String, isMarked: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if isMarked, scalar == " " {
        result += "␣"
      } else if isInvisible(scalar, isMarked: isMarked) {
        result += #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return VisibleText.of(result)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar, isMarked: Bool) -> Bool {
    switch scalar.properties.generalCategory {
    // Joiners shape letters and emoji; they are marked only if a check reports them.
    case .format: isMarked || (scalar.value != 0x200C && scalar.value != 0x200D)
    case .spaceSeparator: scalar != " "
    case .control, .lineSeparator, .paragraphSeparator: scalar.value > 0x0D || scalar.value < 0x09
    case .nonspacingMark: isMarked
    case .privateUse, .unassigned: true
    default: scalar.value == 0xFFFC || scalar.value == 0x3164 || scalar.value == 0x2800
    }
  }
}
