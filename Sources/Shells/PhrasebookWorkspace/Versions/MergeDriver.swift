import Phrasebook
import PhrasebookFormats
import PhrasebookModel
package import PhrasebookProjects
package import PhrasebookSync

/// Merges three files into one, for a user or for git.
package struct MergeDriver {
  package let preference: MergePreference?
  /// The output file; nil leaves it to the caller.
  package let output: String?
  /// Whether the output may replace a file that Phrasebook did not make; ours is always replaced.
  package let isForced: Bool
  /// The name of the file if the three are only copies, as with git; nil if a user asks.
  package let name: String?
  package let activity: Activity

  /// The file that the merge is of, as messages call it.
  package func path(_ ours: String) -> String { name ?? ours }

  /// Returns the merged file, or nil when absent.
  func merge(base: String, ours: String, theirs: String) -> CatalogMerge.Result? {
    let path = path(ours)
    do {
      let versions = CatalogMerge.Versions(
        base: try FileContent.read(base), ours: try FileContent.read(ours),
        theirs: try FileContent.read(theirs))
      let result = try CatalogMerge(preference: preference, path: path).merge(versions)
      result.diagnostics.forEach(activity.report)
      try write(result.bytes, over: ours, inputs: [base, theirs])
      ConflictDiagnostics(activity: activity).report(result.conflicts, in: result.bytes, file: path)
      return result
    } catch {
      activity.report(Diagnostic(of: error, file: path))
      if error is UnreadableFile { mergeLines(base, ours, theirs) }
      return nil
    }
  }

  private func write(_ bytes: [UInt8], over ours: String, inputs: [String]) throws {
    guard let output else { return }
    if let own = FileStatus(path: ours), own.identity == FileStatus(path: output)?.identity {
      _ = try CatalogFile.update(output) { _ throws(FileFailure) in bytes }
    } else {
      try OutputFiles(.catalog, isForced: isForced, inputs: inputs).write(bytes, to: output)
    }
  }

  /// Merges a file that is not a catalog by lines, as git would: nothing of theirs is left out.
  private func mergeLines(_ base: String, _ ours: String, _ theirs: String) {
    guard name != nil, let output, output == ours else { return }
    let arguments = [
      "merge-file", "-L", "ours", "-L", "base", "-L", "theirs", "--", ours, base, theirs,
    ]
    guard let outcome = try? Git(folder: ".").outcome(of: arguments), outcome.status >= 0,
      outcome.status < 128
    else { return }
    activity.note("it was merged by lines instead; review it before you continue")
  }
}
