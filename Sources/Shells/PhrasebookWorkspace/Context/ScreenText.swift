import Foundation
import PhrasebookModel

/// A text as it is compared with what was read in a picture: its letters and digits only, without
/// case and accents, and with one sign for those that look alike; placeholders match anything.
struct ScreenText: Hashable {
  /// The parts between placeholders, in UTF-8; none of them is empty.
  private(set) var pieces: [[UInt8]] = []
  /// Whether something else may be in front of the first part, or behind the last one.
  private(set) var startsOpen = false
  private(set) var endsOpen = false
  /// The number of letters and digits that have to be there.
  private(set) var weight = 0

  /// So many letters are not read by chance, so that they may be a part of a line.
  static let telling = 8

  /// A text of a catalog; nil if too little of it is sure to be in a picture.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    for placeholder in FormatPlaceholder.all(in: bytes) {
      switch placeholder.kind {
      case .percent, .incomplete: continue
      case .argument, .substitution, .count: break
      }
      add(bytes[start..<placeholder.range.lowerBound])
      if pieces.isEmpty { startsOpen = true }
      endsOpen = true
      start = placeholder.range.upperBound
    }
    add(bytes[start...])
    guard weight >= (startsOpen || endsOpen || pieces.count > 1 ? 3 : 2) else { return nil }
  }

  /// A key as the pseudo-language `keys` shows it: as it is, or with the values of the text behind it.
  init?(key: String, isFollowed: Bool) {
    add(Array(key.utf8)[...])
    endsOpen = isFollowed
    guard weight >= 3 else { return nil }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let folded = Self.folded(String(decoding: bytes, as: UTF8.self))
    guard !folded.isEmpty else { return }
    pieces.append(Array(folded.utf8))
    weight += folded.count
    endsOpen = false
  }

  /// The letters and digits of a text, with one sign for those that look alike.
  static func folded(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    for scalar in plain.unicodeScalars {
      switch scalar {
      case "i", "1", "|", "ı": result.append("l")
      case "0": result.append("o")
      default:
        let properties = scalar.properties
        if properties.isAlphabetic || properties.numericType != nil { result.append(scalar) }
      }
    }
    return String(result)
  }
}
