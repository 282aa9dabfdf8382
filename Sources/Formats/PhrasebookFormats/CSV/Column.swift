/// The columns of a table for spreadsheets that have a meaning.
enum Column: String, CaseIterable {
  case key, table, path, source, target, state, comment
  /// Written only if needed: the catalog's path, the argument of a substitution, whether the text
  /// is translatable, and whether the comment was generated.
  case original, argument, translate, generated

  /// The columns that every file has.
  static let usual: [Column] = [.key, .table, .path, .source, .target, .state, .comment]
}
