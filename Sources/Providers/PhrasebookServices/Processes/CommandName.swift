/// The name of a command in messages: its program, and its script if any. The other arguments are not
/// shown, because they may contain a key.
struct CommandName {
  /// The program: `sed`, `python3`.
  let program: String
  /// With the script: `python3 translate.py`.
  let title: String

  init(_ command: String) {
    var words = Self.words(of: command)[...]
    // Variables that are set for the command: their values may be secret.
    words = words.drop(while: Self.isAssignment)
    program = Self.file(words.first ?? "")
    let script = Self.file(words.dropFirst().first ?? "")
    title = Self.isScript(script) ? "\(program) \(script)" : program
  }

  /// The last part of a path.
  private static func file(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func isAssignment(_ word: String) -> Bool {
    guard let end = word.firstIndex(of: "="), let first = word.first, first != "=",
      !first.isNumber
    else {
      return false
    }
    return word[..<end].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// Whether a word is a name such as `translate.py`.
  private static func isScript(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), !word.hasPrefix("-"), dot > word.startIndex else {
      return false
    }
    return scripts.contains(String(word[dot...].dropFirst())) && word.count <= 40
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) }
  }

  /// Extensions of scripts.
  private static let scripts: Set<String> = [
    "bash", "cjs", "go", "jar", "js", "lua", "mjs", "php", "pl", "ps1", "py", "r", "rb", "sh",
    "swift", "tcl", "ts", "zsh",
  ]

  /// Splits a shell command into words, respecting quotes.
  private static func words(of command: String) -> [String] {
    var words: [String] = []
    var word = ""
    var quote: Character?
    var isEscaped = false
    for character in command.prefix(4_096) {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character.isWhitespace || ";|&".contains(character) {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
