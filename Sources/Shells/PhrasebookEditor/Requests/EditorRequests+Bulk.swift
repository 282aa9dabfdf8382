import PhrasebookWorkspace

extension EditorRequests {
  /// An edit of several strings: a preview, or the strings of a preview that are to be changed.
  struct Bulk: Decodable {
    struct Chosen: Decodable {
      var file: String
      var key: String
      var seen: Version
      /// The text that the preview showed.
      var after: String
    }

    /// `approve`, `propagate`, `fill` or `replace`.
    var action: String
    var query: Query
    /// The only strings; nil for all that fit the query.
    var strings: [Identity]?
    /// The string whose translation is copied.
    var origin: Identity?
    var find: String?
    var with: String?
    /// The strings to change; nil for a preview.
    var apply: [Chosen]?

    /// Nil if the request lacks something.
    func edit(_ session: EditingSession) -> BulkEdit? {
      let strings = strings?.map(\.identity) ?? session.identities(query.query)
      switch action {
      case "approve": return BulkEdit(.approve, strings: strings)
      case "propagate": return origin.map { BulkEdit(.propagate($0.identity), strings: []) }
      case "fill": return BulkEdit(.fill(minimum: 90), strings: strings)
      case "replace":
        guard let find, !find.isEmpty else { return nil }
        return BulkEdit(.replace(find, with: with ?? ""), strings: strings)
      default: return nil
      }
    }
  }
}
