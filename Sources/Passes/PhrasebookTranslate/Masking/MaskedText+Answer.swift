import Phrasebook
internal import PhrasebookModel

/// The reason why an answer is refused, in words that fit after the key.
struct Refusal: Error, Hashable, Sendable {
  var reason: Phrase
}

extension MaskedText {
  /// The translation that an answer gives: everything that must come back whole and fitting is
  /// there, once each; or why it is not.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of characters.
  ///   - isFormatted: Whether the app puts arguments in, so that a percent sign is not just one.
  func translation(
    from answer: String, _ style: MarkStyle, limit: Int? = nil, isFormatted: Bool = false
  ) throws(Refusal) -> String {
    // Marks make an answer longer than its text; an answer longer than they can make it is not
    // read.
    guard answer.utf8.count <= 12 * original.utf8.count + 64 * kept.count + 400 else {
      throw Refusal(reason: "the answer is far too long")
    }
    guard var parts = parts(of: answer, style) else {
      throw Refusal(reason: "the answer has a mark that was not in the request")
    }
    if style == .none {
      // Text that people wrote may lead to another page, but must have the tags.
      let (own, source) = (
        ProtectedMarkup(answer, isExact: false), ProtectedMarkup(original, isExact: false)
      )
      if let part = source.foreign(to: own) {
        throw Refusal(reason: "the answer lacks \(part.quoted)")
      }
      if let part = own.foreign(to: source) {
        throw Refusal(reason: "the answer has \(part.quoted), which is not in the text")
      }
      return try checked(answer.trimmed, limit, isFormatted)
    }
    if let number { parts = try restored(number, in: parts) }
    let marks = parts.compactMap { if case .mark(let mark) = $0 { mark } else { nil } }
    for mark in kept.indices {
      let count = marks.count { $0 == mark }
      guard count != 0 else {
        throw Refusal(reason: "the answer lacks \(kept[mark].quoted)")
      }
      guard count == 1 else {
        throw Refusal(reason: "the answer has \(kept[mark].quoted) \(count) times")
      }
    }
    try checkNesting(marks)
    let names = numbered(marks)
    let text = trimmed(parts).map { part in
      switch part {
      case .text(let text): text
      case .mark(let mark): names[mark]
      }
    }.joined()
    // The space around the text was never asked about; a line end within it is a part of it.
    guard text.trimmed.isExactly(text) else {
      throw Refusal(reason: "the answer has a line end or a tab in another place")
    }
    if let part = ProtectedMarkup(text).foreign(to: ProtectedMarkup(original)) {
      throw Refusal(reason: "the answer has \(part.quoted), which is not in the text")
    }
    return try checked(text, limit, isFormatted)
  }

  /// The parts of an answer without the white space around it that engines add.
  private func trimmed(_ parts: [Piece]) -> [Piece] {
    var parts = parts[...]
    while case .text(let text)? = parts.first {
      let rest = text.unicodeScalars.drop(while: \.properties.isWhitespace)
      parts.removeFirst()
      guard rest.isEmpty else {
        parts.insert(.text(String(rest)), at: parts.startIndex)
        break
      }
    }
    while case .text(let text)? = parts.last {
      parts.removeLast()
      let count = text.unicodeScalars.reversed().prefix(while: \.properties.isWhitespace).count
      let rest = text.unicodeScalars.dropLast(count)
      guard rest.isEmpty else {
        parts.append(.text(String(rest)))
        break
      }
    }
    return Array(parts)
  }

  /// Replaces the digits by the mark they stood for.
  private func restored(
    _ number: (mark: Int, digits: String), in parts: [Piece]
  ) throws(Refusal) -> [Piece] {
    var result: [Piece] = []
    var count = 0
    for part in parts {
      guard case .text(var text) = part else {
        result.append(part)
        continue
      }
      while let range = text.firstRange(exactly: number.digits) {
        let head = String(text[..<range.lowerBound])
        if !head.isEmpty { result.append(.text(head)) }
        result.append(.mark(number.mark))
        count += 1
        text = String(text[range.upperBound...])
      }
      if !text.isEmpty { result.append(.text(text)) }
    }
    guard count == 1 else {
      throw Refusal(reason: "the answer does not have the number \(number.digits) once")
    }
    return result
  }

