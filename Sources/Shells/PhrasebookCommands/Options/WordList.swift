import PhrasebookProjects

/// Lists on the command line: values separated by commas, options that are given again, or both.
enum WordList {
  /// `["a,b", "c"]` as three words.
  static func split(_ values: [String]) -> [String] {
    values.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// The same for paths, which may have commas: a value that exists is one path.
  static func files(_ values: [String]) -> [String] {
    values.flatMap { FileStatus(path: $0) == nil ? split([$0]) : [$0] }
  }
}
