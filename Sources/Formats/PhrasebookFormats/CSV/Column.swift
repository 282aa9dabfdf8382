/// The columns of a table for spreadsheets that have a meaning.
enum Column: String, CaseIterable {
  case key, table, path, source, target, state, comment
  /// Only where they are needed: the catalog's path, what a substitution varies by, whether there is
  /// anything to translate, and whether a person wrote the comment.
  case original, argument, translate, generated

  /// The columns that every file has.
  static let usual: [Column] = [.key, .table, .path, .source, .target, .state, .comment]
}