  /// Tags and frames must close in the order in which they opened.
  private func checkNesting(_ marks: [Int]) throws(Refusal) {
    func order(_ marks: [Int]) -> [String] {
      marks.map { kept[$0] }.filter { text in
        text.hasPrefix("<") || text.hasPrefix("](") || text == "[" || text == "^["
      }
    }
    guard order(marks) == order(Array(kept.indices)) else {
      throw Refusal(reason: "the answer has tags in another order")
    }
  }

  /// The parts that the marks represent; arguments in another order than in the source get
  /// positions.
  private func numbered(_ marks: [Int]) -> [String] {
    func isPlain(_ text: String) -> Bool {
      guard let found = FormatPlaceholder.all(in: text).first else { return false }
      return found.kind == .argument && found.position == nil && found.name == nil
        && !found.body.contains("*")
    }
    let plain = kept.indices.filter { isPlain(kept[$0]) }
    let order = marks.filter(plain.contains)
    guard order != plain else { return kept }
    var names = kept
    for (position, mark) in plain.enumerated() {
      names[mark] = "%\(position + 1)$\(kept[mark].dropFirst())"
    }
    return names
  }

  /// The rules for any translation, with marks or without.
  private func checked(
    _ inside: String, _ limit: Int?, _ isFormatted: Bool
  ) throws(Refusal) -> String {
    guard !inside.isEmpty else { throw Refusal(reason: "the answer is empty") }
    let result = before + inside + after
    guard Self.arguments(of: result) == Self.arguments(of: original) else {
      throw Refusal(reason: "the answer does not have the same placeholders")
    }
    if isFormatted, let percent = Self.lonePercent(in: result, beside: original) {
      throw Refusal(
        reason: "the answer has \(percent.quoted), which is not a placeholder of the source")
    }
    let controls = Self.controls(in: result)
    guard controls.isSubset(of: Self.controls(in: original)) else {
      throw Refusal(reason: "the answer has control characters")
    }
    guard WritingDirection.isSafe(in: result, beside: original) else {
      throw Refusal(reason: "the answer has controls that turn the direction of writing")
    }
    guard result.utf8.count <= 12 * original.utf8.count + 400 else {
      throw Refusal(reason: "the answer is far too long")
    }
    // A placeholder counts as one character: its value is not known.
    let hidden = kept.filter { $0.hasPrefix("%") || $0.hasPrefix("$") }.map(\.count)
    let count = result.count - hidden.reduce(0, +) + hidden.count
    if let limit, count > limit {
      throw Refusal(reason: "the answer has \(count) characters, and there is room for \(limit)")
    }
    return result
  }

  /// The arguments by position, and everything else that is put in, by name.
  private static func arguments(of text: String) -> [String] {
    var next = 1
    return FormatPlaceholder.all(in: text).compactMap { placeholder -> String? in
      switch placeholder.kind {
      case .argument:
        let position = placeholder.position ?? next
        if placeholder.name == nil { next = position + 1 }
        return "\(placeholder.name ?? String(position)) \(placeholder.body)"
      case .substitution: return "# \(placeholder.name ?? "")"
      case .count: return "arg"
      case .percent: return "%%"
      case .incomplete: return nil
      }
    }.sorted()
  }

  /// A percent sign with the following characters that is neither doubled nor an argument, if the
  /// source text has fewer of them.
  private static func lonePercent(in text: String, beside original: String) -> String? {
    func lone(_ text: String) -> [String] {
      let bytes = Array(text.utf8)
      return FormatPlaceholder.all(in: bytes).filter { $0.kind == .incomplete }
        .map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }
    let found = lone(text)
    return found.count > lone(original).count ? found.last : nil
  }

  private static func controls(in text: String) -> Set<Unicode.Scalar> {
    Set(
      text.unicodeScalars.filter { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      })
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
