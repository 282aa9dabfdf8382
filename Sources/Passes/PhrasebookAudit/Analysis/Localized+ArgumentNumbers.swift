import PhrasebookModel

/// The arguments that the substitutions of a text are about, counted as at run time.
struct ArgumentNumbers {
  /// The argument of each substitution that a text names.
  var own: [String: Int] = [:]
  /// The number of arguments that a substitution without a number takes: its own, and those that
  /// its variations show without a number.
  var turns: [String: Int] = [:]
}

extension Localized {
  /// The argument of each substitution: the one that it states, or the next one at its place in the
  /// text, as for any placeholder without a number.
  func findArgumentNumbers() -> ArgumentNumbers {
    var numbers = ArgumentNumbers()
    for (name, part) in localization.substitutions { numbers.own[name] = part.argNum }
    guard !localization.substitutions.isEmpty else { return numbers }
    var forms: [String: AuditedString] = [:]
    for string in strings {
      guard let name = string.substitution else { continue }
      if forms[name] == nil || string.category == "other" { forms[name] = string }
    }
    for string in strings where string.substitution == nil {
      _ = walk(string, from: 1, forms, &numbers, depth: 0)
    }
    // A substitution that no text uses has no place of its own.
    guard !isSource else { return numbers }
    numbers.own.merge(entry.source.argumentNumbers.own) { own, _ in own }
    return numbers
  }

  /// Numbers the arguments of a text, from the current one at its beginning.
  ///
  /// - Returns: The argument whose turn it is at its end.
  private func walk(
    _ string: AuditedString, from first: Int, _ forms: [String: AuditedString],
    _ numbers: inout ArgumentNumbers, depth: Int
  ) -> Int {
    var next = first
    var labels: Set<String> = []
    for placeholder in string.placeholders {
      switch placeholder.kind {
      case .argument:
        if placeholder.body.contains("*") { next += 1 }
        if let label = placeholder.name, !labels.insert(label).inserted { continue }
        if placeholder.position == nil { next += 1 }
      case .substitution:
        guard let name = placeholder.name, let part = localization.substitutions[name] else {
          continue
        }
        let own = part.argNum ?? placeholder.position ?? next
        if numbers.own[name] == nil { numbers.own[name] = own }
        // Each is read once: it takes the same arguments everywhere.
        if numbers.turns[name] == nil {
          numbers.turns[name] = 1
          if depth < Self.deepest, let form = forms[name] {
            let end = walk(form, from: own, forms, &numbers, depth: depth + 1)
            numbers.turns[name] = min(max(1, end - own), Int(UInt16.max))
          }
        }
        guard placeholder.position == nil else { continue }
        if part.argNum == nil {
          next += numbers.turns[name] ?? 1
        } else if own == next {
          next += 1
        }
      case .count, .percent, .incomplete: continue
      }
    }
    return next
  }

  /// The maximum nesting of substitutions.
  private static let deepest = 16
}
