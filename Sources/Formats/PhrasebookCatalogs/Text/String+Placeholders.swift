package import PhrasebookModel

extension String {
  /// The text with its placeholders replaced; nil keeps a placeholder.
  package func replacingPlaceholders(_ change: (FormatPlaceholder) -> String?) -> String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    let bytes = Array(utf8)
    var out: [UInt8] = []
    var start = 0
    for placeholder in FormatPlaceholder.all(in: bytes) {
      guard let text = change(placeholder) else { continue }
      out += bytes[start..<placeholder.range.lowerBound]
      out += text.utf8
      start = placeholder.range.upperBound
    }
    out += bytes[start...]
    return String(decoding: out, as: UTF8.self)
  }

  /// The places for arguments, in order.
  package var placeholders: [FormatPlaceholder] {
    guard utf8.contains(UInt8(ascii: "%")) else { return [] }
    return FormatPlaceholder.all(in: self)
  }
}

extension String {
  /// The numbers that the text shows: the argument of each, from 1, and how it is passed.
  package var shownNumbers: [(number: Int, type: String)] {
    var next = 1
    var found: [(number: Int, type: String)] = []
    for placeholder in placeholders {
      let number = placeholder.position ?? next
      if placeholder.kind == .substitution {
        if placeholder.position == nil { next += 1 }
        continue
      }
      guard placeholder.kind == .argument else { continue }
      if placeholder.position == nil { next += placeholder.turns }
      if placeholder.isNumber { found.append((number, placeholder.numberType)) }
    }
    return found
  }
}

extension FormatPlaceholder {
  /// Whether the argument is a number.
  package var isNumber: Bool {
    guard kind == .argument, let conversion else { return false }
    return "dDiuUxXoOfFeEgGaA".contains(conversion)
  }

  /// The precision, the length and the conversion, without flags and width: `lld` of `+5lld`.
  package var numberType: String { String(body.drop { "-+0#'*123456789".contains($0) }) }

  /// The number of arguments that it takes in turn: a width or precision may be one too.
  package var turns: Int { kind == .argument ? 1 + body.count { $0 == "*" } : 0 }
}
