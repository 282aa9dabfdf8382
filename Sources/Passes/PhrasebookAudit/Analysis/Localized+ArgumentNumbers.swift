import PhrasebookModel

/// Which arguments the substitutions of a text are about, as they are counted at run time.
struct ArgumentNumbers {
  /// The argument of each substitution that a text names.
  var own: [String: Int] = [:]
  /// How many arguments have had their turn behind a substitution that takes what comes next: its own,
  /// and those that its forms show without a number.
  var turns: [String: Int] = [:]
}

extension Localized {
  /// The argument that each substitution is about: the one that it names itself, or else the one
  /// whose turn it is where the text names the substitution, as for any placeholder without a
  /// number.
  func findArgumentNumbers() -> ArgumentNumbers {
    var numbers = ArgumentNumbers()
    for (name, part) in localization.substitutions { numbers.own[name] = part.argNum }
    guard !localization.substitutions.isEmpty else { return numbers }
    var forms: [String: Passage] = [:]
    for passage in passages {
      guard let name = passage.substitution else { continue }
      if forms[name] == nil || passage.category == "other" { forms[name] = passage }
    }
    for passage in passages where passage.substitution == nil {
      _ = walk(passage, from: 1, forms, &numbers, depth: 0)
    }
    // What no text names has no turn of its own.
    guard !isSource else { return numbers }
    numbers.own.merge(subject.source.argumentNumbers.own) { own, _ in own }
    return numbers
  }

  /// Numbers what a text names, from the argument whose turn it is at its beginning.
  ///
  /// - Returns: The argument whose turn it is at its end.
  private func walk(
    _ passage: Passage, from first: Int, _ forms: [String: Passage],
    _ numbers: inout ArgumentNumbers, depth: Int
  ) -> Int {
    var next = first
    var labels: Set<String> = []
    for placeholder in passage.placeholders {
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
        // Each is looked through once: what it takes is the same wherever it stands.
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

  /// How deep substitutions may stand in each other.
  private static let deepest = 16
}
