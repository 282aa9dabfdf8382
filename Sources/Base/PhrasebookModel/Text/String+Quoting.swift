package import Phrasebook

extension String {
  /// The text in quotes for a sentence about it: one line, no control characters, not too long.
  package var quoted: String {
    // Most texts are plain: they need no look at each character.
    let start = utf8.prefix(60)
    if start.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return start.endIndex == endIndex ? "\"\(self)\"" : "\"\(Substring(start))…\""
    }
    var result = "\""
    var count = 0
    for scalar in unicodeScalars {
      if count == 60 {
        result += "…"
        break
      }
      if scalar.isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        result += scalar.visible
      }
      count += 1
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether a scalar is a letter or an ideograph: none of these is a control or a mark, so that
  /// most texts need no look at their properties.
  fileprivate var isPlain: Bool {
    switch value {
    case 0x20...0x7E, 0xAE...0x5FF, 0x3040...0xD7FF: true
    default: false
    }
  }

  /// The scalar as a person can see it: controls and marks that change a line are written out.
  fileprivate var visible: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      switch self {
      case "\n": return "\\n"
      case "\t": return "\\t"
      case "\u{200d}": return String(self)
      default: return "\\u{" + String(value, radix: 16) + "}"
      }
    default: return String(self)
    }
  }
}

extension Location {
  /// `File.swift:12`, for the end of a sentence.
  package var brief: String {
    var name = ""
    for scalar in file.unicodeScalars { name += scalar.visible }
    return "\(name):\(line)"
  }
}

extension Collection where Element == Location {
  /// The first place and how many there are beside it, in brackets, with a space before; empty if
  /// no place is known.
  package var inBrackets: Phrase {
    guard let first else { return .verbatim("") }
    return count == 1
      ? .verbatim(" (\(first.brief))") : " (\(first.brief) and \(count - 1) more)"
  }
}
