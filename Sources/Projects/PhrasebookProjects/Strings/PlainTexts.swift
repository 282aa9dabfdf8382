/// The string literals of a source, without asking what they are for, and the lines that only
/// developers build.
///
/// Swift, Objective-C and C are near enough to each other for this. Comments are passed over.
struct PlainTexts {
  /// One literal: its text, with `%@` where it has an interpolation.
  struct Text {
    package var value: String
    package var line: Int
    package var column: Int
  }

  var texts: [Text] = []
  package private(set) var names = DeclaredNames()
  /// The lines between `#if DEBUG` and what ends it, those behind `// MARK: Debug` up to the next
  /// mark, and those of a declaration whose name says so: `func buildDebugMenu()`.
  package private(set) var debugLines: Set<Int> = []

  /// The lines that are built for some systems alone: between `#if os(…)` and what ends it.
  package private(set) var platformLines: Set<Int> = []

  // What PlainTexts+Literals moves on in, too.
  let bytes: [UInt8]
  var index = 0
  var line = 1
  var lineStart = 0
  var depth = 0
  private var conditions = BuildConditions()

  /// Whether the last mark says that what follows is for developers.
  private var isMarkedDebug = false

  /// The last line with a `#`: no more than the first of a line begins a directive.
  private var hashLine = 0

  /// Deeper interpolations than anybody writes are not looked into.
  static let deepest = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
  }

  func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  mutating func advance() {
    if byte() == 0x0A {
      line += 1
      lineStart = index + 1
      if isMarkedDebug || names.isForDevelopers || conditions.areForDevelopers {
        debugLines.insert(line)
      }
      if conditions.areForPlatform { platformLines.insert(line) }
    }
    index += 1
  }

  mutating func step() {
    switch byte() {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
      let start = index
      while index < bytes.count, byte() != 0x0A { index += 1 }
      mark(bytes[start..<index])
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): comment()
    case UInt8(ascii: "\""): literal(hashes: 0)
    case UInt8(ascii: "#"):
      var hashes = 0
      while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
      if byte(hashes) == UInt8(ascii: "\"") {
        literal(hashes: hashes)
      } else {
        if depth == 0 { directive() }
        index += hashes
        if bytes[index...].starts(with: "Preview".utf8) { names.preview() }
      }
    case UInt8(ascii: "{"):
      names.openBrace()
      if names.isForDevelopers { debugLines.insert(line) }
      advance()
    case UInt8(ascii: "}"):
      names.closeBrace(line: line)
      advance()
    case let byte where byte.isNamePart:
      let start = index
      while index < bytes.count, self.byte().isNamePart { index += 1 }
      names.word(bytes[start..<index], line: line)
    default: advance()
    }
  }

  /// `// MARK: - Debug menu`, which parts a file for its readers.
  private mutating func mark(_ comment: ArraySlice<UInt8>) {
    let text = comment.drop { $0 == UInt8(ascii: "/") || $0 == 0x20 }
    guard text.starts(with: "MARK:".utf8) else { return }
    isMarkedDebug = String(decoding: text.dropFirst(5), as: UTF8.self)
      .split { !$0.isLetter }.contains { ["debug", "debugging"].contains($0.lowercased()) }
  }

  private mutating func comment() {
    var open = 0
    while index < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        open += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        open -= 1
        index += 2
        if open == 0 { return }
      } else {
        advance()
      }
    }
  }

  /// `#if DEBUG` and its relatives, where they begin a line.
  private mutating func directive() {
    guard hashLine != line else { return }
    hashLine = line
    let start = index
    guard bytes[lineStart..<start].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    conditions.read(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

extension UInt8 {
  /// True for what names are made of, as far as ASCII goes.
  fileprivate var isNamePart: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "_")
  }
}
