/// Texts as Swift source holds them.
enum SwiftText {
  /// Appends a text within the quotes of a literal. Everything that a reader of the file could not
  /// see, or that would turn the direction of the line, is written out.
  static func escape(_ text: String, into out: inout SourceText) {
    let isPlain = out.append(text) { utf8 in
      isWritten(utf8) && !utf8.contains { $0 == 0x22 || $0 == 0x5C }
    }
    if isPlain { return }
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
          out.append(scalar)
        }
      }
    }
  }

  static func literal(_ text: String) -> String {
    var out = SourceText("\"")
    escape(text, into: &out)
    out += "\""
    return out.text
  }

  /// True where every scalar is one that a line may hold as it is; false also where only a closer look
  /// would tell.
  private static func isWritten(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var at = 0
    while at < utf8.count {
      let lead = utf8[at]
      if 0x20..<0x7F ~= lead {
        at += 1
      } else if 0xC3...0xCC ~= lead || 0xD0...0xD3 ~= lead {
        at += 2
      } else if at + 2 < utf8.count, isWritten(lead, utf8[at + 1], utf8[at + 2]) {
        at += 3
      } else {
        return false
      }
    }
    return true
  }

  /// The same of three bytes: dashes and quotes, kana, Chinese, Korean.
  private static func isWritten(_ lead: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch lead {
    case 0xE2: second == 0x80 && (0x90...0xA7 ~= third || third >= 0xB0)
    case 0xE3: second > 0x81 || (second == 0x81 && third > 0x80)
    case 0xE4...0xE8, 0xEB, 0xEC: true
    case 0xE9: second < 0xBC
    case 0xEA: second >= 0xB0
    case 0xED: second < 0x9E
    default: false
    }
  }

  /// Appends a text to a line of documentation: one line, not too long, nothing hidden in it.
  static func note(_ text: String, limit: Int, into out: inout SourceText) {
    if out.append(text, where: { $0.count <= limit && isWritten($0) }) { return }
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
        out.append(scalar)
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
