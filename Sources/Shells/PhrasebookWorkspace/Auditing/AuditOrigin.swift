import Foundation
import PhrasebookProjects

/// The project that an audit belongs to, its commit and the day of the run.
package struct AuditOrigin: Hashable, Sendable {
  /// The name of the project's folder.
  package var project: String
  /// The short id of the commit, with `-dirty` if files have changed, and its day; nil without git.
  package var commit: String?
  /// Year, month and day in UTC.
  package var date: String

  package init(project: String, commit: String?, date: String) {
    self.project = project
    self.commit = commit
    self.date = date
  }

  /// Returns the origin of a catalog or folder: the repository around it, or the folder itself.
  init(of path: String) {
    let path = FilePath.absolute(path)
    let folder = FileStatus(path: path)?.kind == .folder ? path : FilePath.folder(path)
    let repository = try? GitRepository(around: folder)
    let git = repository?.git
    let id = try? git?.text(["describe", "--always", "--dirty", "--abbrev=10", "--exclude", "*"])
    let day = try? git?.text(["log", "-1", "--format=%cs"])
    let commit = [id, day].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(
      project: FilePath.name(repository?.top ?? folder),
      commit: commit.isEmpty ? nil : commit.joined(separator: ", "), date: Self.today)
  }

  /// The day of the run; `SOURCE_DATE_EPOCH` replaces it in builds that have to be reproducible.
  private static var today: String {
    let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    let now =
      epoch.flatMap { (0..<253_402_300_800).contains($0) ? $0 : nil }
      .map(Date.init(timeIntervalSince1970:)) ?? Date()
    return now.formatted(.iso8601.year().month().day())
  }
}
