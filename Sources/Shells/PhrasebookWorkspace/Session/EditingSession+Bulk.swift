extension EditingSession {
  /// Previews an edit of several strings; nothing is written. `decide` carries the decisions out.
  package func preview(_ edit: BulkEdit) -> [BulkEdit.Item] {
    BulkPreview(session: self).items(of: edit)
  }
}
