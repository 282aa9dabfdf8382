/// Texts as Swift source holds them.
enum SwiftText {
  /// Appends a text within the quotes of a literal. Everything that a reader of the file could not
  /// see, or that would turn the direction of the line, is written out.
  static func escape(_ text: String, into out: inout String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      out += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      default:
        if scalar.isHidden {
          out += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
  }

  static func literal(_ text: String) -> String {
    var out = "\""
    escape(text, into: &out)
    return out + "\""
  }

  /// Appends a text to a line of documentation: one line, not too long, nothing hidden in it.
  static func note(_ text: String, limit: Int, into out: inout String) {
    if text.utf8.count <= limit, !text.unicodeScalars.contains(where: \.isHidden) {
      out += text
      return
    }
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < limit else {
        out += "…"
        return
      }
      count += 1
      if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        out += " ⏎ "
      } else if !scalar.isHidden {
        out.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isHidden: Bool {
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x370, 0x3041..<0x9F00, 0xAC00..<0xD7A0: return false
    case 0..<0x80: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned,
      .privateUse:
      return true
    default: return false
    }
  }
}
