internal import CatalogJSON
internal import PhrasebookModel

extension Unicode.Scalar {
  /// Whether it is white space; the Unicode tables are read only if they have to be.
  fileprivate var isSpace: Bool {
    value < 0x80 ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
  }
}

/// The name of a key in code, before names shared by two keys are distinguished.
struct KeyName: Hashable {
  /// The types that the accessor is nested in, outermost first.
  var path: [Identifier]
  var base: Identifier

  /// The path and the base joined by dots, which no name contains: one string is hashed faster than an
  /// array.
  var fullPath: String { (path + [base]).map(\.text).joined(separator: ".") }

  /// The full paths of the types that the accessor is nested in.
  var typePaths: [String] {
    path.indices.map { path[...$0].map(\.text).joined(separator: ".") }
  }

  /// The maximum depth of nesting; further parts of a key go into the last name.
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

  /// The words of each part of a symbolic key, `cart.title`; empty for a key that is a text.
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

  private static func type(_ words: [String]) -> Identifier {
    let name = Identifier(type: words) ?? Identifier("Mark")
    return SwiftWord.takenTypes.contains(name.text) ? name.withUnderscore : name
  }

  private static func member(_ words: [String]) -> Identifier {
    let name = Identifier(member: words) ?? Identifier("mark")
    return SwiftWord.takenMembers.contains(name.text) ? name.withUnderscore : name
  }

  /// The words of a text without its specifiers; for a text without letters, the names of its characters.
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

  /// A word for each argument of a text that has nothing else: its label or its type.
  private static func valueWords(of text: String) -> [String] {
    return FormatPlaceholder.all(in: text).flatMap { placeholder -> [String] in
      guard placeholder.kind == .argument else { return [] }
      if let name = placeholder.name { return letters(name) }
      return [placeholder.conversion == "@" ? "string" : "number"]
    }
  }

  private static func withoutSpecifiers(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var start = 0
    for placeholder in FormatPlaceholder.all(in: bytes) where placeholder.range.lowerBound >= start
    {
      out += bytes[start..<placeholder.range.lowerBound]
      out.append(UInt8(ascii: " "))
      if placeholder.kind != .argument, let name = placeholder.name { out += name.utf8 }
      start = placeholder.range.upperBound
    }
    out += bytes[start...]
    return String(decoding: out, as: UTF8.self)
  }

  /// The words of a short text of ASCII without an apostrophe; nil for any other.
  private static func plainLetters(_ text: String) -> [String]? {
    var text = text
    return text.withUTF8 { utf8 -> [String]? in
      guard utf8.count <= mostLetters, utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "'") })
      else { return nil }
      return utf8.split { !$0.isLetter && !$0.isDigit }.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The characters of a text that are read: more than a name can hold.
  private static let mostLetters = 400

  /// The words between the punctuation marks; an apostrophe is part of a word.
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
