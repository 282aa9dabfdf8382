extension EditingSession {
  /// What an edit of several strings would do; nothing is written. `decide` carries the decisions out.
  package func preview(_ edit: BulkEdit) -> [BulkEdit.Item] {
    BulkPreview(session: self).items(of: edit)
  }
}
