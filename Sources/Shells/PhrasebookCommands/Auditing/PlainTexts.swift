/// The string literals of a source, without asking what they are for, and the lines that only
/// developers build.
///
/// Swift, Objective-C and C are near enough to each other for this. Comments are passed over.
struct PlainTexts {
  /// One literal: its text, with `%@` where it has an interpolation.
  struct Text {
    var value: String
    var line: Int
    var column: Int
  }

  /// A function or a type with a body: its name, and the lines from there to its end.
  struct Declaration {
    var name: UInt32
    var lines: ClosedRange<Int>
  }

  /// A name that is read or written somewhere.
  struct Mention {
    var name: UInt32
    var line: Int32
  }

  private(set) var texts: [Text] = []
  /// Functions and types, in the order in which they end.
  private(set) var declarations: [Declaration] = []
  /// Every name in the order of the lines, those of declarations among them.
  private(set) var mentions: [Mention] = []
  /// The lines between `#if DEBUG` and what ends it, those behind `// MARK: Debug` up to the next
  /// mark, and those of a declaration whose name says so: `func buildDebugMenu()`.
  private(set) var debugLines: Set<Int> = []

  /// The lines that are built for some systems alone: between `#if os(…)` and what ends it.
  private(set) var platformLines: Set<Int> = []

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0
  /// For each `#if` around a line, whether it is built for developers alone.
  private var conditions: [Bool?] = []
  /// For each of them, whether it asks for a system.
  private var platforms: [Bool] = []

  /// How many braces are open, and within how many of them a declaration for developers began.
  private var braces = 0
  private var debugBraces: Int?
  /// The last word where it begins a declaration; whether the last declaration's name is a developer's.
  private var declaring: Keyword?
  private var namesDebug = false
  /// The declaration whose body is to come, and those whose bodies are open.
  private var pending: (name: UInt32, line: Int)?
  private var open: [(name: UInt32, line: Int, braces: Int)] = []

  /// Whether the last mark says that what follows is for developers.
  private var isMarkedDebug = false

  /// The last line with a `#`: no more than the first of a line begins a directive.
  private var hashLine = 0

