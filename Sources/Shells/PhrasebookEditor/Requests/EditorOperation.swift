/// An operation that the page can request, by the path of the request.
enum EditorOperation: String, CaseIterable, Sendable {
  case project, list, counts, next, string, help, check
  case save, approve, undo, bulk, suggest, history, wait

  init?(path: String) {
    guard path.hasPrefix("/api/") else { return nil }
    self.init(rawValue: String(path.dropFirst(5)))
  }
}
