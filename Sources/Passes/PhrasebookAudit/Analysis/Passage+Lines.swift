import PhrasebookModel

extension Passage {
  /// How many line breaks set something apart: a paragraph, a value, a point of a list.
  ///
  /// The others are where a sentence happens to wrap, or where one sentence follows another.
  var setBreaks: Int {
    breaks { line, next in
      line.isEmpty || next.isEmpty || line.standsAlone || next.standsAlone
        || line.hasSuffix(":") || line.hasSuffix("：")
    }
  }

  /// How many line breaks stand where a sentence is over.
  var sentenceBreaks: Int { breaks { line, next in line.endsSentence && !next.isEmpty } }

  /// How many line breaks stand before what may begin a text: a sentence that wraps goes on in small
  /// letters.
  var freshBreaks: Int { breaks { _, next in next.first?.isLowercase != true } }

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

  /// True for a point of a list, and for a line that a value begins or ends.
  fileprivate var standsAlone: Bool {
    if let first, "•·*–—-".contains(first) { return true }
    if let first, first.isNumber, let mark = drop(while: \.isNumber).first, ".)".contains(mark) {
      return true
    }
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
