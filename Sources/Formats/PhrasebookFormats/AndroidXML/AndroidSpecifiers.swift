internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// Places for arguments as Java's formatter spells them (java.util.Formatter), and as Foundation
/// does.
///
/// `%@` is `%s` and `%lld` is `%d`, without further marks; other specifiers that would not survive
/// in Java's spelling are wrapped in `<xliff:g id="…">`, whose id is Foundation's.
enum AndroidSpecifiers {
  /// A stretch of a text on its way into XML.
  enum Piece: Equatable {
    case text(String)
    /// A placeholder in Java's spelling, with Foundation's if that has more information.
    case place(String, apple: String?)
  }

  /// The pieces of a text; nil if Java cannot represent a placeholder.
  ///
  /// - Parameter own: The argument of `%arg`, a number and a specifier.
  static func pieces(of text: String, key: String, own: (Int, String)? = nil) -> [Piece]? {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    var next = 1
    func cut(_ end: Int) {
      if start < end { pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    var labels = LabelNumbers()
    labels.read(key)
    for place in text.placeholders {
      let apple = String(decoding: bytes[place.range], as: UTF8.self)
      let java: String
      switch place.kind {
      case .percent, .incomplete: continue
      case .substitution: return nil
      case .count:
        guard let own, let body = javaBody(own.1) else { return nil }
        java = "%\(own.0)$\(body)"
      case .argument:
        guard let body = javaBody(place.body) else { return nil }
        if place.name != nil {
          let numbered = labels.numbered(apple)
          java = "\(numbered.prefix { $0 != "$" })$\(body)"
        } else {
          java = place.position.map { "%\($0)$\(body)" } ?? "%\(body)"
          if place.position == nil { next += 1 }
        }
      }
      cut(place.range.lowerBound)
      pieces.append(.place(java, apple: self.apple(java) == apple ? nil : apple))
      start = place.range.upperBound
    }
    cut(bytes.count)
    return pieces
  }

  /// The part after the percent sign and the position, in Java's spelling.
  private static func javaBody(_ body: String) -> String? {
    guard let conversion = body.last, !body.contains("*") else { return nil }
    let decoration = String(body.prefix { "-+0#'.123456789".contains($0) })
      .replacing("'", with: ",")
    switch conversion {
    case "@", "s", "S": return decoration + "s"
    case "d", "D", "i", "u", "U": return decoration.contains(".") ? nil : decoration + "d"
    case "x", "X", "o", "f", "e", "E", "g", "G", "a", "A", "c":
      return decoration + String(conversion)
    case "O": return decoration + "o"
    case "F": return decoration + "f"
    case "C": return decoration + "c"
    default: return nil
    }
  }

  /// A place in Foundation's spelling; nil for one that Foundation does not know, such as `%tY`.
  static func apple(_ java: String) -> String? {
    var rest = java.dropFirst()
    var position = ""
    let digits = rest.prefix { $0.isNumber && $0.isASCII }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = "\(digits)$"
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let conversion = rest.last else { return nil }
    let decoration = rest.dropLast()
    guard decoration.allSatisfy({ "-+0#,.123456789".contains($0) }) else { return nil }
    let flags = String(decoration).replacing(",", with: "'")
    switch conversion {
    case "s": return "%\(position)\(flags)@"
    case "d": return "%\(position)\(flags)lld"
    case "x", "X", "o", "f", "e", "E", "g", "G", "a", "A", "c":
      return "%\(position)\(flags)\(conversion)"
    default: return nil
    }
  }

  /// A text with Foundation's places for Java's.
  static func read(_ text: String) -> String {
    guard text.hasByte(UInt8(ascii: "%")) else { return text }
    var out = ""
    // By scalars: a vowel sign may follow that joins the letter before it.
    var rest = text.unicodeScalars[...]
    while let percent = rest.firstIndex(of: "%") {
      out += String(rest[..<percent])
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        out += "%%"
        rest = rest.dropFirst()
        continue
      }
      let decoration = rest.prefix { "-+0#,.123456789$".unicodeScalars.contains($0) }
      let body = rest.dropFirst(decoration.count)
      guard let conversion = body.first,
        let apple = apple("%\(String(decoration))\(conversion)")
      else {
        out += "%"
        continue
      }
      out += apple
      rest = body.dropFirst()
    }
    return out + String(rest)
  }

  /// Whether Android's compiler would refuse the text without a message: several places that are
  /// taken in turn, or percent signs that it takes for some.
  static func isTakenInTurn(_ text: String, _ unit: ExchangeUnit) -> Bool {
    let text = MixedArguments.numbered(text, key: unit.key) ?? text
    let pieces = pieces(of: text, key: unit.key) ?? [.text(text)]
    let shown = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .place(let java, _): java
      }
    }
    return isRefused(shown.joined())
  }

  /// Whether `aapt2` takes a text for a format with several arguments of which one has no position: a
  /// percent sign counts, unless another one or an `n` follows it.
  private static func isRefused(_ text: String) -> Bool {
    var (count, isInTurn) = (0, false)
    var rest = text.utf8[...]
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[percent...].dropFirst()
      guard let first = rest.first else { break }
      if first == UInt8(ascii: "%") || first == UInt8(ascii: "n") {
        rest.removeFirst()
        continue
      }
      count += 1
      let digits = rest.prefix(while: \.isDigit)
      if digits.isEmpty || rest[digits.endIndex...].first != UInt8(ascii: "$") { isInTurn = true }
    }
    return count > 1 && isInTurn
  }
}
