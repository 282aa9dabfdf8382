/// Makes text from files safe to show: characters that control a terminal or reverse the line are
/// spelled out, and so are texts that the logs of build services would interpret as a command.
package enum VisibleText {
  /// The text with every control and every mark of direction as an escape such as `\u{1B}`.
  package static func of(_ text: String) -> String {
    let text = withoutCommands(text)
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var safe = ""
    for scalar in text.unicodeScalars {
      guard isHidden(scalar) else {
        safe.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "\n": safe += #"\n"#
      case "\r": safe += #"\r"#
      case "\t": safe += #"\t"#
      default: safe += #"\u{\#(String(scalar.value, radix: 16, uppercase: true))}"#
      }
    }
    return safe
  }

  /// `::error::` at the start of a line and `##[…]`, `##vso[…]` anywhere command the services that
  /// run builds: the second character is written as an escape.
  private static func withoutCommands(_ text: String) -> String {
    let start = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isCommand = start.starts(with: "::".utf8)
    guard isCommand || text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var bytes = Array(text.utf8)
    if isCommand {
      let index = bytes.count - start.count + 1
      bytes.replaceSubrange(index...index, with: Array(#"\u{3A}"#.utf8))
    }
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: "#") {
        let word = bytes[(index + 2)...].prefix { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        if word.endIndex < bytes.count, bytes[word.endIndex] == UInt8(ascii: "[") {
          bytes.replaceSubrange((index + 1)...(index + 1), with: Array(#"\u{23}"#.utf8))
          index += 6
        }
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }
}
