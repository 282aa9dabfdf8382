internal import PhrasebookModel

/// Whether gettext's check of `objc-format` would pass: a flag must not make `msgfmt -c` refuse a
/// file, and the audit reports errors in arguments.
enum ObjectiveCFormat {
  static func isKept(in message: POMessage) -> Bool {
    let source = message.plural ?? message.id
    guard let wanted = arguments(of: source), !wanted.isEmpty,
      let first = arguments(of: message.id), first == wanted || isPart(first, of: wanted)
    else { return false }
    return message.texts.allSatisfy { text in
      guard !text.isEmpty else { return true }
      guard let own = arguments(of: text) else { return false }
      return own == wanted
    } && first == wanted
  }

  private static func isPart(_ a: [Int: String], of b: [Int: String]) -> Bool {
    a.allSatisfy { b[$0.key] == $0.value }
  }

  /// The type of each argument by position; nil for a text that gettext takes for wrong.
  private static func arguments(of text: String) -> [Int: String]? {
    var types: [Int: String] = [:]
    var (numbered, next) = (false, 1)
    for placeholder in FormatPlaceholder.all(in: text) {
      switch placeholder.kind {
      case .percent: continue
      case .substitution, .count, .incomplete: return nil
      case .argument:
        guard placeholder.name == nil, !placeholder.body.contains("*"),
          !placeholder.body.contains("'")
        else { return nil }
        let isNumbered = placeholder.position != nil
        if next > 1 || numbered { guard isNumbered == numbered else { return nil } }
        numbered = isNumbered
        let position = placeholder.position ?? next
        next = position + 1
        let type = String(placeholder.body.drop { "-+ 0#.123456789".contains($0) })
        if let old = types[position], old != type { return nil }
        types[position] = type
      }
    }
    // A position that is left out has no type, and gettext calls the text wrong.
    return types.keys.max() ?? 0 == types.count ? types : nil
  }
}
