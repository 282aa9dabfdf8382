import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Merges three files into one, as a person or git asks for it.
struct MergeDriver {
  let preference: MergePreference?
  /// Where the result goes; nil for standard output.
  let output: String?
  /// What the file is called where the three are only copies; nil where a person asks.
  let name: String?
  let format: ReportFormat
  let reporter: Reporter

  func merge(base: String, ours: String, theirs: String) {
    let path = name ?? ours
    do {
      let versions = CatalogMerge.Versions(
        base: try FileContent.read(base), ours: try FileContent.read(ours),
        theirs: try FileContent.read(theirs))
      let result = try CatalogMerge(preference: preference, path: path).merge(versions)
      result.diagnostics.forEach(reporter.say)
      try write(result.bytes)
      ConflictReport(reporter: reporter).say(result.conflicts, in: result.bytes, file: path)
      if format == .json { json(result, path) }
    } catch let failure as FileFailure {
      reporter.say(failure.diagnostic)
    } catch let failure as UnreadableFile {
      reporter.say(failure.diagnostic)
      mergeLines(base, ours, theirs)
    } catch {
      reporter.say(Diagnostic(.error, "\(path): \(String(describing: error))"))
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    guard let output else {
      reporter.out.write(bytes)
      return
    }
    if FileStatus(path: output) == nil {
      try CatalogFile.create(output, bytes)
    } else {
      _ = try CatalogFile.update(output) { _ throws(FileFailure) in bytes }
    }
  }

  /// A file that is no catalog is merged by lines, as git would have: nothing of theirs is left out.
  private func mergeLines(_ base: String, _ ours: String, _ theirs: String) {
    guard name != nil, let output, output == ours else { return }
    let arguments = [
      "merge-file", "-L", "ours", "-L", "base", "-L", "theirs", ours, base, theirs,
    ]
    guard let outcome = try? Git(folder: ".").outcome(of: arguments), outcome.status >= 0,
      outcome.status < 128
    else { return }
    reporter.note("it was merged by lines instead; look at it before you go on")
  }

  private func json(_ result: CatalogMerge.Result, _ path: String) {
    reporter.json { json in
      json.object { json in
        json.member("conflicts", result.conflicts) { $0.conflict($1, file: path) }
        json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
