import Phrasebook
import PhrasebookModel

/// Reads the text format of property lists: bytes in, a value or the place of the first mistake out.
///
/// A reader of our own, since Foundation's takes a second for a large project; and another than that of
/// tables, `PropertyListFile`, which keeps each value's place and comment, takes an empty file for an
/// empty table, and refuses words that need quotation marks. A project has none of this.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private let file: String
  private static let maximumDepth = 64

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// The value that the whole file is.
  static func read(_ bytes: [UInt8], file: String) throws(ScopeFailure) -> PropertyList {
    var reader = PropertyListReader(bytes, file: file)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.failure("something follows the end of the property list")
    }
    return value
  }

  private mutating func value(depth: Int) throws(ScopeFailure) -> PropertyList {
    guard depth < PropertyListReader.maximumDepth else {
      throw failure("it is nested more than \(PropertyListReader.maximumDepth) levels deep")
    }
    try skipSpace()
    switch peek {
    case UInt8(ascii: "{"): return try table(depth: depth)
    case UInt8(ascii: "("): return try list(depth: depth)
    case UInt8(ascii: "<"): return try data()
    default: return .text(try text())
    }
  }

  private mutating func table(depth: Int) throws(ScopeFailure) -> PropertyList {
    position += 1
    var members: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if take(UInt8(ascii: "}")) { return .table(members) }
      let name = try text()
      try skipSpace()
      guard take(UInt8(ascii: "=")) else { throw failure("= is missing after \(name)") }
      members[name] = try value(depth: depth + 1)
      try skipSpace()
      guard take(UInt8(ascii: ";")) || peek == UInt8(ascii: "}") else {
        throw failure("the value of \(name) has no ; behind it; add it")
      }
    }
  }

  private mutating func list(depth: Int) throws(ScopeFailure) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      try skipSpace()
      if take(UInt8(ascii: ")")) { return .list(values) }
      values.append(try value(depth: depth + 1))
      try skipSpace()
      guard take(UInt8(ascii: ",")) || peek == UInt8(ascii: ")") else {
        throw failure("a comma or ) is missing in a list")
      }
    }
  }

  private mutating func data() throws(ScopeFailure) -> PropertyList {
    while let byte = peek {
      position += 1
      if byte == UInt8(ascii: ">") { return .text("") }
    }
    throw failure("> is missing at the end of data")
  }

  private mutating func text() throws(ScopeFailure) -> String {
    guard let first = peek else { throw failure("the file ends too early") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte = peek, PropertyListReader.isPlain(byte) { position += 1 }
    guard position > start else {
      throw failure("a value is missing; is there a merge conflict in the file?")
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(ScopeFailure) -> String {
    position += 1
    var content: [UInt8] = []
    while let byte = peek {
      position += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        escape(into: &content)
      } else {
        content.append(byte)
      }
    }
    throw failure("a closing quotation mark is missing")
  }

  private mutating func escape(into content: inout [UInt8]) {
    guard let byte = peek else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): content.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"):
      var code: UInt32 = 0
      var digits = 0
      while digits < 4, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
        code = code * 16 + UInt32(digit)
        position += 1
        digits += 1
      }
      content += Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
    default: content.append(byte)
    }
  }

  private mutating func skipSpace() throws(ScopeFailure) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while let byte = peek, byte != 0x0A { position += 1 }
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        position += 2
        while peek != nil, !(peek == UInt8(ascii: "*") && next == UInt8(ascii: "/")) {
          position += 1
        }
        guard peek != nil else { throw failure("*/ is missing at the end of a comment") }
        position += 2
      default: return
      }
    }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }

  private func failure(_ reason: Phrase) -> ScopeFailure {
    let before = bytes.prefix(position)
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return ScopeFailure(
      Diagnostic(
        .error, "the project cannot be read: \(reason)",
        at: Location(file: file, line: line, column: position - start + 1)))
  }
}
