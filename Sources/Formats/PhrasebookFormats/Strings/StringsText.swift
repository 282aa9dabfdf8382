internal import PhrasebookModel

/// Writes `.strings` files in the text format that users and their tools edit: UTF-8, one pair a
/// line, its comment above and an empty line below, as `genstrings` writes them.
package enum StringsText {
  /// A pair with its comment.
  package struct Pair: Hashable, Sendable {
    package var key: String
    package var value: String
    package var comment: String?
    /// Comments before it that belong to no key.
    package var before: [String]

    package init(
      _ key: String, _ value: String, comment: String? = nil, before: [String] = []
    ) {
      self.key = key
      self.value = value
      self.comment = comment
      self.before = before
    }
  }

  /// The key of kept comments that belong to no key.
  static let commentsName = "strings.comments"

  /// - Parameters:
  ///   - hasComments: Whether a pair without a comment gets the comment of `genstrings` for that;
  ///     without comments, the pairs have no empty lines between them.
  ///   - ending: Comments behind all pairs.
  package static func bytes(
    of pairs: [Pair], hasComments: Bool = true, ending: [String] = []
  ) -> [UInt8] {
    var out: [UInt8] = []
    func appendLoose(_ comments: [String]) {
      for text in comments { out += "/* \(comment(text)) */\n\n".utf8 }
    }
    for pair in pairs {
      if hasComments {
        appendLoose(pair.before)
        out += "/* \(comment(pair.comment ?? LprojTable.noComment)) */\n".utf8
      }
      append(pair.key, to: &out)
      out += " = ".utf8
      append(pair.value, to: &out)
      out += hasComments ? ";\n\n".utf8 : ";\n".utf8
    }
    if hasComments { appendLoose(ending) }
    return out
  }

  /// Further lines of a comment are indented by three spaces; a comment's end within the text is
  /// spaced apart.
  private static func comment(_ text: String) -> String {
    text.replacing(exactly: "*/", with: "* /").withNewlines.replacing(exactly: "\n", with: "\n   ")
  }

  private static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out += #"\""#.utf8
      case UInt8(ascii: "\\"): out += #"\\"#.utf8
      case 0x0A: out += #"\n"#.utf8
      case 0x0D: out += #"\r"#.utf8
      case 0x09: out += #"\t"#.utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16, uppercase: true)
        out += "\\U\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
