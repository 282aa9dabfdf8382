import PhrasebookProjects
import Phrasebook
import PhrasebookAudit
import PhrasebookModel

/// Compares findings with a baseline file, from which fixed findings are removed: findings in, the
/// new ones out.
struct Ratchet {
  /// The file, spelled as the person did or as PATH was given.
  let file: String
  /// Whether the file is written again from all findings.
  let isNew: Bool
  /// The catalogs that were looked at, absolute.
  let catalogs: [String]
  let request: AuditRequest
  let activity: Activity
  /// The settings of the catalogs, each once.
  let sections: [AuditSection?]

  /// The findings that are not in the file, and the number of those that are.
  func new(among findings: [Finding]) -> (new: [Finding], known: Int) {
    if isNew { return make(from: findings) }
    guard FileStatus(path: file) != nil else {
      activity.report(
        Diagnostic(
          .error,
          "\(file): the baseline does not exist; create it with phrasebook audit --write-baseline \(file)"
        ))
      return (findings, 0)
    }
    do {
      let known = try BaselineFile.read(try FileContent.read(file), file: file)
      let unseen = unseen(of: known)
      let extent = AuditExtent(
        sections.map(request.settings), isComplete: request.isComplete,
        seenTables: Set(catalogs.map(FilePath.stem)), unseenTables: Set(unseen.map(FilePath.stem)))
      let compared = known.baseline.compared(to: findings, within: extent)
      if compared.shrunk != known.baseline { shrink(to: compared.shrunk, keeping: unseen) }
      return (compared.new, compared.known)
    } catch let failure as ScopeFailure {
      activity.report(failure.diagnostic)
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch {}
    return (findings, 0)
  }

  private func make(from findings: [Finding]) -> (new: [Finding], known: Int) {
    // The findings of a file that cannot be read would be missing from it.
    guard !activity.hasFailed else { return (findings, 0) }
    do {
      let bytes = BaselineFile(baseline: Baseline(findings), catalogs: names).bytes
      if FileStatus(path: file) == nil {
        try CatalogFile.create(file, bytes)
      } else {
        // Only a baseline is replaced, never another file.
        _ = try BaselineFile.read(try FileContent.read(file), file: file)
        _ = try CatalogFile.update(file) { _ in bytes }
      }
      let count = findings.count
      activity.report(
        Diagnostic(
          .note,
          count == 1
            ? "\(file): written with 1 current finding; commit this file"
            : "\(file): written with \(count) current findings; commit this file"))
      return ([], findings.count)
    } catch {
      activity.report(Diagnostic(of: error, file: file))
      return (findings, 0)
    }
  }

  /// The catalogs of the file that are there and were not looked at, as the file has them.
  private func unseen(of known: BaselineFile) -> [String] {
    let folder = FilePath.absolute(FilePath.folder(file))
    let seen = Set(catalogs)
    return known.catalogs.filter { name in
      let path = FilePath.normalized(FilePath.join(folder, name))
      return !seen.contains(path) && FileStatus(path: path) != nil
    }
  }

  private func shrink(to baseline: Baseline, keeping unseen: [String]) {
    guard request.mayWrite, !activity.hasFailed else { return }
    do {
      _ = try CatalogFile.update(file) { _ in
        BaselineFile(baseline: baseline, catalogs: Set(names + unseen).sorted()).bytes
      }
    } catch let failure as FileFailure {
      activity.report(failure.diagnostic)
    } catch {
      activity.report(Diagnostic(.error, "\(file): \(String(describing: error))"))
    }
  }

  /// The catalogs as the file has them.
  private var names: [String] {
    let folder = FilePath.absolute(FilePath.folder(file))
    return Set(catalogs.map { Self.relative($0, to: folder) }).sorted()
  }

  /// `path` from `folder`, both absolute: the same on every machine.
  static func relative(_ path: String, to folder: String) -> String {
    var up: [String] = []
    var folder = folder
    while true {
      if let rest = FilePath.remainder(of: path, in: folder) {
        return (up + [rest]).joined(separator: "/")
      }
      if folder == "/" { return path }
      up.append("..")
      folder = FilePath.folder(folder)
    }
  }
}
