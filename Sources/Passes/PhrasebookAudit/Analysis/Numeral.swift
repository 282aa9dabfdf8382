import PhrasebookModel

/// A number written in digits, without the marks that languages group them by.
struct Numeral {
  /// The digits as 0 to 9.
  var digits: String
  /// As it is written.
  var text: String
  var range: Range<Int>

  /// The numbers of a text, those in placeholders, tags and addresses left out.
  static func all(in string: AuditedString) -> [Numeral] {
    guard string.features.contains(.digit) || string.features.contains(.wide) else { return [] }
    var hidden = string.placeholders.filter { $0.kind != .incomplete }.map(\.range)
    hidden += string.markup.tags.map(\.range) + string.markup.links
    hidden += string.addresses.links.map(\.range) + string.addresses.mails.map(\.range)
    hidden += string.parameters.map(\.range)
    var found: [Numeral] = []
    var digits = ""
    var start = 0
    var end = 0
    var isWord = false
    var index = 0
    func close() {
      if !digits.isEmpty, !isWord {
        found.append(Numeral(digits: digits, text: string.part(start..<end), range: start..<end))
      }
      digits = ""
    }
    while found.count < AuditedString.mostMarks, let (scalar, next) = string.bytes.scalar(at: index)
    {
      if let covered = hidden.first(where: { $0.contains(index) }) {
        close()
        isWord = false
        index = max(covered.upperBound, next)
        continue
      }
      if let value = scalar.digit {
        if digits.isEmpty { start = index }
        digits += "\(value)"
        end = next
      } else if !digits.isEmpty, isGroup(scalar), end == index,
        let (after, _) = string.bytes.scalar(at: next), after.digit != nil
      {
        // 1,000 and 3.5 are one number each.
      } else {
        close()
        isWord = scalar.properties.isAlphabetic && scalar.value < 0x2E80
      }
      index = next
    }
    close()
    return found
  }

  private static func isGroup(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", "\u{A0}", "\u{202F}", "٫", "٬": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any script.
  var digit: Int? {
    if value < 0x80 { return value >= 0x30 && value <= 0x39 ? Int(value - 0x30) : nil }
    guard properties.generalCategory == .decimalNumber else { return nil }
    return properties.numericValue.map { Int($0) }
  }
}
