/// Paths, each once. Most lists are sorted: as long as paths come in order, each is new.
package struct SpellingSet {
  private var ordered: [String] = []
  /// All of them, once one did not come in order.
  private var all: Set<String>?

  package init() {}

  /// Adds a path; false if it is there already.
  package mutating func insert(_ path: String) -> Bool {
    if all == nil {
      guard let last = ordered.last, last >= path else {
        ordered.append(path)
        return true
      }
      all = Set(ordered)
      ordered = []
    }
    return all?.insert(path).inserted ?? false
  }
}
