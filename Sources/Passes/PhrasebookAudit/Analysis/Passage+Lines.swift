import PhrasebookModel

extension Passage {
  /// How many line breaks set something apart: a paragraph, a value, a point of a list.
  ///
  /// The others are where a sentence happens to wrap, or where one sentence follows another.
  var setBreaks: Int {
    breaks { line, next in
      line.isEmpty || next.isEmpty || next.isPoint || line.holdsValue || next.holdsValue
        || line.hasSuffix(":") || line.hasSuffix("：")
    }
  }

  /// How many line breaks stand where a sentence is over.
  var sentenceBreaks: Int { breaks { line, next in line.endsSentence && !next.isEmpty } }

  /// True where lines stand by themselves: any two would have room on one, so that nothing wraps,
  /// each begins as a text does, and none but the last one ends a sentence or breaks off.
  var isOfOwnLines: Bool {
    let count = innerLines
    guard count > 1 else { return false }
    let own = breaks { line, next in
      line.count + next.count < 40 && next.first?.isUppercase == true && !line.endsSentence
        && !line.goesOn
    }
    return own == count - 1
  }

  private func breaks(_ isMeant: (Substring, Substring) -> Bool) -> Int {
    let lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.withoutEdgeSpaces)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return 0 }
    let inner = lines[first...last]
    return zip(inner, inner.dropFirst()).count { isMeant($0, $1) }
  }
}

extension Substring {
  fileprivate var withoutEdgeSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// True where the line ends with a mark behind which something new begins.
  fileprivate var endsSentence: Bool {
    last { !"\"”’»)]*_".contains($0) }.map { ".!?。．！？؟।".contains($0) } ?? false
  }

  /// True where the line ends with a comma, or with an article or another small word.
  fileprivate var goesOn: Bool {
    guard last != ",", let space = lastIndex(of: " ") else { return last == "," }
    let word = self[space...].dropFirst()
    return word.count < 4 && word.first?.isLowercase == true && word.allSatisfy(\.isLetter)
  }

  /// True for a point of a list.
  fileprivate var isPoint: Bool {
    if let first, "•·*–—-".contains(first) { return true }
    guard let first, first.isNumber, let mark = drop(while: \.isNumber).first else { return false }
    return ".)".contains(mark)
  }

  /// True for a line that a value begins or ends.
  fileprivate var holdsValue: Bool {
    guard utf8.contains(UInt8(ascii: "%")) else { return false }
    let pieces = FormatString(String(self)).pieces
    return [pieces.first, pieces.last].contains { piece in
      switch piece {
      case .specifier, .labelled: true
      case .text, nil: false
      }
    }
  }
}
