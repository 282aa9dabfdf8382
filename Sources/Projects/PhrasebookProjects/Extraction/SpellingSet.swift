/// A set of paths. Most lists are sorted, and as long as paths are added in order, each is new.
package struct SpellingSet {
  private var ordered: [String] = []
  /// All paths, after one was added out of order.
  private var all: Set<String>?

  package init() {}

  /// Adds a path; false if it is already in the set.
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
