extension Route {
  /// A key that is looked up, lent by the caller.
  struct Wanted {
    let key: UnsafeBufferPointer<UInt8>
    /// The text in the code: the default value, otherwise the key.
    let code: String
    /// Whether the code has a default value, which differs from the key.
    let hasDefault: Bool
  }

  /// The content of a candidate for a key.
  enum Content {
    case value(Range<Int>, ValueNode.Kind)
    case damage
  }

  /// The end of a visit.
  enum End {
    /// The visitor accepted a candidate.
    case accepted
    /// A table has the key, but no candidate was accepted: the text in the code is shown. The index is that
    /// of the first candidate of the table.
    case code(Int)
    /// No table has the key.
    case missing
  }

  /// Visits the candidates that have a text for a key, in order of precedence, until the visitor accepts
  /// one.
  ///
  /// The order is defined here only: the first table that has the key decides. In it the languages that
  /// were chosen for the user come first, then the source language, then the text in the code. A text
  /// that extraction copied from the code into the source language is older than the code's own.
  ///
  /// - Parameter accepts: Whether a candidate, by its index, is the one to use.
  @inline(__always)
  func visit(
    _ wanted: borrowing Wanted, _ accepts: (Int, Content) -> Bool
  ) -> End {
    var index = 0
    while index < candidates.count {
      let start = index
      let (table, step) = (candidates[start].table, candidates[start].step)
      let hash = table._withUnsafeGuaranteedRef { $0.hash(of: wanted.key) }
      var isKnown = false
      while index < candidates.count, candidates[index].step == step {
        let found = candidates[index].index.map { language in
          table._withUnsafeGuaranteedRef { $0.find(hash, at: language) }
        }
        switch found {
        case .value(let range):
          isKnown = true
          let byte = table._withUnsafeGuaranteedRef { $0.bytes(range)[0] }
          guard let kind = ValueNode.Kind(rawValue: byte) else {
            if accepts(index, .damage) { return .accepted }
            break
          }
          if kind == .extracted, candidates[index].isSource, wanted.hasDefault { break }
          if accepts(index, .value(range, kind)) { return .accepted }
        case .damage:
          isKnown = true
          if accepts(index, .damage) { return .accepted }
        case .nothing, nil:
          // A table can have a key without a translation.
          if isKnown { break }
          isKnown = table._withUnsafeGuaranteedRef { $0.flags(of: wanted.key, hash: hash) } != nil
          if !isKnown { index = end(ofStep: step, from: index) - 1 }
        }
        index += 1
      }
      if isKnown { return .code(start) }
    }
    return .missing
  }

  /// The index of the first candidate after a step.
  private func end(ofStep step: Int, from index: Int) -> Int {
    var index = index
    while index < candidates.count, candidates[index].step == step { index += 1 }
    return index
  }
}
