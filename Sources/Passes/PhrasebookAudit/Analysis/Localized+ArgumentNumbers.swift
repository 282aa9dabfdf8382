import PhrasebookModel

extension Localized {
  /// The argument that each substitution is about: the one that it names itself, or else the one
  /// whose turn it is where the text names the substitution, as for any placeholder without a
  /// number.
  func findArgumentNumbers() -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (name, part) in localization.substitutions { numbers[name] = part.argNum }
    guard numbers.count < localization.substitutions.count else { return numbers }
    let shown = passages.filter { $0.placeholders.contains { $0.kind == .substitution } }
    // A part may stand in the form of another one, whose number has to be known before.
    for _ in 0..<Self.deepest {
      let known = numbers.count
      for passage in shown {
        guard let name = passage.substitution else {
          number(passage, from: 1, &numbers)
          continue
        }
        if let own = numbers[name] { number(passage, from: own, &numbers) }
      }
      if numbers.count == known { break }
    }
    // What no text names has no turn of its own.
    guard !isSource else { return numbers }
    return numbers.merging(subject.source.argumentNumbers) { own, _ in own }
  }

  /// Numbers what a text names, from the number of the argument whose turn it is at its beginning.
  private func number(_ passage: Passage, from first: Int, _ numbers: inout [String: Int]) {
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
        if numbers[name] == nil { numbers[name] = own }
        if placeholder.position == nil, own == next { next += 1 }
      case .count, .percent, .incomplete: continue
      }
    }
  }

  /// How deep substitutions may stand in each other.
  private static let deepest = 16
}
