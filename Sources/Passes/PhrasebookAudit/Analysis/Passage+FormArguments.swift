import PhrasebookModel

extension Passage {
  /// The argument that a substitution's form counts; nil outside of substitutions.
  var ownArgument: ArgumentUse? {
    guard let name = substitution, let part = localized.localization.substitutions[name] else {
      return nil
    }
    return ArgumentUse(
      body: part.formatSpecifier ?? "lld", position: localized.argumentNumbers.own[name] ?? 1,
      range: 0..<0,
      isNumbered: true)
  }

  /// The arguments that have neither a number nor a label.
  var bareArguments: [ArgumentUse] { arguments.filter { !$0.isNumbered && !isLabelled($0) } }

  /// True where a form shows its number by %arg.
  var showsCount: Bool { placeholders.contains { $0.kind == .count } }

  /// True for %arg.
  func isCount(_ use: ArgumentUse) -> Bool {
    placeholders.contains { $0.range == use.range && $0.kind == .count }
  }

  private func isLabelled(_ use: ArgumentUse) -> Bool {
    placeholders.contains { $0.range == use.range && $0.kind == .argument && $0.name != nil }
  }
}
