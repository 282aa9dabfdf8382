import PhrasebookFormats

extension PropertyListValue {
  /// The strings of a list; a single string counts as a list of one.
  var texts: [String] { text.map { [$0] } ?? list?.compactMap(\.text) ?? [] }

  /// The first member with a name, in the order of the file, at any depth of nested dictionaries.
  func firstMember(_ name: String) -> Member? {
    for member in members ?? [] {
      if member.key == name { return member }
      if let inner = member.value.firstMember(name) { return inner }
    }
    return nil
  }
}
