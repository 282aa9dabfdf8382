package import PhrasebookModel

/// The strings that are listed.
package struct StringQuery: Sendable, Hashable {
  package var language: String
  /// The only catalog; nil for all.
  package var file: String?
  /// The only statuses; empty for all but strings that are not to be translated.
  package var statuses: Set<StringStatus> = []
  /// The only check that has a finding; nil for any, `*` for at least one finding.
  package var check: String?
  /// The only source that uses the strings, absolute; nil for any.
  package var source: String?
  /// Words that are in the key, the comment or a text of any language.
  package var text = ""

  package init(language: String) { self.language = language }
}

/// A part of a list.
package struct StringPage: Sendable {
  package var total: Int
  /// The index of the first row.
  package var first: Int
  package var rows: [StringRow]
  package var version: Int
}

/// A string in a list.
package struct StringRow: Sendable {
  package var identity: StringIdentity
  package var table: String
  package var source: String
  /// Nil if the translation is missing.
  package var target: String?
  package var status: StringStatus
  package var findings: Int
  package var severity: Diagnostic.Severity?
  /// The number of texts of the translation.
  package var forms: Int
}

/// The query and the version that a list belongs to.
struct ListKey: Hashable, Sendable {
  var query: StringQuery
  var version: Int
}

/// A row of a list: a table and a row of it.
struct ListedString: Hashable, Sendable {
  var table: Int
  var row: Int
}
