/// The functions and types of a source and every name in it, read word by word.
package struct DeclaredNames: Sendable {
  /// A function or a type with a body: its name, and the lines from there to its end.
  package struct Declaration: Sendable {
    package var name: UInt32
    package var lines: ClosedRange<Int>
  }

  /// A name that is read or written somewhere.
  package struct Mention: Sendable {
    package var name: UInt32
    package var line: Int32
  }

  /// Functions and types, in the order in which they end.
  package private(set) var declarations: [Declaration] = []
  /// Every name in the order of the lines, those of declarations among them.
  package private(set) var mentions: [Mention] = []

  /// The number of open braces, and that at the start of each declaration for developers.
  private var braces = 0
  private var debugBraces: Int?
  /// The last word if it begins a declaration; whether the last declaration's name is for
  /// developers.
  private var declaring: Opener?
  private var namesDebug = false
  /// The declaration whose body is to come, and those whose bodies are open.
  private var pending: (name: UInt32, line: Int)?
  private var open: [(name: UInt32, line: Int, braces: Int)] = []

  /// Whether the place is in a declaration whose name marks it as for developers: `func
  /// buildDebugMenu()`.
  var isForDevelopers: Bool { debugBraces != nil }

  /// The text up to the next brace and within it is a preview.
  mutating func preview() { namesDebug = true }

  mutating func openBrace() {
    braces += 1
    if namesDebug, debugBraces == nil { debugBraces = braces }
    namesDebug = false
    if let pending { open.append((pending.name, pending.line, braces)) }
    pending = nil
  }

  mutating func closeBrace(line: Int) {
    if debugBraces == braces { debugBraces = nil }
    while let last = open.last, last.braces >= braces {
      declarations.append(Declaration(name: last.name, lines: last.line...max(last.line, line)))
      open.removeLast()
    }
    pending = nil
    braces -= 1
    namesDebug = false
  }

  /// Takes a name or a keyword, with the hash of it.
  mutating func word(
    _ name: UInt32, _ text: Slice<UnsafeBufferPointer<UInt8>>, line: Int
  ) {
    guard let keyword = declaring else {
      declaring = Self.declaring[name]
      if declaring == nil { mentions.append(Mention(name: name, line: Int32(line))) }
      return
    }
    declaring = nil
    mentions.append(Mention(name: name, line: Int32(line)))
    namesDebug = text.namesDebug
    if keyword.hasBody { pending = (name, line) }
  }

  /// The words that begin a declaration, and whether a body belongs to it in any case.
  private static let declaring: [UInt32: Opener] = Dictionary(
    uniqueKeysWithValues: [
      ("func", true), ("class", true), ("struct", true), ("enum", true), ("extension", true),
      ("actor", true), ("var", false),
    ].map { (NameHash.of($0.0), Opener(hasBody: $0.1)) })

  private struct Opener: Sendable { var hasBody: Bool }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a name contains the word Debug, `DebugMenu`, `setUpDebug`, `debugView`, or is that of
  /// a preview or mock.
  fileprivate var namesDebug: Bool {
    if starts(with: "Mock".utf8) || suffix(9).elementsEqual("_Previews".utf8) { return true }
    let start =
      starts(with: "debug".utf8)
      ? startIndex
      : indices.first { self[$0] == UInt8(ascii: "D") && self[$0...].starts(with: "Debug".utf8) }
    guard let start else { return false }
    // `Debugger` and `debugged` are other words.
    let rest = String(decoding: self[start...].dropFirst(5), as: UTF8.self)
    return rest.first.map { !$0.isLowercase } ?? true
  }
}
