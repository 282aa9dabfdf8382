/// The columns of a table for spreadsheets that have a meaning.
enum Column: String, CaseIterable {
  /// The four that tools for CSV files know and keep: `context` is the table, the key and the form in
  /// one, `location` the path of the catalog.
  case context, source, target, location
  case key, table, path, state, comment
  /// Written only if needed: the catalog's path, the argument of a substitution, whether the text
  /// is translatable, whether the comment was generated, and the maximum number of characters.
  /// translate-toolkit and Weblate take a column `original` for the source text.
  case original = "catalog"
  case argument, translate, generated, maxlength
  /// Whether a translation has another state than translated, as tools for CSV files keep it.
  case fuzzy

  /// The columns that every file has.
  static let usual: [Column] = [
    .context, .source, .target, .location, .key, .table, .path, .state, .comment,
  ]
}
