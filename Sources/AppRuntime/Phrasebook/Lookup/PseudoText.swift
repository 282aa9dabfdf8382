/// Text in a pseudo-language, to test layouts with. Values, names in `${…}`, tags, the targets of
/// links and anything between `ArgumentMarks` do not change.
package enum PseudoText {
  /// A way to change a string.
  package enum Style: Sendable {
    /// `[Ýöûŕ öŕðéŕ····]`: accents, brackets, and longer.
    case accented
    /// `[Your order]`: a clipped string lacks a bracket.
    case bounded
    /// Each word from right to left, as Arabic and Hebrew are shown, by Unicode's own controls.
    case rightToLeft
  }

  /// Returns a string in a style.
  package static func of(_ text: String, _ style: Style = .accented) -> String {
    guard !text.isEmpty else { return text }
    var reader = Reader(text, style)
    return reader.read()
  }

  /// Returns the number of letters to add to a string: short strings grow most in translation.
  ///
  /// Source: IBM's guideline for the design of user interfaces in English, as the W3C quotes it in "Text
  /// size in translation"; its lower bounds, halved, since they are the worst case.
  package static func growth(of letters: Int) -> Int {
    let percent =
      switch letters {
      case ...10: 100
      case ...20: 80
      case ...30: 60
      case ...50: 40
      default: 30
      }
    return (letters * percent + 99) / 100
  }

  private struct Reader {
    var scalars: [Unicode.Scalar]
    let style: Style
    var position = 0
    var result = String.UnicodeScalarView()
    var letters = 0
    /// Whether a right-to-left word is open.
    var isInWord = false

    init(_ text: String, _ style: Style) {
      scalars = Array(text.unicodeScalars)
      self.style = style
    }

    mutating func read() -> String {
      while position < scalars.count {
        if let end = endOfKept() {
          endWord()
          // Not by append(contentsOf:), which reserves room each time and so copies all that is there.
          for scalar in scalars[position..<end] where PseudoText.isText(scalar) {
            result.append(scalar)
          }
          position = end
        } else {
          let scalar = scalars[position]
          position += 1
          if scalar.properties.isAlphabetic { letters += 1 }
          append(scalar)
        }
      }
      endWord()
      switch style {
      case .accented:
        let longer = String(repeating: "·", count: PseudoText.growth(of: letters))
        return "[\(String(result))\(longer)]"
      case .bounded: return "[\(String(result))]"
      case .rightToLeft: return String(result)
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
      switch style {
      case .accented: result.append(PseudoText.accented[scalar] ?? scalar)
      case .bounded: result.append(scalar)
      case .rightToLeft:
        if scalar.isWord, !isInWord {
          // The mark keeps the word in its place in a line, the override reverses it.
          result.append("\u{200F}")
          result.append("\u{202E}")
          isInWord = true
        } else if !scalar.isWord, !scalar.properties.isVariationSelector {
          endWord()
        }
        result.append(scalar)
      }
    }

    private mutating func endWord() {
      guard isInWord else { return }
      result.append("\u{202C}")
      result.append("\u{200F}")
      isInWord = false
    }

    /// Returns the end of a part that must not change, if one starts here.
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
      // Limited, so that many openings without an end cost no more than their number.
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
