import PhrasebookWorkspace

/// The time that a client may keep a result.
enum MCPCaching {
  /// It is the same as long as the server runs.
  case always
  /// It is read from files, which may change at any time.
  case never
}

extension JSONWriter {
  /// The members with the time that clients may keep a result.
  mutating func caching(_ caching: MCPCaching) {
    member("ttlMs", caching == .always ? 3_600_000 : 0)
    member("cacheScope", caching == .always ? "public" : "private")
  }
}
