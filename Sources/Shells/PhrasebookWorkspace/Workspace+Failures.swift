import Phrasebook
import PhrasebookMemory
import PhrasebookModel
import PhrasebookProjects
import PhrasebookSync

extension Workspace {
  /// Returns what work returns; a failure other than a cancellation becomes a diagnostic and
  /// `nothing`.
  func perform<Result>(
    or nothing: Result, _ work: () throws -> Result
  ) throws(CancellationError) -> Result {
    var result = nothing
    do {
      result = try work()
    } catch let error as CancellationError {
      throw error
    } catch {
      report(error)
    }
    try activity.checkCancellation()
    return result
  }

  /// Reports why an operation failed.
  func report(_ error: any Error) {
    switch error {
    case let failure as CatalogChoice.Failure: activity.report(failure)
    case let failure as EditError: activity.report(Diagnostic(.error, failure.text))
    case let failure as GitFailure: activity.report(Diagnostic(.error, failure.message))
    case let failure as DiffSides.Failure: activity.report(Diagnostic(.error, failure.message))
    case let failure as MemoryFailure: activity.report(Diagnostic(.error, failure.text))
    case let failure as TableError:
      activity.report(Diagnostic(.error, verbatim: failure.description))
    default: activity.report(Diagnostic(of: error, file: path))
    }
  }
}
