internal import PhrasebookModel

/// The source text of an accessor as a literal with interpolations, which is how Foundation's resource
/// takes its default value: values come in the order in which they stand in the literal.
struct InterpolatedValue {
  /// What stands between the quotes.
  let literal: String

  init(_ accessor: Accessor) {
    literal = Self.inOrder(accessor) ?? Self.values(accessor)
  }

  /// The text itself; nil where it turns its values round or says one twice.
  private static func inOrder(_ accessor: Accessor) -> String? {
    guard !accessor.parameters.isEmpty else {
      var out = SourceText()
      SwiftText.escape(accessor.value, into: &out)
      return out.text
    }
    var out = SourceText()
    var count = 0
    for piece in FormatString(accessor.value).pieces {
      switch piece {
      case .text(let text):
        SwiftText.escape(text.replacing("%%", with: "%"), into: &out)
      case .specifier(let position, let body):
        count += 1
        guard position ?? count == count, !body.contains("*"),
          let value = value(accessor, count)
        else { return nil }
        out += value
      case .labelled:
        count += 1
        guard let value = value(accessor, count) else { return nil }
        out += value
      }
    }
    return count == accessor.parameters.count ? out.text : nil
  }

  /// The values alone: the text itself comes from the table.
  private static func values(_ accessor: Accessor) -> String {
    (1...max(1, accessor.parameters.count)).compactMap { value(accessor, $0) }
      .joined(separator: " ")
  }

  private static func value(_ accessor: Accessor, _ number: Int) -> String? {
    guard accessor.parameters.indices.contains(number - 1) else { return nil }
    let parameter = accessor.parameters[number - 1]
    let name = accessor.labels[number - 1].inner
    switch parameter.kind {
    case .string: return "\\(\(name))"
    case .scalar: return "\\(String(Character(\(name))))"
    case .integer, .unsigned, .fraction:
      let isPlain = parameter.body.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
      return isPlain ? "\\(\(name))" : "\\(\(name), specifier: \"%\(parameter.body)\")"
    }
  }
}
