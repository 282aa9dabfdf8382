import PhrasebookModel
import TestSupport

/// A random catalog as a file: its text in a random style, and the place of each name in it.
struct StyledCatalog {
  /// The style of a file's JSON; the same throughout a file, as tools write it.
  struct Style {
    var colon = " : "
    var indent = "  "
    var newline = "\n"
    var empty = ""
    var comma = ", "
    var padding = ""
    /// From this depth on, containers are on one line.
    var oneLineDepth = Int.max
    var escapesSlash = false
    var escapesNonASCII = false
    var hasFinalNewline = false
    var hasByteOrderMark = false
    /// Whether a comma begins the line of the part after it.
    var isCommaFirst = false

    init(_ random: inout SeededGenerator) {
      colon = random.pick([" : ", ": ", ":", " :", "  :  ", "\t:\t"]) ?? colon
      indent = random.pick(["  ", "    ", "\t", "", " ", "   "]) ?? indent
      newline = random.chance(0.2) ? "\r\n" : "\n"
      empty = random.pick(["", " ", newline + newline, newline]) ?? empty
      comma = random.pick([", ", ",", " , "]) ?? comma
      padding = random.pick(["", " "]) ?? padding
      oneLineDepth = random.pick([.max, .max, 0, 1, 2, 3, 4, 5]) ?? .max
      escapesSlash = random.chance(0.2)
      escapesNonASCII = random.chance(0.2)
      hasFinalNewline = random.chance(0.5)
      hasByteOrderMark = random.chance(0.1)
      isCommaFirst = random.chance(0.1)
    }
  }

  let style: Style
  private(set) var text = ""
  /// The line and the column of each name, by the names that lead to it; not of those in arrays.
  private(set) var places: [(path: [String], line: Int, column: Int)] = []
  private var line = 1
  private var column = 1

  init(_ value: JSONValue, _ style: Style) {
    self.style = style
    if style.hasByteOrderMark { emit("\u{FEFF}") }
    append(value, path: [], depth: 0)
    if style.hasFinalNewline { emit(style.newline) }
  }

  var bytes: [UInt8] { Array(text.utf8) }

  private mutating func emit(_ piece: String) {
    text += piece
    for byte in piece.utf8 {
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
  }

  private mutating func append(_ value: JSONValue, path: [String]?, depth: Int) {
    switch value {
    case .null: emit("null")
    case .bool(let flag): emit(flag ? "true" : "false")
    case .number(let digits): emit(digits)
    case .string(let text): emit(quoted(text))
    case .array(let values):
      appendParts(values, "[", "]", depth: depth) { file, value in
        file.append(value, path: nil, depth: depth + 1)
      }
    case .object(let members):
      appendParts(Array(members), "{", "}", depth: depth) { file, member in
        let path = path.map { $0 + [member.name] }
        if let path { file.places.append((path, file.line, file.column)) }
        file.emit(file.quoted(member.name) + file.style.colon)
        file.append(member.value, path: path, depth: depth + 1)
      }
    }
  }

  private mutating func appendParts<Part>(
    _ parts: [Part], _ open: String, _ close: String, depth: Int,
    _ append: (inout Self, Part) -> Void
  ) {
    let isOneLine = depth >= style.oneLineDepth
    func line(_ depth: Int) -> String {
      isOneLine ? style.padding : style.newline + String(repeating: style.indent, count: depth)
    }
    emit(open)
    guard !parts.isEmpty else {
      if !isOneLine { emit(style.empty) }
      return emit(close)
    }
    for (index, part) in parts.enumerated() {
      let isCommaFirst = style.isCommaFirst && !isOneLine && index > 0
      if index > 0, !isCommaFirst { emit(isOneLine ? style.comma : ",") }
      if index == 0 || !isOneLine { emit(isCommaFirst ? line(depth) + ", " : line(depth + 1)) }
      append(&self, part)
    }
    emit(line(depth))
    emit(close)
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "/": result += style.escapesSlash ? "\\/" : "/"
      case _ where scalar.value < 0x20 || style.escapesNonASCII && scalar.value >= 0x80:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
