import PhrasebookModel

extension AuditedString {
  /// The `${name}` of the text.
  var parameters: [(name: String, range: Range<Int>)] {
    guard features.contains(.dollar), features.contains(.bracket) else { return [] }
    return TextParameters.ranges(in: bytes, limit: Self.mostMarks).map { range in
      (part(range.lowerBound + 2..<range.upperBound - 1), range)
    }
  }

  /// The `^[…](inflect: true)` of the text. One that is not whole lacks its attributes, or has
  /// unknown ones; one that is off has `inflect: false`; one that agrees has an attribute such as
  /// `agreeWithArgument: 1`.
  var inflections: [(range: Range<Int>, isWhole: Bool, isOff: Bool, agrees: Bool)] {
    guard features.contains(.caret), features.contains(.bracket) else { return [] }
    var found: [(range: Range<Int>, isWhole: Bool, isOff: Bool, agrees: Bool)] = []
    var index = 0
    while index + 1 < bytes.count, found.count < Self.mostMarks {
      if bytes[index] == UInt8(ascii: "^"), bytes[index + 1] == UInt8(ascii: "[") {
        let close = bytes[index...].firstIndex(of: UInt8(ascii: "]"))
        let rest = close.map { part($0 + 1..<min($0 + 400, bytes.count)) } ?? ""
        let agrees = rest.prefix { $0 != ")" }.contains(exactly: "agreeWith")
        found.append(
          (index..<index + 2, rest.beginsWithAttributes, rest.switchesInflectionOff, agrees))
        guard let close else { break }
        index = close
      }
      index += 1
    }
    return found
  }
}

extension AuditedString {
  /// The brackets after `^[…]`, and braces: names and values for a program.
  var attributes: [Range<Int>] {
    guard features.contains(.bracket) else { return [] }
    var found: [Range<Int>] = []
    for inflection in inflections {
      let rest = bytes[inflection.range.upperBound...]
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")), close + 1 < bytes.count,
        bytes[close + 1] == UInt8(ascii: "("),
        let end = bytes[close...].prefix(400).firstIndex(of: UInt8(ascii: ")"))
      else { continue }
      found.append(close..<end + 1)
    }
    var index = 0
    while found.count < Self.mostMarks, let open = bytes[index...].firstIndex(of: UInt8(ascii: "{"))
    {
      index = open + 1
      guard let end = bytes[open...].prefix(400).firstIndex(of: UInt8(ascii: "}")) else { continue }
      found.append(open..<end + 1)
      index = end + 1
    }
    return found
  }
}

extension String {
  /// Whether it begins with attributes in brackets in which `inflect` is true or false.
  fileprivate var beginsWithAttributes: Bool {
    guard hasPrefix("("), let end = firstIndex(of: ")") else { return false }
    let attributes = self[index(after: startIndex)..<end].filter { !$0.isWhitespace }
    guard attributes.contains(":") else { return false }
    guard let name = attributes.range(of: "inflect:") else {
      // Other names are an app's own; one that begins so is misspelled.
      return !attributes.split(separator: ",").contains { part in
        part.hasPrefix("inf") && !part.hasPrefix("inflection")
      }
    }
    let value = attributes[name.upperBound...].prefix { $0.isLetter }
    return value == "true" || value == "false"
  }

  /// Whether the attributes at the start contain `inflect: false`.
  fileprivate var switchesInflectionOff: Bool {
    prefix { $0 != ")" }.filter { !$0.isWhitespace }.contains(exactly: "inflect:false")
  }
}

extension LanguageTraits {
  /// Languages whose grammar Apple's automatic agreement supports.
  var isInflected: Bool {
    [
      "en", "es", "fr", "de", "it", "pt", "hi", "ko", "tr", "ar", "nl", "he", "da", "nb", "sv",
      "pl",
    ]
    .contains(base)
  }
}
