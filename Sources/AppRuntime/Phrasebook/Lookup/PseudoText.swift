/// Text in a language that nobody speaks: `[Ýöûŕ öŕðéŕ···]`. Values, names in `${…}`, tags and the
/// targets of links are left as they are.
enum PseudoText {
  static func of(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    var reader = Reader(text)
    return reader.read()
  }

  private struct Reader {
    var scalars: [Unicode.Scalar]
    var position = 0
    var result = String.UnicodeScalarView()
    var letters = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func read() -> String {
      while position < scalars.count {
        if let end = endOfKept() {
          result.append(contentsOf: scalars[position..<end].lazy.filter(PseudoText.isText))
          position = end
        } else {
          let scalar = scalars[position]
          position += 1
          if scalar.properties.isAlphabetic { letters += 1 }
          result.append(PseudoText.accented[scalar] ?? scalar)
        }
      }
      // A third longer, as translations of short English texts are.
      let longer = String(repeating: "·", count: (letters + 2) / 3)
      return "[\(String(result))\(longer)]"
    }

    /// Where a part that must not change ends, if one starts here.
    private func endOfKept() -> Int? {
      switch scalars[position] {
      case ArgumentMarks.start: return end(ArgumentMarks.end) ?? position + 1
      case "$" where scalar(1) == "{": return end("}")
      case "<" where scalar(1)?.properties.isAlphabetic == true || scalar(1) == "/":
        return end(">")
      case "]" where scalar(1) == "(": return end(")")
      case "&": return endOfEntity()
      default: return nil
      }
    }

    private func scalar(_ offset: Int) -> Unicode.Scalar? {
      position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private func end(_ last: Unicode.Scalar) -> Int? {
      // Bounded, so that many openings without an end cost no more than their number.
      let limit = Swift.min(position + 500, scalars.count)
      return scalars[position..<limit].firstIndex(of: last).map { $0 + 1 }
    }

    /// `&amp;` and `&#39;`, at most ten scalars.
    private func endOfEntity() -> Int? {
      let limit = Swift.min(position + 10, scalars.count)
      guard let last = scalars[position..<limit].firstIndex(of: ";"),
        scalars[(position + 1)..<last].allSatisfy({ $0.isASCII && ($0 == "#" || $0.isWord) })
      else { return nil }
      return last + 1
    }
  }

  private static func isText(_ scalar: Unicode.Scalar) -> Bool {
    scalar != ArgumentMarks.start && scalar != ArgumentMarks.end
  }

  private static let accented: [Unicode.Scalar: Unicode.Scalar] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let changed = "áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
    return Dictionary(
      zip(plain.unicodeScalars, changed.unicodeScalars), uniquingKeysWith: { first, _ in first })
  }()
}

extension Unicode.Scalar {
  fileprivate var isWord: Bool { properties.isAlphabetic || properties.numericType != nil }
}
