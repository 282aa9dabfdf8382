import PhrasebookModel

/// The arguments in a variation of a substitution.
struct FormArguments {
  let string: AuditedString

  /// The argument that the substitution counts.
  var counted: ArgumentUse? {
    let localized = string.localized
    guard let name = string.substitution, let part = localized.localization.substitutions[name]
    else { return nil }
    return ArgumentUse(
      body: part.formatSpecifier ?? "lld", position: localized.argumentNumbers.own[name] ?? 1,
      range: 0..<0, isNumbered: true)
  }

  /// The arguments without a number and a label.
  var bare: [ArgumentUse] {
    string.arguments.filter { !$0.isNumbered && !isLabelled($0) }
  }

  /// Whether the number is shown by `%arg`.
  var showsCount: Bool { string.placeholders.contains { $0.kind == .count } }

  /// Whether an argument is written as `%arg`.
  func isCount(_ use: ArgumentUse) -> Bool {
    string.placeholders.contains { $0.range == use.range && $0.kind == .count }
  }

  private func isLabelled(_ use: ArgumentUse) -> Bool {
    string.placeholders.contains {
      $0.range == use.range && $0.kind == .argument && $0.name != nil
    }
  }
}
