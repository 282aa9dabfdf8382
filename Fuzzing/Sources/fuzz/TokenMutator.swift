/// Changes texts by tokens and by whole groups between brackets or tags, so that what comes out is often still
/// well-formed.
struct TokenMutator {
  /// The way to cut a text into tokens.
  enum Syntax {
    /// Words, literals, brackets and signs: JSON, Swift, property lists, YAML.
    case code
    /// Tags and the text between them.
    case markup
  }

  let syntax: Syntax
  private var state: UInt64

  init(syntax: Syntax, seed: UInt64) {
    self.syntax = syntax
    state = seed
  }

  /// The text with one to four changes.
  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var tokens = tokens(of: bytes)
    guard !tokens.isEmpty else { return pick(dictionary).map { Array($0) } ?? [0x20] }
    for _ in 0...random(3) {
      guard !tokens.isEmpty else { break }
      let range = random(2) == 0 ? group(in: tokens) : one(in: tokens)
      let part = Array(tokens[range])
      let other = random(2) == 0 ? group(in: tokens) : one(in: tokens)
      switch random(7) {
      case 0: tokens.removeSubrange(range)
      case 1: tokens.insert(contentsOf: part, at: other.lowerBound)
      case 2: tokens.replaceSubrange(range, with: Array(tokens[other]))
      case 3: tokens.insert(contentsOf: part + part, at: range.upperBound)
      case 4: tokens.insert(pick(dictionary) ?? [], at: range.lowerBound)
      case 5: tokens[range.lowerBound] = pick(dictionary) ?? []
      default: nest(&tokens, range)
      }
      if tokens.count > 20_000 { break }
    }
    return Array(tokens.joined())
  }

  /// The first text with a part of the second.
  mutating func crossed(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var tokens = tokens(of: first)
    let others = self.tokens(of: second)
    guard !tokens.isEmpty, !others.isEmpty else { return first }
    let part = Array(others[random(2) == 0 ? group(in: others) : one(in: others)])
    let place = random(2) == 0 ? group(in: tokens) : one(in: tokens)
    if random(2) == 0 {
      tokens.replaceSubrange(place, with: part)
    } else {
      tokens.insert(contentsOf: part, at: place.lowerBound)
    }
    return Array(tokens.joined())
  }

  /// The text with a group, or a few tokens, as often as the size allows: what grows faster than its input shows.
  mutating func repeated(_ bytes: [UInt8], upTo size: Int) -> [UInt8] {
    let tokens = tokens(of: bytes)
    guard !tokens.isEmpty else { return bytes }
    let range = random(2) == 0 ? group(in: tokens) : one(in: tokens)
    let part = Array(tokens[range].joined())
    let start = Array(tokens[..<range.lowerBound].joined())
    let end = Array(tokens[range.lowerBound...].joined())
    guard !part.isEmpty, start.count + end.count < size else { return bytes }
    let count = (size - start.count - end.count) / part.count
    return start + Array(repeatElement(part, count: count).joined()) + end
  }

  /// Nests a group deeper in copies of its context, up to sixteen levels.
  private mutating func nest(_ tokens: inout [[UInt8]], _ range: Range<Int>) {
    let (open, close) = pick(Self.brackets) ?? ("(", ")")
    let depth = 1 + random(16)
    tokens.insert(
      contentsOf: Array(repeating: Array(close.utf8), count: depth), at: range.upperBound)
    tokens.insert(
      contentsOf: Array(repeating: Array(open.utf8), count: depth), at: range.lowerBound)
  }

  private static let brackets = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<a>", "</a>"), ("\"\\(", ")\""), ("<", ">"),
  ]

  private mutating func one(in tokens: [[UInt8]]) -> Range<Int> {
    let start = random(tokens.count)
    return start..<min(tokens.count, start + 1 + random(3))
  }

  /// A bracket or a tag with all up to the one that closes it; one token if it is not closed.
  private mutating func group(in tokens: [[UInt8]]) -> Range<Int> {
    let openers = tokens.indices.filter { depth(of: tokens[$0]) > 0 }
    guard let start = pick(openers) else { return one(in: tokens) }
    var level = 0
    for index in start..<tokens.count {
      level += depth(of: tokens[index])
      if level == 0 { return start..<index + 1 }
    }
    return start..<start + 1
  }

  private func depth(of token: [UInt8]) -> Int {
    guard let first = token.first else { return 0 }
    switch syntax {
    case .code: return "([{".utf8.contains(first) ? 1 : ")]}".utf8.contains(first) ? -1 : 0
    case .markup:
      guard first == UInt8(ascii: "<"), token.count > 2 else { return 0 }
      if token[1] == UInt8(ascii: "/") { return -1 }
      let isEmpty = token[token.count - 2] == UInt8(ascii: "/")
      return isEmpty || "!?".utf8.contains(token[1]) ? 0 : 1
    }
  }

  private func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    var tokens: [[UInt8]] = []
    var at = 0
    while at < bytes.count {
      let start = at
      at += 1
      switch syntax {
      case .markup:
        let isTag = bytes[start] == UInt8(ascii: "<")
        while at < bytes.count,
          isTag ? bytes[at - 1] != UInt8(ascii: ">") : bytes[at] != UInt8(ascii: "<")
        {
          at += 1
        }
      case .code:
        if bytes[start] == UInt8(ascii: "\"") {
          while at < bytes.count, bytes[at - 1] != UInt8(ascii: "\"") || at == start + 1,
            bytes[at] != 0x0A
          {
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
          }
          at = min(at, bytes.count)
        } else if isWord(bytes[start]) {
          while at < bytes.count, isWord(bytes[at]) { at += 1 }
        } else if bytes[start] <= 0x20 {
          while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
        }
      }
      tokens.append(Array(bytes[start..<at]))
    }
    return tokens
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || byte == 0x5F || byte >= 0x80
  }

  private var dictionary: [[UInt8]] { (syntax == .code ? Self.codeWords : Self.markupWords) }

  private static let codeWords: [[UInt8]] = [
    "{", "}", "[", "]", "(", ")", "<", ">", ":", ",", ";", "=", "\"", "\\", "\\u{1F600}", "\\ud83d",
    "\\(",
    "#\"", "\"#", "\"\"\"", "//", "/*", "*/", "#if DEBUG\n", "#endif\n", "null", "true", "-1e400",
    "\n", "\r\n",
    "\"localizations\"", "\"stringUnit\"", "\"variations\"", "\"plural\"", "\"device\"",
    "\"other\"", "\"few\"",
    "\"substitutions\"", "\"argNum\"", "\"formatSpecifier\"", "\"%#@a@\"", "\"%1$lld %@\"",
    "\"%arg\"", "\"state\"",
    "\"\"", "Text", "String", "localized", "LocalizedStringKey", "LocalizedStringResource",
    "NSLocalizedString",
    "comment:", "table:", "bundle:", "func ", "let ", "extension ", "struct A {",
    "typealias A = A\n", "protocol ",
    "@A", "some ", "-> ", "{ $0 }", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "\u{FEFF}", "é",
    "\u{0}", "**", "*",
    "msgid ", "msgstr ", "msgctxt ", "msgid_plural ", "msgstr[0] ", "&a", "*a", "- ", "? ", "|\n",
  ].map { Array($0.utf8) }

  private static let markupWords: [[UInt8]] = [
    "<a>", "</a>", "<a/>", "<a b=\"c\">", "<!--", "-->", "<![CDATA[", "]]>",
    "<?xml version=\"1.0\"?>", "&amp;", "&#x41;",
    "&#xD800;", "&a;", "<!DOCTYPE a [<!ENTITY a \"b\">]>", "<source>", "</source>", "<target>",
    "</target>", "<g id=\"1\">",
    "</g>", "<x id=\"1\"/>", "<mrk mtype=\"protected\">", "<trans-unit id=\"a\">", "</trans-unit>",
    "<string name=\"a\">",
    "</string>", "<plurals name=\"a\">", "<item quantity=\"other\">", "</item>", "<dict>",
    "</dict>", "<key>", "</key>",
    "<array>", "<data>", "%1$@", "%#@a@", "\u{FEFF}", "\u{0}", "\n", "xml:space=\"preserve\"",
    "xmlns:a=\"b\"", "a:",
  ].map { Array($0.utf8) }

  // MARK: Chance

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random(elements.count)]
  }

  /// A number from 0 up to `limit` (SplitMix64).
  private mutating func random(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }
}
