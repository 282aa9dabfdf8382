package import PhrasebookModel

extension Array<Finding> {
  /// Returns the findings in the order of their files, lines and columns; those without a place are first, and equal
  /// ones keep their order.
  ///
  /// A finding is large: small values are sorted in place of it.
  ///
  /// - Parameter precedes: Whether the first of two findings of one place comes before the second.
  package func sortedByPlace(_ precedes: (Finding, Finding) -> Bool) -> [Finding] {
    let order = order(precedes)
    return zip(order, order.dropFirst()).allSatisfy { $0 < $1 } ? self : order.map { self[$0] }
  }

  private func order(_ precedes: (Finding, Finding) -> Bool) -> [Int] {
    var files = Set<String>()
    for index in indices { files.insert(self[index].location?.file ?? "") }
    let ranks = Dictionary(uniqueKeysWithValues: zip(files.sorted(), 0...))
    let places = indices.map { index in
      let location = self[index].location
      return (
        file: ranks[location?.file ?? ""] ?? 0, line: location?.line ?? 0,
        column: location?.column ?? 0, index: index
      )
    }
    return places.sorted { a, b in
      if (a.file, a.line, a.column) != (b.file, b.line, b.column) {
        return (a.file, a.line, a.column) < (b.file, b.line, b.column)
      }
      if precedes(self[a.index], self[b.index]) { return true }
      return !precedes(self[b.index], self[a.index]) && a.index < b.index
    }.map(\.index)
  }
}
