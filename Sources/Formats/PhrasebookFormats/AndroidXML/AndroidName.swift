internal import PhrasebookModel

/// Names of resources, which are letters, digits, points and underscores: encodes a key that is not
/// a valid name, and decodes it.
///
///     "Hello, world"  Hello_x2C__x20_world
enum AndroidName {
  /// The name for a key. Different keys have different names.
  static func name(of key: String) -> String {
    guard !key.isEmpty else { return "_x_" }
    if isName(key), !keywords.contains(key), !holdsEscape(key) { return key }
    var name = ""
    let scalars = Array(key.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isPlain =
        isLetter(scalar) || (index > 0 && (isDigit(scalar) || scalar == "."))
        || (scalar == "_" && !beginsEscape(scalars[index...]))
      if isPlain, !(index == 0 && keywords.contains(key)) {
        name.unicodeScalars.append(scalar)
      } else {
        name += "_x\(String(scalar.value, radix: 16, uppercase: true))_"
      }
    }
    return name
  }

  /// The key of an encoded name; any other name unchanged.
  static func key(of name: String) -> String {
    if name == "_x_" { return "" }
    guard holdsEscape(name) else { return name }
    var key = ""
    var rest = Array(name.unicodeScalars)[...]
    while let first = rest.first {
      if let (scalar, count) = escape(rest) {
        key.unicodeScalars.append(scalar)
        rest = rest.dropFirst(count)
      } else {
        key.unicodeScalars.append(first)
        rest = rest.dropFirst()
      }
    }
    // A name that we would write differently was not written by us.
    return self.name(of: key) == name ? key : name
  }

  private static func isName(_ key: String) -> Bool {
    key.unicodeScalars.enumerated().allSatisfy { index, scalar in
      isLetter(scalar) || scalar == "_" || (index > 0 && (isDigit(scalar) || scalar == "."))
    }
  }

  private static func holdsEscape(_ text: String) -> Bool {
    guard text.contains(exactly: "_x") else { return false }
    let scalars = Array(text.unicodeScalars)
    return text == "_x_" || scalars.indices.contains { beginsEscape(scalars[$0...]) }
  }

  /// Whether what follows could be read as an escape.
  private static func beginsEscape(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    escape(scalars) != nil || scalars.prefix(3).elementsEqual(["_", "x", "_"])
  }

  /// `_x2C_`
  private static func escape(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> (Unicode.Scalar, count: Int)? {
    guard scalars.prefix(2).elementsEqual(["_", "x"]) else { return nil }
    let digits = scalars.dropFirst(2).prefix(7).prefix {
      isDigit($0) || ("A"..."F").contains($0)
    }
    guard (1...6).contains(digits.count), scalars.dropFirst(2 + digits.count).first == "_",
      let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, digits.count + 3)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Words of Java, which a resource cannot be called (Java Language Specification, 3.9).
  private static let keywords: Set<String> = [
    "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class",
    "const",
    "continue", "default", "do", "double", "else", "enum", "extends", "false", "final", "finally",
    "float", "for", "goto", "if", "implements", "import", "instanceof", "int", "interface", "long",
    "native", "new", "null", "package", "private", "protected", "public", "return", "short",
    "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws", "transient",
    "true", "try", "void", "volatile", "while",
  ]
}
