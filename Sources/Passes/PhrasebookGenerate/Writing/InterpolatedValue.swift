internal import PhrasebookModel

/// The source text of an accessor as the contents of a literal with interpolations, which is the form
/// of the default value of Foundation's resource: arguments are in the order of the literal.
struct InterpolatedValue {
  /// The source code between the quotes.
  let literal: SwiftSource

  init(_ accessor: Accessor) {
    literal = Self.inOrder(accessor) ?? Self.values(accessor)
  }

  /// The text itself; nil if it reorders its arguments or uses one twice.
  private static func inOrder(_ accessor: Accessor) -> SwiftSource? {
    var out = SwiftSource()
    guard !accessor.parameters.isEmpty else {
      out.escaped(accessor.value)
      return out
    }
    var count = 0
    for piece in FormatString(accessor.value).pieces {
      switch piece {
      case .text(let text):
        out.escaped(text.replacing(exactly: "%%", with: "%"))
        continue
      case .specifier(let position, let body):
        guard position ?? count + 1 == count + 1, !body.contains("*") else { return nil }
      case .labelled: break
      }
      count += 1
      guard let value = value(accessor, count) else { return nil }
      out += value
    }
    return count == accessor.parameters.count ? out : nil
  }

  /// Only the arguments: the text itself comes from the table.
  private static func values(_ accessor: Accessor) -> SwiftSource {
    var out = SwiftSource()
    for number in 1...max(1, accessor.parameters.count) {
      guard let value = value(accessor, number) else { continue }
      if number > 1 { out.code(" ") }
      out += value
    }
    return out
  }

  private static func value(_ accessor: Accessor, _ number: Int) -> SwiftSource? {
    guard accessor.parameters.indices.contains(number - 1) else { return nil }
    let format = accessor.parameters[number - 1].format
    let name = accessor.labels[number - 1].inner
    return switch format.type {
    case .string: "\\(\(name))"
    case .scalar: "\\(String(Character(\(name))))"
    case .integer, .unsigned, .fraction:
      format.isPlain || format.takesWidth
        ? "\\(\(name))" : "\\(\(name), specifier: \(literal: "%" + format.body))"
    }
  }
}
