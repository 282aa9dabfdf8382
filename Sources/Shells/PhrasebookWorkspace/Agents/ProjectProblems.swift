import PhrasebookModel
import PhrasebookProjects

/// The parts of a project that answers lack: catalogs and settings that cannot be read, and the like.
enum ProjectProblems {
  /// A sentence for each, with its place relative to the project.
  static func lines(_ snapshot: LiveSnapshot, in root: String) -> [String] {
    let spelling = Spelling(in: root)
    let reported = snapshot.diagnostics.filter { $0.severity != .note }
    let all = snapshot.unreadable.map(\.reason) + reported
    return all.map { spelling.respell($0).line }.reduce(into: []) { list, line in
      if !list.contains(line) { list.append(line) }
    }
  }
}
