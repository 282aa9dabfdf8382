/// Texts as spelled in Android's resources: escapes, quotation marks, and white space that is
/// collapsed.
enum AndroidText {
  /// A backslash and a `u` without a character behind them.
  struct BrokenEscape: Error {
    /// Without the backslash: `u12`.
    var text: String
  }

  /// The text of a value; nil if it refers to another resource.
  static func read(_ text: String) throws(BrokenEscape) -> String? {
    if let first = text.unicodeScalars.first(where: { !isSpace($0) }), first == "@" || first == "?"
    {
      let body = text.unicodeScalars.drop(while: isSpace).dropFirst()
      let isReference =
        body.contains("/") || String(String.UnicodeScalarView(body)).hasPrefix("null")
        || (first == "?" && body.first.map { $0 != " " && !body.contains(" ") } ?? false)
      if isReference, !body.contains(where: isSpace) { return nil }
    }
    var out = String.UnicodeScalarView()
    var isQuoted = false
    var hasSpace = false
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isSpace(scalar), !isQuoted {
        hasSpace = true
        continue
      }
      if hasSpace, !out.isEmpty { out.append(" ") }
      hasSpace = false
      switch scalar {
      case "\"": isQuoted.toggle()
      case "\\": if let scalar = try escape(&rest) { out.append(scalar) }
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  private static func escape(
    _ rest: inout Substring.UnicodeScalarView
  ) throws(BrokenEscape) -> Unicode.Scalar? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "u":
      let broken = BrokenEscape(text: "u" + String(rest.prefix(4).prefix { $0.isHexDigit }))
      guard let unit = codeUnit(&rest) else { throw broken }
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // Two units are one character outside of the first plane.
      var after = rest
      guard unit < 0xDC00, after.popFirst() == "\\", after.popFirst() == "u",
        let low = codeUnit(&after), (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      else { throw broken }
      rest = after
      return scalar
    default: return scalar
    }
  }

  private static func codeUnit(_ rest: inout Substring.UnicodeScalarView) -> UInt32? {
    let digits = String(rest.prefix(4))
    guard digits.unicodeScalars.count == 4, digits.unicodeScalars.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    rest = rest.dropFirst(4)
    return value
  }

  /// The text in Android's spelling, before XML's own escapes.
  static func write(_ text: String) -> String {
    var out = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\\": out += #"\\"#
      case "\"": out += #"\""#
      case "'": out += #"\'"#
      case "\n": out += #"\n"#
      case "\t": out += #"\t"#
      case "@" where index == 0, "?" where index == 0: out += "\\\(scalar)"
      case " ":
        let isDrawnTogether =
          index == 0 || index == scalars.count - 1 || scalars[index - 1] == " "
          || scalars[index - 1] == "\n"
        out += isDrawnTogether ? #"\u0020"# : " "
      case _ where isEscaped(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out += "\\u\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits)"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Whether a character is written by its number: one that cannot be seen, and space beyond ASCII,
  /// which some readers draw together.
  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || scalar.properties.isWhitespace || (0x7F..<0xA0).contains(scalar.value)
      || (0xFFFE...0xFFFF).contains(scalar.value)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }
}

extension Unicode.Scalar {
  fileprivate var isHexDigit: Bool { isASCII && properties.isASCIIHexDigit }
}
