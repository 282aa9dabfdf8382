import Phrasebook
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

extension Reporter {
  /// The operations on some PATHs, as part of this run.
  func workspace(_ paths: [String], _ extraction: ExtractionOptions? = nil) -> Workspace {
    Workspace(paths: paths, extraction: extraction?.run ?? ExtractionRun(), activity: activity)
  }

  /// The operations on a PATH, as part of this run.
  func workspace(_ path: String, _ extraction: ExtractionOptions? = nil) -> Workspace {
    workspace([path], extraction)
  }

  /// Returns what work returns; a failure is reported, and nil.
  @discardableResult
  func attempt<Value>(_ work: () throws(FileFailure) -> Value) -> Value? {
    do {
      return try work()
    } catch {
      report(error.diagnostic)
      return nil
    }
  }

  /// Writes a report to the file that the user named.
  func write(_ report: [UInt8], to file: String, as kind: ReportKind, isForced: Bool) {
    attempt { () throws(FileFailure) in
      try OutputFiles(.report(kind), isForced: isForced).write(report, to: file)
    }
  }

  /// Shows the changes of an edit and ends the run.
  func finish(_ result: EditResult, as format: ReportFormat) throws {
    let report = ChangesReport(result.files)
    switch format {
    case .json: report.json(out, result.diagnostics)
    case .text:
      report.text(out)
      if !hasFailed, let remark = report.remark { activity.note(remark) }
    }
    try finish()
  }

  /// Shows the files of an exchange and ends the run.
  func finish(_ result: ExchangeResult, as format: ReportFormat) throws {
    if let files = result.files {
      switch format {
      case .json:
        out.json { json in
          json.object {
            $0.exchange(files: files, losses: result.losses, diagnostics: result.diagnostics)
          }
        }
      case .text: FilesReport(files).text(out)
      }
    }
    try finish()
  }

  /// Shows the translations that were filled in.
  func show(_ result: TranslateResult, as format: ReportFormat) {
    let report = TranslateReport(result)
    switch format {
    case .json: report.json(out, result.diagnostics)
    case .text:
      report.text(out)
      if !hasFailed, let remark = report.remark { activity.note(remark) }
    }
  }
}
