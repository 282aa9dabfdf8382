/// An operation that the page can request, by the path of the request.
enum EditorOperation: String, CaseIterable, Sendable {
  case project, counts, list, next, string, help, history
  case check, save, approve, undo, bulk, suggest, wait

  init?(path: String) {
    guard path.hasPrefix("/api/") else { return nil }
    self.init(rawValue: String(path.dropFirst(5)))
  }
}
