internal import PhrasebookModel

extension Unicode.Scalar {
  /// Whether it is white space; the Unicode tables are only asked where they must be.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}

/// What a key is called in code, before anybody has looked whether two have the same name.
struct KeyName: Hashable {
  /// The types that the accessor stands in, outermost first.
  var path: [String]
  var base: String

  /// How deep keys are nested; the parts beyond go into the last name.
  private static let deepest = 8

  init(_ key: String, table: String, shape: GenerateOptions.Shape) {
    path = table == "Localizable" ? [] : [Self.type(Self.words(of: table))]
    var parts = shape == .nested ? Self.parts(of: key) : []
    if parts.count > Self.deepest {
      parts = parts.prefix(Self.deepest - 1) + [Array(parts[(Self.deepest - 1)...].joined())]
    }
    if let last = parts.popLast() {
      path += parts.map(Self.type)
      base = Self.member(last)
    } else {
      base = Self.member(Self.words(of: key))
    }
  }

  /// The words of each part of a symbolic key, `cart.title`; none for a key that is a text.
  private static func parts(of key: String) -> [[String]] {
    var hasDot = false
    var isASCII = true
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "."): hasDot = true
      case 0x20, 0x09...0x0D, UInt8(ascii: "%"), UInt8(ascii: "/"): return []
      case 0x80...: isASCII = false
      default: break
      }
    }
    guard hasDot, isASCII || !key.unicodeScalars.contains(where: \.isSpace) else { return [] }
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let words = parts.map { letters(String($0)) }
    let isSymbolic = words.allSatisfy { words in
      words.first?.first?.unicodeScalars.first?.canStartName ?? false
    }
    return isSymbolic ? words : []
  }

  private static func type(_ words: [String]) -> String {
    let name = Identifier.upper(words)
    return SwiftWord.takenTypes.contains(name) ? name + "_" : name
  }

  private static func member(_ words: [String]) -> String {
    let name = Identifier.lower(words)
    return SwiftWord.takenMembers.contains(name) ? name + "_" : name
  }

  /// The words of a text without its specifiers; of one that has none, what its marks are called.
  private static func words(of text: String) -> [String] {
    let words = letters(text.utf8.contains(UInt8(ascii: "%")) ? withoutSpecifiers(text) : text)
    if !words.isEmpty { return words }
    let marks = text.unicodeScalars.lazy.filter { !$0.isSpace }
    if marks.isEmpty { return text.isEmpty ? ["empty"] : ["space"] }
    let values = valueWords(of: text)
    if !values.isEmpty { return Array(values.prefix(4)) }
    let named = Array(marks.prefix(3)).flatMap { mark in
      letters((mark.properties.name ?? "mark").lowercased())
    }
    return named.isEmpty ? ["mark"] : named
  }

  /// A word for each value of a text that has nothing else: its label, or what it is.
  private static func valueWords(of text: String) -> [String] {
    var scanner = FormatScanner(Array(text.utf8))
    return scanner.placeholders().flatMap { placeholder -> [String] in
      guard placeholder.kind == .argument else { return [] }
      if let name = placeholder.name { return letters(name) }
      return [placeholder.conversion == "@" ? "string" : "number"]
    }
  }

  private static func withoutSpecifiers(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var scanner = FormatScanner(bytes)
    var out: [UInt8] = []
    var start = 0
    for placeholder in scanner.placeholders() where placeholder.range.lowerBound >= start {
      out += bytes[start..<placeholder.range.lowerBound]
      out.append(UInt8(ascii: " "))
      if placeholder.kind != .argument, let name = placeholder.name { out += name.utf8 }
      start = placeholder.range.upperBound
    }
    out += bytes[start...]
    return String(decoding: out, as: UTF8.self)
  }

  /// The words of a text of ASCII alone, without an apostrophe; nil for any other.
  private static func plainLetters(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { utf8 -> [String]? in
      guard utf8.count <= mostLetters, utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "'") })
      else { return nil }
      return utf8.split { byte in
        switch byte | 0x20 {
        case 0x61...0x7A: false
        default: !(0x30...0x39 ~= byte)
        }
      }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// More words than a name can hold are not looked at.
  private static let mostLetters = 400

  /// What stands between the marks; an apostrophe does not part a word.
  private static func letters(_ text: String) -> [String] {
    if let words = plainLetters(text) { return words }
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(mostLetters) {
      if scalar.isNamePart {
        word.append(scalar)
      } else if scalar != "'", scalar != "’", !word.isEmpty {
        words.append(String(word))
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }
}
