/// Encodes any text as letters, digits and underscores, the characters of names in programs, and
/// decodes it.
///
/// ASCII letters and digits are unchanged, a space is `__`, and any other character is its number:
/// `%lld files` is `_x25_lld__files`.
enum NameCode {
  static func encoded(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      if isPlain(scalar) {
        name.unicodeScalars.append(scalar)
      } else {
        name += scalar == " " ? "__" : "_x\(String(scalar.value, radix: 16))_"
      }
    }
    return name
  }

  /// The text of an encoded name; nil for other names.
  static func decoded(_ name: some StringProtocol) -> String? {
    var rest = Substring(name)
    let text = take(from: &rest)
    return rest.isEmpty ? text : nil
  }

  /// Takes as much as is a code from the start of a name.
  static func take(from name: inout Substring) -> String {
    var text = String.UnicodeScalarView()
    while let first = name.unicodeScalars.first {
      if isPlain(first) {
        text.append(first)
        name.unicodeScalars.removeFirst()
      } else if let (scalar, end) = escape(in: name) {
        text.append(scalar)
        name = name[end...]
      } else {
        break
      }
    }
    return String(text)
  }

  /// `__` or `_x25_` at the start.
  private static func escape(in name: Substring) -> (Unicode.Scalar, Substring.Index)? {
    guard name.first == "_" else { return nil }
    let body = name.dropFirst()
    if body.first == "_" { return (" ", body.index(after: body.startIndex)) }
    guard body.first == "x", let end = body.prefix(9).firstIndex(of: "_"),
      let value = UInt32(body[..<end].dropFirst(), radix: 16), let scalar = Unicode.Scalar(value),
      !isPlain(scalar)
    else { return nil }
    return (scalar, body.index(after: end))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
