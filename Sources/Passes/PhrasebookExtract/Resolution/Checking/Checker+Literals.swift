extension Checker {
  /// Checks a string literal: a site if a localizable type is expected; its interpolations always.
  mutating func check(
    _ literal: StringLiteral, _ expected: TypeExpression?, _ environment: Environment
  ) {
    let context = enclosing.context
    let kind = Localizable(expected)
    let own = OwnInterpolations(program: names.program)
    if let kind {
      let text = KeyWriter(inference: inference).text(of: literal, kind, environment)
      var site = context
      let isLoose = Localizable.isLoose(expected) && !site.isLookUp
      if isLoose || Localizable.findsBundle(expected) { site.isPassedOn = true }
      if own.areIn(literal) { site.isUncertain = true }
      record(text, site, literal.place, environment)
    }
    enclosing.context = SiteContext()
    if kind == nil, literal.segments.count > 1 {
      checkJoined(literal.pieces, environment)
    } else {
      for case .interpolation(let arguments) in literal.segments {
        let types = kind == nil ? nil : own.types(of: arguments)
        for (index, argument) in arguments.enumerated() {
          check(argument.value, types?[index], environment)
        }
      }
    }
    enclosing.context = context
  }

  /// Adds a site with its context in the call around it.
  mutating func record(
    _ key: FormatText, _ context: SiteContext, _ place: Place, _ environment: Environment
  ) {
    let value = context.defaultValue.map {
      KeyWriter(inference: inference).text(of: $0, .key, environment).text
    }
    findings.record(key, defaultValue: value, context, place)
  }

  /// Checks pieces of one text; if two on one line are localized, they are noted together.
  mutating func checkJoined(_ pieces: [Expression], _ environment: Environment) {
    var line: [Site] = []
    for piece in pieces {
      let first = findings.sites.count
      check(piece, nil, environment)
      if piece.endsLine {
        findings.record(joined: line)
        line = []
      } else if first < findings.sites.count, piece.isLookUp(inference.functions) {
        line.append(findings.sites[first])
      }
    }
    findings.record(joined: line)
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
  /// The operands of a chain of `+` of any length, which nests to the left.
  var addends: [Expression] {
    var (pieces, rest): ([Expression], Expression) = ([], self)
    while case .operation("+", let left, let right) = rest {
      pieces.append(right)
      rest = left
    }
    pieces.append(rest)
    return pieces.reversed()
  }

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
