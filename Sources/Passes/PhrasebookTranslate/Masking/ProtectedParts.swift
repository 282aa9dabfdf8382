internal import CatalogJSON
internal import PhrasebookModel

/// Finds the parts that a translation must have exactly as its source: placeholders, `${name}`,
/// tags, addresses, the frames of links and of inflected words, line ends, and names that are not
/// translated.
struct ProtectedParts {
  private let bytes: [UInt8]
  private var found: [Range<Int>] = []
  /// The next `](` or line end, and whether a `)` follows the former.
  private var nextFrame: (place: Int, isWhole: Bool)?

  /// The ranges in UTF-8 code units, in order, without overlaps.
  static func ranges(in text: String, names: [String] = []) -> [Range<Int>] {
    var finder = ProtectedParts(bytes: Array(text.utf8))
    finder.find(text, names)
    return finder.found
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func find(_ text: String, _ names: [String]) {
    var placeholders: [Int: Int] = [:]
    for placeholder in FormatPlaceholder.all(in: bytes) where placeholder.kind != .incomplete {
      placeholders[placeholder.range.lowerBound] = placeholder.range.upperBound
    }
    let names = names.map { Array($0.utf8) }.filter { !$0.isEmpty }
    var openLinks = 0
    var index = 0
    while index < bytes.count {
      if let end = placeholders[index] ?? end(at: index, &openLinks) ?? name(names, at: index) {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
  }

  private mutating func end(at index: Int, _ openLinks: inout Int) -> Int? {
    switch bytes[index] {
    case UInt8(ascii: "$") where byte(index + 1) == UInt8(ascii: "{"):
      return closing(UInt8(ascii: "}"), from: index, within: 200)
    case UInt8(ascii: "<"):
      guard let next = byte(index + 1), next.isLetter || next == UInt8(ascii: "/") else {
        return nil
      }
      return closing(UInt8(ascii: ">"), from: index, within: 500)
    case UInt8(ascii: "^") where byte(index + 1) == UInt8(ascii: "["):
      guard hasFrame(from: index) else { return nil }
      openLinks += 1
      return index + 2
    case UInt8(ascii: "[") where hasFrame(from: index):
      openLinks += 1
      return index + 1
    case UInt8(ascii: "]") where byte(index + 1) == UInt8(ascii: "(") && openLinks > 0:
      openLinks -= 1
      return closing(UInt8(ascii: ")"), from: index, within: 500)
    case UInt8(ascii: "&"): return entity(from: index)
    case UInt8(ascii: "h"): return address(from: index)
    case 0x0A, 0x0D, 0x09: return run(from: index)
    default: return nil
    }
  }

  /// Whether `](…)` follows before the line ends.
  private mutating func hasFrame(from index: Int) -> Bool {
    // A text of nothing but brackets asks for each of them.
    if nextFrame.map({ $0.place <= index }) ?? true { nextFrame = frame(after: index) }
    return nextFrame.map { $0.isWhole && $0.place + 1 < min(bytes.count, index + 1_000) } ?? false
  }

  /// The next `](` or line end.
  private func frame(after index: Int) -> (place: Int, isWhole: Bool) {
    var place = index + 1
    while place + 1 < bytes.count, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: "]"), bytes[place + 1] == UInt8(ascii: "(") {
        return (place, closing(UInt8(ascii: ")"), from: place, within: 500) != nil)
      }
      place += 1
    }
    return (max(place, index + 1), false)
  }

  private func closing(_ last: UInt8, from index: Int, within count: Int) -> Int? {
    let limit = min(bytes.count, index + count)
    return bytes[index..<limit].firstIndex { $0 == last || $0 == 0x0A }
      .flatMap { bytes[$0] == last ? $0 + 1 : nil }
  }

  /// `&amp;` and `&#39;`.
  private func entity(from index: Int) -> Int? {
    guard let end = closing(UInt8(ascii: ";"), from: index, within: 12), end > index + 2,
      bytes[index + 1..<end - 1].allSatisfy({
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#")
      })
    else { return nil }
    return end
  }

  private func address(from index: Int) -> Int? {
    for start in ["https://", "http://"] where bytes[index...].starts(with: start.utf8) {
      var end = index
      while end < bytes.count, bytes[end] > 0x20, !Array("<>\"'`)]}%".utf8).contains(bytes[end]),
        bytes[end] < 0x80
      {
        end += 1
      }
      // The stop at the end of a sentence does not belong to it.
      while end > index, Array(".,;:!?".utf8).contains(bytes[end - 1]) { end -= 1 }
      return end > index + start.utf8.count ? end : nil
    }
    return nil
  }

  private func run(from index: Int) -> Int {
    var end = index
    while end < bytes.count, [0x0A, 0x0D, 0x09, 0x20].contains(bytes[end]) { end += 1 }
    return end
  }

  private func name(_ names: [[UInt8]], at index: Int) -> Int? {
    guard index == 0 || !Self.isWord(bytes[index - 1]) else { return nil }
    for name in names where bytes[index...].starts(with: name) {
      let end = index + name.count
      if byte(end).map({ !Self.isWord($0) }) ?? true { return end }
    }
    return nil
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte >= 0x80
  }
}
