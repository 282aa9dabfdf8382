internal import PhrasebookModel

/// A text with i18next's arguments, `{{arg1}}`, beside one with Apple's.
enum I18nextText {
  /// - Parameters:
  ///   - isFormat: Whether the text is formatted.
  ///   - names: The arguments' names in other tools, by our names.
  static func text(
    of apple: String, isPlural: Bool, isFormat: Bool, names: [String: String] = [:]
  ) -> String {
    let pieces = [TextPiece](apple: apple, isFormat: isFormat)
    let count = isPlural ? countPlace(in: pieces) : nil
    var text = ""
    for (place, piece) in pieces.enumerated() {
      switch piece {
      case .text(let part): text += part
      case .count: text += "{{arg}}"
      case .reference(let name): text += "{{ref_\(NameCode.encoded(name))}}"
      case .argument(let name, let isOdd):
        let name = place == count ? names["count"] ?? "count" : names[name.name] ?? name.name
        let isSpaced = name.utf8.first == UInt8(ascii: " ")
        text += isOdd && !isSpaced ? "{{ \(name) }}" : "{{\(name)}}"
      }
    }
    return text
  }

  /// The piece with the number that selects the form: the first `%lld`, if its position is the
  /// first that no other argument has, so that it differs from the rest.
  private static func countPlace(in pieces: [TextPiece]) -> Int? {
    for (place, piece) in pieces.enumerated() {
      guard case .argument(let name, _) = piece, name.body == "lld", let position = name.position
      else { continue }
      return position == freePosition(in: pieces, except: place) ? place : nil
    }
    return nil
  }

  private static func freePosition(in pieces: [TextPiece], except place: Int?) -> Int {
    var taken: Set<Int> = []
    for (index, piece) in pieces.enumerated() where index != place {
      if case .argument(let name, _) = piece, let position = name.position {
        taken.insert(position)
      }
    }
    return (1...).first { !taken.contains($0) } ?? 1
  }

  /// The text of a catalog.
  ///
  /// - Parameter isForm: Whether the text is one of several by a number.
  static func apple(
    of text: String, isFormat: Bool, isForm: Bool = true, names: inout ForeignNames
  ) -> String {
    var pieces: [TextPiece] = []
    var counts: [(place: Int, isOdd: Bool, spelling: String)] = []
    var rest = text[...]
    // Kept while it lies ahead: many `{{` before one `}}` would each look for it.
    var next: Range<String.Index>?
    while let start = rest.firstRange(exactly: "{{") {
      if next.map({ $0.lowerBound < start.upperBound }) ?? true {
        next = rest[start.upperBound...].firstRange(exactly: "}}")
      }
      guard let end = next else { break }
      let inside = rest[start.upperBound..<end.lowerBound]
      let isOdd = inside.first == " "
      let isNested = inside.contains(exactly: "{")
      let name = isNested ? "" : name(in: inside)
      guard !name.isEmpty else {
        pieces.append(.text(String(rest[..<start.upperBound])))
        rest = rest[start.upperBound...]
        continue
      }
      if start.lowerBound > rest.startIndex {
        pieces.append(.text(String(rest[..<start.lowerBound])))
      }
      rest = rest[end.upperBound...]
      if name == "arg" {
        pieces.append(.count)
      } else if name.hasPrefix("ref_"), let reference = NameCode.decoded(name.dropFirst(4)) {
        pieces.append(.reference(reference))
      } else if let own = ArgumentName(name) {
        pieces.append(.argument(own, isOdd: isOdd))
      } else if name == "count" {
        counts.append((pieces.count, isOdd, String(inside)))
        pieces.append(.text(""))
      } else {
        pieces.append(
          .argument(names.argument(name, isNumber: false, spelling: String(inside))))
      }
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    let position = freePosition(in: pieces, except: nil)
    let number = ArgumentName(position: position, body: "lld")
    for (place, isOdd, spelling) in counts {
      pieces[place] = .argument(number, isOdd: isOdd)
      names.keepNumber(spelling, as: number, isForm: isForm)
    }
    return pieces.apple(isFormat: isFormat)
  }

  /// The name in `{{value, number}}`, which has a format, and in `{{- value}}`, which is not
  /// escaped.
  static func name(in inside: Substring) -> String {
    let head = inside.unicodeScalars.prefix { $0 != "," }
    return String(
      String.UnicodeScalarView(head.filter { $0 != " " }.drop { $0 == "-" }))
  }

  /// Whether a text of i18next has arguments.
  static func hasArguments(_ text: String) -> Bool {
    guard let start = text.firstRange(exactly: "{{") else { return false }
    return text[start.upperBound...].contains(exactly: "}}")
  }
}
