/// Makes text from files safe to show: what would command a terminal, or turn the line around, is
/// spelled out instead.
enum VisibleText {
  /// The text with every control and every mark of direction as an escape such as `\u{1B}`.
  static func of(_ text: String) -> String {
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

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
      0xE0000...0xE007F:
      true
    default: false
    }
  }
}
