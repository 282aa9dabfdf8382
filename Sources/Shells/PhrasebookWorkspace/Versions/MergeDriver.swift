import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

/// Merges three files into one, for a user or for git.
struct MergeDriver {
  let request: MergeRequest
  let activity: Activity

  /// Returns the merged file, or nil when absent.
  func merge() -> CatalogMerge.Result? {
    let path = request.file
    do {
      let versions = CatalogMerge.Versions(
        base: try FileContent.read(request.base), ours: try FileContent.read(request.ours),
        theirs: try FileContent.read(request.theirs))
      let result = try CatalogMerge(preference: request.preference, path: path).merge(versions)
      result.diagnostics.forEach(activity.report)
      guard !activity.isCancelled else { return nil }
      try write(result.bytes)
      ConflictDiagnostics(activity: activity).report(result.conflicts, in: result.bytes, file: path)
      return result
    } catch {
      activity.report(Diagnostic(of: error, file: path))
      if error is UnreadableFile { mergeLines() }
      return nil
    }
  }

  /// Writes the output; ours is always replaced.
  private func write(_ bytes: [UInt8]) throws {
    guard let output = request.output else { return }
    if let own = FileStatus(path: request.ours),
      own.identity == FileStatus(path: output)?.identity
    {
      _ = try CatalogFile.update(output) { _ throws(FileFailure) in bytes }
    } else {
      try OutputFiles(
        .catalog, isForced: request.isForced, inputs: [request.base, request.theirs]
      ).write(bytes, to: output)
    }
  }

  /// Merges a file that is not a catalog by lines, as git would: nothing of theirs is left out.
  private func mergeLines() {
    guard request.name != nil, request.output == request.ours else { return }
    let arguments = [
      "merge-file", "-L", "ours", "-L", "base", "-L", "theirs", "--", request.ours, request.base,
      request.theirs,
    ]
    guard let outcome = try? Git(folder: ".").outcome(of: arguments), outcome.status >= 0,
      outcome.status < 128
    else { return }
    activity.note("it was merged by lines instead; review it before you continue")
  }
}
