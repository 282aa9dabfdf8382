internal import PhrasebookModel

/// An argument of a text as formats with names call it.
///
/// | specifier | name |
/// |---|---|
/// | `%@`, `%1$@` | `arg1` |
/// | `%lld`, `%1$lld` | `arg1_lld` |
/// | `%2$.1f` | `arg2__x2e_1f` |
/// | `%(count)lld` | `named_count_lld` |
///
/// Whether the position is written follows from the text: it is if there are two arguments or more.
/// In a text that differs, the name has spaces around it in its braces, which readers of these
/// formats ignore.
struct ArgumentName: Hashable {
  /// From 1; nil for an argument with a label.
  var position: Int?
  var label: String?
  /// The part after the percent sign and the position: `lld`.
  var body: String

  init(position: Int, body: String) {
    self.position = position
    self.body = body
  }

  init(label: String, body: String) {
    self.label = label
    self.body = body
  }

  /// Reads a name in our format; nil for other names.
  init?(_ name: some StringProtocol) {
    var rest = Substring(name)
    if rest.hasPrefix("named_") {
      rest = rest.dropFirst(6)
      // A low line parts the two, and may begin a code in each: the body is one that there is.
      for bar in rest.indices where rest[bar] == "_" {
        guard let label = NameCode.decoded(rest[..<bar]), !label.isEmpty,
          let body = NameCode.decoded(rest[rest.index(after: bar)...]),
          "%(\(label))\(body)".placeholders.first?.body.isExactly(body) ?? false
        else { continue }
        self.init(label: label, body: body)
        return
      }
      return nil
    }
    guard rest.hasPrefix("arg") else { return nil }
    rest = rest.dropFirst(3)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let position = Int(digits), 1...4_096 ~= position, digits.first != "0" else { return nil }
    rest = rest.dropFirst(digits.count)
    guard !rest.isEmpty else {
      self.init(position: position, body: "@")
      return
    }
    guard rest.first == "_", let body = NameCode.decoded(rest.dropFirst()), body != "@" else {
      return nil
    }
    self.init(position: position, body: body)
  }

  var name: String {
    if let label { return "named_\(NameCode.encoded(label))_\(NameCode.encoded(body))" }
    return "arg\(position ?? 1)" + (body == "@" ? "" : "_\(NameCode.encoded(body))")
  }

  /// Whether the argument is a number.
  var isNumber: Bool { body.last.map { "dDiuUxXoOfFeEgGaA".contains($0) } ?? false }

  /// As a text of a catalog has it.
  func specifier(isNumbered: Bool) -> String {
    if let label { return "%(\(label))\(body)" }
    return isNumbered ? "%\(position ?? 1)$\(body)" : "%\(body)"
  }
}
