/// A text of ICU MessageFormat: stretches, some of which choose between texts.
///
/// Source of the syntax: ICU's documentation of MessageFormat, with its own way of quoting: an apostrophe
/// begins quoted text only before a brace, and before `#` inside a plural; two are one.
struct ICUMessage: Equatable {
  /// A text, an argument or a plural, in the order of the message.
  enum Element: Equatable {
    case text(String)
    /// `{name}`; `{ name }` if it is spaced.
    case argument(String, isSpaced: Bool)
    /// `#`: the number that the plural around it is for.
    case number
    /// `{name, plural, one {…} other {…}}` and `{name, select, …}`.
    case choice(name: String, kind: String, cases: [Case])
  }

  struct Case: Equatable {
    var name: String
    var message: ICUMessage
  }

  var parts: [Element]

  /// Whether an argument replaces something, anywhere.
  var hasArguments: Bool {
    parts.contains { part in
      switch part {
      case .text: false
      case .argument, .number: true
      case .choice(_, let kind, let cases):
        kind != "select" || cases.contains { $0.message.hasArguments }
      }
    }
  }

  /// The same with arguments called by other names.
  func renamed(_ names: [String: String]) -> ICUMessage {
    guard !names.isEmpty else { return self }
    return ICUMessage(
      parts: parts.map { part in
        switch part {
        case .text, .number: return part
        case .argument(let name, let isSpaced):
          return .argument(names[name] ?? name, isSpaced: isSpaced)
        case .choice(let name, let kind, let cases):
          let cases = cases.map { Case(name: $0.name, message: $0.message.renamed(names)) }
          return .choice(name: names[name] ?? name, kind: kind, cases: cases)
        }
      })
  }

  /// The text as files have it.
  var text: String { text(isInPlural: false) }

  private func text(isInPlural: Bool) -> String {
    var result = ""
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text):
        result += Self.quoted(text, isInPlural: isInPlural, isLast: index == parts.count - 1)
      case .number: result += "#"
      case .argument(let name, let isSpaced): result += isSpaced ? "{ \(name) }" : "{\(name)}"
      case .choice(let name, let kind, let cases):
        let cases = cases.map {
          "\($0.name){\($0.message.text(isInPlural: isInPlural || kind != "select"))}"
        }
        result += "{\(name), \(kind), \(cases.joined(separator: " "))}"
      }
    }
    return result
  }

  private static func quoted(_ text: String, isInPlural: Bool, isLast: Bool) -> String {
    func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || (isInPlural && scalar == "#")
    }
    let scalars = Array(text.unicodeScalars)
    guard scalars.contains(where: { $0 == "'" || isSpecial($0) }) else { return text }
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if isSpecial(scalar) {
        // Neighbours share one pair of apostrophes.
        if index == 0 || !isSpecial(scalars[index - 1]) { result.append("'") }
        result.append(scalar)
        if index + 1 == scalars.count || !isSpecial(scalars[index + 1]) { result.append("'") }
      } else if scalar == "'" {
        // One apostrophe is enough if it does not quote the next character: all readers agree on
        // that.
        let next =
          index + 1 < scalars.count ? scalars[index + 1] : isLast && !isInPlural ? " " : "{"
        let previous: Unicode.Scalar = index > 0 ? scalars[index - 1] : " "
        let isAlone = next != "'" && !isSpecial(next) && previous != "'" && !isSpecial(previous)
        result.append(scalar)
        if !isAlone || next == "#" || next == "|" { result.append(scalar) }
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
