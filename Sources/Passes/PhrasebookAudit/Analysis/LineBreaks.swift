import PhrasebookModel

/// The line breaks of a text.
struct LineBreaks {
  /// The breaks at the start.
  let leading: Range<Int>
  /// The breaks at the end.
  let trailing: Range<Int>
  private let value: String
  private let bytes: [UInt8]

  init(of string: AuditedString) {
    value = string.value
    bytes = string.bytes
    leading = 0..<(bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? bytes.count)
    var start = bytes.count
    while start > 0, bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D { start -= 1 }
    trailing = start == 0 ? bytes.count..<bytes.count : start..<bytes.count
  }

  /// The number of lines between the leading and the trailing breaks.
  var lineCount: Int {
    var lines = 1
    var previous: UInt8 = 0
    let (start, end) = (leading.upperBound, trailing.lowerBound)
    for (index, byte) in bytes.enumerated() where index >= start && index < end {
      if byte == 0x0A, previous != 0x0D { lines += 1 }
      if byte == 0x0D { lines += 1 }
      // The separators of Unicode break lines, too.
      if byte == 0xA8 || byte == 0xA9, index > 1, bytes[index - 1] == 0x80, bytes[index - 2] == 0xE2
      {
        lines += 1
      }
      previous = byte
    }
    return lines
  }

  /// The number of breaks that set something apart: a paragraph, a value, an item of a list.
  ///
  /// At the others a sentence wraps, or one sentence follows another.
  var separators: Int {
    count { line, next in
      line.isEmpty || next.isEmpty || next.isPoint || line.holdsValue || next.holdsValue
        || line.hasSuffix(":") || line.hasSuffix("：")
    }
  }

  /// The number of breaks at the end of a sentence.
  var sentenceEnds: Int { count { line, next in line.endsSentence && !next.isEmpty } }

  /// Whether each line is an item of its own: two would fit on one line, so that nothing wraps, each
  /// begins as a text does, and only the last one ends a sentence or breaks off.
  var areBetweenItems: Bool {
    let lineCount = lineCount
    guard lineCount > 1 else { return false }
    let own = count { line, next in
      line.count + next.count < 40 && next.first?.isUppercase == true && !line.endsSentence
        && !line.goesOn
    }
    return own == lineCount - 1
  }

  private func count(where matches: (Substring, Substring) -> Bool) -> Int {
    let lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(\.withoutEdgeSpaces)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return 0 }
    let inner = lines[first...last]
    return zip(inner, inner.dropFirst()).count { matches($0, $1) }
  }
}

extension Substring {
  fileprivate var withoutEdgeSpaces: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// Whether the line ends with a mark behind which something new begins.
  fileprivate var endsSentence: Bool {
    last { !"\"”’»)]*_".contains($0) }.map { ".!?。．！？؟।".contains($0) } ?? false
  }

  /// Whether the line ends with a comma, or with an article or another small word.
  fileprivate var goesOn: Bool {
    guard last != ",", let space = lastIndex(of: " ") else { return last == "," }
    let word = self[space...].dropFirst()
    return word.count < 4 && word.first?.isLowercase == true && word.allSatisfy(\.isLetter)
  }

  /// Whether it is a point of a list.
  fileprivate var isPoint: Bool {
    if let first, "•·*–—-".contains(first) { return true }
    guard let first, first.isNumber, let mark = drop(while: \.isNumber).first else { return false }
    return ".)".contains(mark)
  }

  /// Whether it is a line that a value begins or ends.
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
