import PhrasebookModel

/// The edits of a session, latest last.
struct EditJournal: Sendable {
  /// An entry before and after an edit.
  struct Item: Sendable {
    var file: String
    var key: String
    var before: Entry
    var after: Entry
  }

  /// The edits of one action.
  struct Step: Sendable {
    var items: [Item]
  }

  private(set) var steps: [Step] = []
  /// The oldest steps are forgotten.
  private static let limit = 1_000

  mutating func add(_ items: [Item]) {
    guard !items.isEmpty else { return }
    steps.append(Step(items: items))
    if steps.count > Self.limit { steps.removeFirst() }
  }

  mutating func removeLast() -> Step? { steps.popLast() }
}
