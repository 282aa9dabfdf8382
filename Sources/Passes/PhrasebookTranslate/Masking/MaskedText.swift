/// A text divided into parts to translate and protected parts, which must come back unchanged.
struct MaskedText: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String)
    /// The number of a protected part.
    case mark(Int)
  }

  let original: String
  /// White space around the text, which no translator is asked about.
  private(set) var before = ""
  private(set) var after = ""
  private(set) var parts: [Piece] = []
  /// The parts that the marks represent.
  private(set) var kept: [String] = []
  /// The mark that shows a number in digits, and the digits.
  private(set) var number: (mark: Int, digits: String)? {
    get { numberMark.map { ($0, digits) } }
    set {
      numberMark = newValue?.mark
      digits = newValue?.digits ?? ""
    }
  }
  private var numberMark: Int?
  private var digits = ""

  /// - Parameter names: Terms that are the same in every language.
  init(_ text: String, names: [String] = []) {
    original = text
    let scalars = text.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end =
      scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:)) ?? start
    before = String(scalars[..<start])
    after = String(scalars[end...])
    let inside = String(scalars[start..<end])
    let bytes = Array(inside.utf8)
    var place = 0
    func append(upTo limit: Int) {
      if place < limit {
        parts.append(.text(String(decoding: bytes[place..<limit], as: UTF8.self)))
      }
    }
    for range in ProtectedParts.ranges(in: inside, names: names) {
      append(upTo: range.lowerBound)
      parts.append(.mark(kept.count))
      kept.append(String(decoding: bytes[range], as: UTF8.self))
      place = range.upperBound
    }
    append(upTo: bytes.count)
  }

  /// Whether there is anything to translate.
  var hasWords: Bool {
    parts.contains { part in
      guard case .text(let text) = part else { return false }
      return text.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// The text with a number in digits in a plural form with a number: engines without categories
  /// make the right form of it.
  func showing(_ digits: String) -> MaskedText? {
    let numbers = kept.indices.filter { Self.isNumber(kept[$0]) }
    guard let mark = numbers.first, numbers.count == 1,
      !parts.contains(where: { part in
        if case .text(let text) = part { text.contains(where: \.isNumber) } else { false }
      })
    else { return nil }
    var result = self
    result.number = (mark, digits)
    return result
  }

  private static func isNumber(_ kept: String) -> Bool {
    if kept == "%arg" { return true }
    guard kept.hasPrefix("%"), !kept.hasPrefix("%#"), let last = kept.last else { return false }
    return "dDiuU".contains(last)
  }
}
