/// The types of a file with their members, and its functions with their lines: read from the text
/// by words and braces, since the sources are of one style.
struct Declarations {
  struct Function: Equatable {
    /// The path of its type and its name, `Outer.Inner.name`.
    var name: String
    var line: Int
    var lineCount: Int
  }

  /// Functions, initializers and the bodies of variables, outside other functions.
  private(set) var functions: [Function] = []
  /// The number of functions, initializers, subscripts and variables of each type and extension,
  /// by the path of the type.
  private(set) var members: [String: Int] = [:]

  /// The declaration that a brace opened.
  private struct Scope {
    enum Kind { case members, function, other }

    var kind: Kind
    var path: String
    var line: Int
    /// The brackets that are open in it.
    var brackets = 0
    /// Whether the line is that of the brace: a variable's value may have arguments before it.
    var startsAtBrace = false
  }

  private var scopes = [Scope(kind: .members, path: "", line: 0)]
  /// The declaration that the next brace opens.
  private var opening: Scope?
  private var line = 1

  /// - Parameter code: The text without comments and literals. Nil if its braces do not match.
  init?(_ code: String) {
    let tokens = Self.tokens(of: code)
    var index = 0
    while index < tokens.count {
      let previous = index > 0 ? tokens[index - 1] : ""
      guard take(tokens, &index, previous: previous) else { return nil }
      index += 1
    }
    guard scopes.count == 1 else { return nil }
  }

  /// Words, names in backticks, and every other character but spaces.
  private static func tokens(of code: String) -> [Substring] {
    let bytes = code.utf8
    var tokens: [Substring] = []
    var index = bytes.startIndex
    func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
    while index < bytes.endIndex {
      var end = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: "`") {
        end = bytes[end...].firstIndex(of: UInt8(ascii: "`")).map(bytes.index(after:)) ?? end
      } else if isWord(bytes[index]) {
        end = bytes[end...].firstIndex { !isWord($0) } ?? bytes.endIndex
      }
      if bytes[index] != UInt8(ascii: " ") { tokens.append(code[index..<end]) }
      index = end
    }
    return tokens
  }

  /// Takes one token, or a declaration's keyword with its name; false for a brace too many.
  private mutating func take(
    _ tokens: [Substring], _ index: inout Int, previous: Substring
  ) -> Bool {
    let last = scopes.count - 1
    switch tokens[index] {
    case "\n": line += 1
    case "(", "[": scopes[last].brackets += 1
    case ")", "]": scopes[last].brackets -= 1
    case "{":
      let isOwn = scopes[last].brackets == 0
      scopes.append((isOwn ? opening : nil) ?? Scope(kind: .other, path: "", line: line))
      if scopes[last + 1].startsAtBrace { scopes[last + 1].line = line }
      if isOwn { opening = nil }
    case "}":
      guard last > 0 else { return false }
      let scope = scopes.removeLast()
      if scope.kind == .function {
        functions.append(
          Function(name: scope.path, line: scope.line, lineCount: line - scope.line + 1))
      }
      if scopes[last - 1].brackets == 0 { opening = nil }
    case let word where scopes[last].kind == .members && scopes[last].brackets == 0:
      if previous != "." { declare(word, tokens, &index) }
    default: break
    }
    return true
  }

  /// Takes the keyword of a declaration and the name behind it.
  private mutating func declare(_ word: Substring, _ tokens: [Substring], _ index: inout Int) {
    let path = scopes[scopes.count - 1].path
    func inside(_ name: Substring) -> String { path.isEmpty ? String(name) : "\(path).\(name)" }
    let next = index + 1 < tokens.count ? tokens[index + 1] : ""
    switch word {
    case "struct", "class", "enum", "protocol", "extension", "actor":
      guard next.first?.isLetter == true || next.first == "`", !Self.keywords.contains(next) else {
        return
      }
      var name = String(next)
      index += 1
      while index + 2 < tokens.count, tokens[index + 1] == "." {
        name += ".\(tokens[index + 2])"
        index += 2
      }
      opening = Scope(kind: .members, path: inside(name[...]), line: line)
    case "func", "var", "let":
      if !path.isEmpty { members[path, default: 0] += 1 }
      opening = Scope(
        kind: .function, path: inside(next), line: line, startsAtBrace: word != "func")
      index += 1
    case "init", "subscript", "deinit":
      if !path.isEmpty { members[path, default: 0] += 1 }
      opening = Scope(kind: .function, path: inside(word), line: line)
    case "case": opening = nil
    default: break
    }
  }

  private static let keywords: Set<Substring> = ["func", "var", "let", "init", "subscript"]
}
