import CatalogJSON
import Phrasebook
import PhrasebookModel

/// Two keys differ only in punctuation, spaces or kinds of placeholders.
enum NearDuplicateKey {
  static let check = Check(
    "near-duplicate-key", .catalog, .note,
    "Two keys differ only in punctuation, spaces or kinds of placeholders.",
    why: "Translators do the work twice, and the results drift apart.",
    fix: "Use one key.",
    good: [
      Example(keys: [.init("Open file"), .init("Close file")]),
      Example(keys: [.init("Open"), .init("Open…")]),
      Example(keys: [.init("Categories: %lld"), .init("Categories: %@")]),
    ],
    bad: [
      Example(
        keys: [.init("Open file."), .init("Open file")],
        message: "differs from \"Open file.\" only in punctuation or spaces"),
      Example(
        keys: [.init("%@ albums"), .init("%lld albums")],
        message: "differs from \"%@ albums\" only in kinds of placeholders"),
    ],
    .table { table, digests, report in
      guard table.input.role == .code else { return }
      var first: [String: String] = [:]
      for digest in digests
      where !digest.isStale && digest.isToTranslate && digest.key.utf8.count > 3
        && !digest.key.isSymbol
      {
        guard let comparedText = digest.key.comparedText else { continue }
        if let other = first[comparedText] {
          if other.specifiers == digest.key.specifiers {
            report.add("differs from \"\(other)\" only in punctuation or spaces", key: digest.key)
          } else if digest.key.hasWordsBehindPlaceholders || other.hasWordsBehindPlaceholders {
            report.add("differs from \"\(other)\" only in kinds of placeholders", key: digest.key)
          }
        } else {
          first[comparedText] = digest.key
        }
      }
    })
}

extension String {
  /// Whether a word follows a placeholder: of “Category: %@” and “Category: %lld” each may be
  /// meant.
  fileprivate var hasWordsBehindPlaceholders: Bool {
    let pieces = FormatString(self).pieces
    return zip(pieces, pieces.dropFirst()).contains { first, next in
      guard case .text(let text) = next else { return false }
      if case .text = first { return false }
      return text.contains(where: \.isLetter)
    }
  }

  /// The specifiers one behind the other.
  fileprivate var specifiers: [FormatString.Piece] {
    guard utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatString(self).pieces.filter { if case .text = $0 { false } else { true } }
  }

  /// The letters and digits, with all placeholders the same; an ellipsis and a question mark are
  /// kept. Nil if the key is too short or too long to compare.
  fileprivate var comparedText: String? {
    guard isComparedAsKey else { return nil }
    let text = utf8.contains(UInt8(ascii: "%")) ? FormatString(self).shape : self
    var result = ""
    var letters = 0
    for scalar in text.unicodeScalars {
      // The properties of Unicode take most of the time of an audit of long keys.
      let isWord =
        scalar.isASCII
        ? UInt8(ascii: scalar).isLetter || UInt8(ascii: scalar).isDigit
        : scalar.properties.isAlphabetic || scalar.digit != nil
      if isWord {
        letters += 1
        result.unicodeScalars.append(scalar)
      } else {
        switch scalar {
        case ".", ",", " ", "\n", "’", "'", "\u{A0}": continue
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    if hasSuffix("...") { result += "…" }
    return letters > 3 ? result : nil
  }
}
