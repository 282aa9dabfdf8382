/// The files that `phrasebook.yml` lists, in any folder: those of one walk, and those outside of
/// it, such as beside its folder or in a hidden one.
package final class ListedFiles {
  private let walked: ProjectFiles
  private var others: [String: ProjectFiles] = [:]

  /// - Parameter walked: The files below the folder that the run is about.
  package init(_ walked: ProjectFiles) { self.walked = walked }

  /// The files of one kind that patterns name, absolute and sorted.
  func paths(_ kind: KeyPath<ProjectFiles, [String]>, of patterns: [Glob]) -> [String] {
    var all = walked[keyPath: kind]
    for files in others(of: patterns) { all += files[keyPath: kind] }
    return Set(all.filter { path in patterns.contains { $0.matches(path) } }).sorted()
  }

  /// The folders that were walked for patterns, and that hold more than is looked at; sorted.
  package func cutOff(of patterns: [Glob]) -> [String] {
    ([walked] + others(of: patterns)).filter(\.isCutOff).map(\.folder).sorted()
  }

  /// The files at the starts of patterns outside of the walk.
  private func others(of patterns: [Glob]) -> [ProjectFiles] {
    Set(patterns.flatMap(\.bases)).filter { !hasBeen(at: $0) }.map { base in
      let files = others[base] ?? ProjectFiles(below: base)
      others[base] = files
      return files
    }
  }

  /// Whether the walk has found something; folders that it leaves out look empty to it.
  private func hasBeen(at base: String) -> Bool {
    FilePath.isInside(base, walked.folder)
      && (base == walked.folder
        || [walked.sources, walked.catalogs].contains { files in
          files.contains { FilePath.isInside($0, base) }
        })
  }
}
