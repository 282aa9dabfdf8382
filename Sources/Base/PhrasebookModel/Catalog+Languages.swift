extension Catalog {
  /// The member with the languages of the catalog, which Xcode 27 writes.
  package static let languagesMember = "languages"

  /// The languages that the file lists, in its order; empty for a file without the list.
  package var listedLanguages: [String] {
    guard case .array(let languages)? = unknown[Self.languagesMember] else { return [] }
    return languages.compactMap(\.string)
  }
}