  /// Deeper interpolations than anybody writes are not looked into.
  private static let deepest = 32

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { step() }
  }

  private func byte(_ ahead: Int = 0) -> UInt8 {
    index + ahead < bytes.count ? bytes[index + ahead] : 0
  }

  private mutating func advance() {
    if byte() == 0x0A {
      line += 1
      lineStart = index + 1
      if isMarkedDebug || debugBraces != nil || conditions.contains(true) {
        debugLines.insert(line)
      }
      if platforms.contains(true) { platformLines.insert(line) }
    }
    index += 1
  }

  private mutating func step() {
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
        if bytes[index...].starts(with: "Preview".utf8) { namesDebug = true }
      }
    case UInt8(ascii: "{"):
      braces += 1
      if namesDebug, debugBraces == nil {
        debugBraces = braces
        debugLines.insert(line)
      }
      namesDebug = false
      if let pending { open.append((pending.name, pending.line, braces)) }
      pending = nil
      advance()
    case UInt8(ascii: "}"):
      if debugBraces == braces { debugBraces = nil }
      while let last = open.last, last.braces >= braces {
        declarations.append(Declaration(name: last.name, lines: last.line...max(last.line, line)))
        open.removeLast()
      }
      pending = nil
      braces -= 1
      namesDebug = false
      advance()
    case let byte where byte.isNamePart: word()
    default: advance()
    }
  }

  /// A name or a keyword.
  private mutating func word() {
    let start = index
    while index < bytes.count, byte().isNamePart { index += 1 }
    let name = Self.hash(bytes[start..<index])
    guard let keyword = declaring else {
      declaring = Self.declaring[name]
      if declaring == nil { mentions.append(Mention(name: name, line: Int32(line))) }
      return
    }
    declaring = nil
    mentions.append(Mention(name: name, line: Int32(line)))
    namesDebug = String(decoding: bytes[start..<index], as: UTF8.self).namesDebug
    if keyword.hasBody { pending = (name, line) }
  }

  /// A number for a name: two names with one number only make a text look used in more places.
  private static func hash(_ name: ArraySlice<UInt8>) -> UInt32 {
    name.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// The words that begin a declaration, and whether a body belongs to it in any case.
  private static let declaring: [UInt32: Keyword] = Dictionary(
    uniqueKeysWithValues: [
      ("func", true), ("class", true), ("struct", true), ("enum", true), ("extension", true),
      ("actor", true), ("var", false),
    ].map { (hash(Array($0.0.utf8)[...]), Keyword(hasBody: $0.1)) })

  private struct Keyword { var hasBody: Bool }

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
    let words = String(decoding: bytes[start..<end], as: UTF8.self)
    if words.hasPrefix("#if") {
      conditions.append(Self.isDebug(words))
      platforms.append(Self.isOfPlatform(words))
    } else if words.hasPrefix("#elseif") || words.hasPrefix("#elif"), !conditions.isEmpty {
      conditions[conditions.count - 1] = Self.isDebug(words)
    } else if words.hasPrefix("#else"), let last = conditions.last {
      conditions[conditions.count - 1] = last.map { !$0 }
    } else if words.hasPrefix("#endif") {
      _ = conditions.popLast()
      _ = platforms.popLast()
    }
  }

  /// Whether a condition asks for a system.
  private static func isOfPlatform(_ condition: String) -> Bool {
    ["os(", "canImport(", "targetEnvironment("].contains { condition.contains($0) }
  }

  /// Whether a condition asks for a build for developers; false for the reverse, nil for another.
  private static func isDebug(_ condition: String) -> Bool? {
    let words = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "!" }
    // `DEBUG || REVIEW` names two builds for developers, `DEBUG || os(macOS)` does not.
    let isBuildAlone = words.dropFirst().allSatisfy {
      $0.allSatisfy { $0.isUppercase || $0 == "_" }
    }
    if words.contains("DEBUG"), isBuildAlone || !condition.contains("||") { return true }
    return words.contains("!DEBUG") && !condition.contains("&&") ? false : nil
  }

  /// A literal, from its first quote or hash on.
  private mutating func literal(hashes: Int) {
    var text = Text(value: "", line: line, column: index - lineStart + 1)
    index += hashes + 1
    let isLong = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isLong { index += 2 }
    let quotes = isLong ? 3 : 1
    var value: [UInt8] = []
    while index < bytes.count {
      if isEnd(quotes: quotes, hashes: hashes) {
        index += quotes + hashes
        if isLong { value = Self.unindented(value) }
        text.value = String(decoding: value, as: UTF8.self)
        texts.append(text)
        return
      }
      if byte() == 0x0A, !isLong { return }
      guard byte() == UInt8(ascii: "\\"), isEscape(hashes: hashes) else {
        value.append(byte())
        advance()
        continue
      }
      index += 1 + hashes
      escape(into: &value)
    }
  }

  private func isEnd(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(quotes + $0) == UInt8(ascii: "#") }
  }

  private func isEscape(hashes: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(1 + $0) == UInt8(ascii: "#") }
  }

  private mutating func escape(into value: inout [UInt8]) {
    let sign = byte()
    switch sign {
    case UInt8(ascii: "("):
      value += Array("%@".utf8)
      interpolation()
      return
    case UInt8(ascii: "n"): value.append(0x0A)
    case UInt8(ascii: "t"): value.append(0x09)
    case UInt8(ascii: "r"): value.append(0x0D)
    case UInt8(ascii: "0"): value.append(0)
    case UInt8(ascii: "u") where byte(1) == UInt8(ascii: "{"):
      let digits = bytes[(index + 2)...].prefix(9).prefix { $0 != UInt8(ascii: "}") }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      if let scalar = number.flatMap(Unicode.Scalar.init) { value += Array(String(scalar).utf8) }
      index = min(index + digits.count + 2, bytes.count)
    case 0x0A: break
    default: value.append(sign)
    }
    if index < bytes.count { advance() }
  }

  /// What stands between the brackets of an interpolation; its own literals count, too.
  private mutating func interpolation() {
    var open = 0
    depth += 1
    defer { depth -= 1 }
    while index < bytes.count {
      switch byte() {
      case UInt8(ascii: "("):
        open += 1
        index += 1
      case UInt8(ascii: ")"):
        open -= 1
        index += 1
        if open == 0 { return }
      case UInt8(ascii: "\"") where depth > Self.deepest: index += 1
      default: step()
      }
    }
  }

  /// A text of several lines without the line breaks at its quotes and the spaces before the last.
  private static func unindented(_ value: [UInt8]) -> [UInt8] {
    var lines = value.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), last.allSatisfy({ $0 == 0x20 || $0 == 0x09 })
    else { return value }
    return lines.dropFirst().map { line in
      line.starts(with: last) ? line.dropFirst(last.count) : line
    }.joined(separator: [0x0A]).map { $0 }
  }
}

extension String {
  /// True for a name with the word Debug in it, `DebugMenu`, `setUpDebug`, `debugView`, and for those of
  /// previews and mocks.
  fileprivate var namesDebug: Bool {
    if hasSuffix("_Previews") || hasPrefix("Mock") { return true }
    let start = hasPrefix("debug") ? startIndex : firstRange(of: "Debug")?.lowerBound
    guard let start else { return false }
    // Not a debugger, nor what is debugged.
    return self[start...].dropFirst(5).first.map { !$0.isLowercase } ?? true
  }
}

extension UInt8 {
  /// True for what names are made of, as far as ASCII goes.
  fileprivate var isNamePart: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
      || self == UInt8(ascii: "_")
  }
}
