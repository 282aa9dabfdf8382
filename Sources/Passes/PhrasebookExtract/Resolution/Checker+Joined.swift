internal import PhrasebookModel

/// Localized texts that are strung together: with `+`, in a plain literal, or as a joined list.
extension Checker {
  /// A chain of `+`, which leans to the left, however long it is.
  mutating func checkChain(_ chain: Expression, _ environment: Environment) {
    var (pieces, rest): ([Expression], Expression) = ([], chain)
    while case .operation("+", let left, let right) = rest {
      pieces.append(right)
      rest = left
    }
    pieces.append(rest)
    checkJoined(pieces.reversed(), environment)
  }

  /// Checks pieces of one text; where two on one line are localized they are noted together.
  mutating func checkJoined(_ pieces: [Expression], _ environment: Environment) {
    var line: [Site] = []
    for piece in pieces {
      let first = findings.sites.count
      check(piece, nil, environment)
      if piece.endsLine {
        noteJoined(line)
        line = []
      } else if first < findings.sites.count, piece.isLookUp(functions) {
        line.append(findings.sites[first])
      }
    }
    noteJoined(line)
  }

  private mutating func noteJoined(_ line: [Site]) {
    guard line.count > 1 else { return }
    findings.concatenations.append(
      Concatenation(location: line[0].call.location, keys: line.map(\.key)))
  }
}

extension StringLiteral {
  /// The texts and the interpolated values, as pieces of one text.
  var pieces: [Expression] {
    segments.flatMap { segment -> [Expression] in
      switch segment {
      case .text: [.string(StringLiteral(segments: [segment], place: place))]
      case .interpolation(let arguments): arguments.map(\.value)
      }
    }
  }
}

extension Call {
  /// The elements of an array literal that are joined with spaces only: `[a, b].joined(separator: "
  /// ")`. Other separators make a list.
  var piecesToJoin: [Expression]? {
    guard case .member(.array(let elements)?, "joined") = callee, trailing.isEmpty else {
      return nil
    }
    guard let separator = arguments.first?.value else { return elements }
    guard case .string(let literal) = separator, let text = literal.plain,
      text.allSatisfy({ $0 == " " })
    else { return nil }
    return elements
  }
}

extension Expression {
  /// Whether a text contains the end of a line, or a separator: the text after it is not part of
  /// the sentence.
  fileprivate var endsLine: Bool {
    if case .call(let call) = self, let only = call.arguments.first, call.arguments.count == 1,
      case .string = only.value
    {
      return only.value.endsLine
    }
    guard case .string(let literal) = self, let text = literal.plain else { return false }
    let signs = text.filter { !$0.isWhitespace }
    return text.contains(where: \.isNewline)
      || signs.count == 1 && signs.allSatisfy { "·⸱•‧|/–—›>→".contains($0) }
  }
}
