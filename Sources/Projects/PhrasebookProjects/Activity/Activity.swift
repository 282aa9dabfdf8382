package import Phrasebook
package import PhrasebookModel
import PhrasebookFormats
import struct PhrasebookPlatform.Mutex

/// One run of an operation: collects its diagnostics, passes on what happens while it works, and
/// stops it.
///
/// An operation returns its result as a value and prints nothing; a face that wants to show more
/// than the result observes the events.
///
/// The events are a stream of values: each goes to the observer once, on the thread where it
/// happens, before the work there continues. Those of one thread come in order; those of several
/// threads may come at the same time.
package final class Activity: Sendable {
  /// Something that happens while an operation works.
  package enum Event: Sendable {
    /// A problem, once; also part of `diagnostics`.
    case diagnostic(Diagnostic)
    /// A remark for the user that belongs to no result.
    case note(Phrase)
    case progress(ProgressUpdate)
  }

  private struct State {
    var diagnostics: [Diagnostic] = []
    var reported: Set<Diagnostic> = []
    var hasOmissions = false
    var isCancelled = false
    var cancellationHandlers: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())
  private let observer: (@Sendable (Event) -> Void)?

  /// - Parameter observer: Receives each event as it happens, on any thread; nil for no observer.
  package init(observer: (@Sendable (Event) -> Void)? = nil) { self.observer = observer }

  /// Problems of the run so far, each once, in the order in which they were found.
  package var diagnostics: [Diagnostic] { state.withLock { $0.diagnostics } }

  /// Whether something could not be done: there is an error among the diagnostics.
  package var hasFailed: Bool {
    state.withLock { $0.diagnostics.contains { $0.severity == .error } }
  }

  /// Whether something of the input was left out of the result.
  package var hasOmissions: Bool { state.withLock { $0.hasOmissions } }

  /// Notes that something of the input is left out of the result.
  package func noteOmission() { state.withLock { $0.hasOmissions = true } }

  /// Adds a problem; one that was reported before is dropped.
  package func report(_ diagnostic: Diagnostic) {
    let isNew = state.withLock { state in
      guard state.reported.insert(diagnostic).inserted else { return false }
      state.diagnostics.append(diagnostic)
      return true
    }
    if isNew { observer?(.diagnostic(diagnostic)) }
  }

  /// Passes on a remark for the user.
  package func note(_ remark: Phrase) { observer?(.note(remark)) }

  /// Returns a counter for long work, or nil without an observer.
  package func progress(_ work: Phrase, of total: Int) -> ProgressCounter? {
    guard let observer else { return nil }
    if total > 0 { observer(.progress(ProgressUpdate(work, done: 0, of: total))) }
    return ProgressCounter(work, of: total) { observer(.progress($0)) }
  }

  /// Asks the operation to stop as soon as it can; nothing more is written then.
  package func cancel() {
    let handlers = state.withLock { state in
      state.isCancelled = true
      defer { state.cancellationHandlers = [] }
      return state.cancellationHandlers
    }
    handlers.forEach { $0() }
  }

  /// Calls a handler when the operation is asked to stop.
  package func onCancel(_ handler: @escaping @Sendable () -> Void) {
    state.withLock { $0.cancellationHandlers.append(handler) }
    if isCancelled { handler() }
  }

  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Throws once the operation is asked to stop.
  package func checkCancellation() throws(CancellationError) {
    if isCancelled { throw CancellationError() }
  }

  /// Returns the value of work on a file; a failure becomes a diagnostic and nil.
  package func attempt<Value>(on file: String, _ work: () throws -> Value) -> Value? {
    do {
      return try work()
    } catch {
      report(Diagnostic(of: error, file: file))
      return nil
    }
  }
}

extension Diagnostic {
  /// The problem that an error of work on a file represents.
  package init(of error: any Error, file: String) {
    switch error {
    case let failure as FileFailure: self = failure.diagnostic
    case let failure as UnreadableFile: self = failure.diagnostic
    case let failure as ScopeFailure: self = failure.diagnostic
    case let failure as any ExplainedError: self.init(.error, failure.explanation)
    default: self.init(.error, "\(file): \(String(describing: error))")
    }
  }
}
