internal import CSpawn
import Foundation
import Phrasebook
internal import PhrasebookModel
internal import PhrasebookTranslate
import struct PhrasebookPlatform.Mutex

/// One run of another program, within limits.
struct ChildProcess {
  var arguments: [String]
  /// The longest time without a line of output, in seconds.
  var limit: Double
  /// The maximum size of its output, in bytes.
  var largest = 32 << 20
  /// The seconds that its outputs may be silent after it has ended, if another process keeps them open.
  var patience = 2.0

  struct Outcome {
    enum End: Equatable { case exited(Int32), tooLong, tooLarge, cancelled }

    var end: End
    /// Everything that it wrote, however it ended.
    var output: [UInt8]
    /// The first line on standard error.
    var complaint: String
  }

  /// Runs the program; one that writes nothing for too long, or too much, is killed.
  ///
  /// - Parameter onLines: Called with the number of lines that it has written so far.
  func run(
    _ input: [UInt8], onLines: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(TranslatorFailure) -> Outcome {
    let run = ProcessRun(largest: largest, patience: patience, onLines: onLines)
    run.watch(limit)
    let outcome = await withTaskCancellationHandler {
      await run.run(arguments, input)
    } onCancel: {
      run.stop(.cancelled)
    }
    guard let outcome else {
      throw TranslatorFailure("\(arguments.first ?? "") cannot be started")
    }
    return outcome
  }
}

/// A running process.
///
/// It has a thread of its own: its limits must not depend on how busy the threads of tasks are.
private final class ProcessRun: Sendable {
  private let largest: Int
  private let patience: Double
  private let onLines: @Sendable (Int) -> Void
  private let state = Mutex<State>(State())

  private struct State {
    var process: Int32?
    var stop: ChildProcess.Outcome.End?
    var isDone = false
    var lastLine = DispatchTime.now()
    var lines = 0
  }

  init(largest: Int, patience: Double, onLines: @escaping @Sendable (Int) -> Void) {
    self.largest = largest
    self.patience = patience
    self.onLines = onLines
  }

  /// Ends the process when it has written no line for so many seconds.
  func watch(_ limit: Double) {
    let last = state.withLock { $0.isDone ? nil : $0.lastLine }
    guard let last else { return }
    let deadline = last + limit
    guard deadline > .now() else { return stop(.tooLong) }
    // Not a task: it would wait while others keep all threads busy.
    DispatchQueue.global().asyncAfter(deadline: deadline) { [weak self] in self?.watch(limit) }
  }

  func stop(_ reason: ChildProcess.Outcome.End) {
    let process = state.withLock { state -> Int32? in
      guard !state.isDone else { return nil }
      if state.stop == nil { state.stop = reason }
      return state.process
    }
    if let process { Self.end(process) }
  }

  /// Kills the process and its children: it leads a group, whose number is its own until it is waited
  /// for.
  private static func end(_ process: Int32) { kill(-process, SIGKILL) }

  func run(_ arguments: [String], _ input: [UInt8]) async -> ChildProcess.Outcome? {
    await withCheckedContinuation { continuation in
      Thread { [self] in continuation.resume(returning: runHere(arguments, input)) }.start()
    }
  }

  private func runHere(_ arguments: [String], _ input: [UInt8]) -> ChildProcess.Outcome? {
    defer { state.withLock { $0.isDone = true } }
    var words = (["env"] + arguments).map { strdup($0) } + [nil]
    let process = phrasebook_spawn(&words)
    for word in words { free(word) }
    guard process.id > 0 else { return nil }
    let isStopped = state.withLock { state in
      state.process = process.id
      return state.stop != nil
    }
    if isStopped { Self.end(process.id) }
    var streams = ProcessStreams(of: process, patience: patience)
    let (output, complaint) = streams.exchange(
      input, keeping: largest, isStopped: { state.withLock { $0.stop != nil } },
      onOutput: { part, size in
        let ends = part.count { $0 == 0x0A }
        if ends > 0 {
          let lines = state.withLock { state in
            state.lastLine = .now()
            state.lines += ends
            return state.lines
          }
          onLines(lines)
        }
        if size >= largest { stop(.tooLarge) }
      })
    let status = status(of: process.id)
    let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? ""
    return ChildProcess.Outcome(
      end: state.withLock { $0.stop } ?? .exited(status), output: output,
      complaint: String(line).shortened(to: 200))
  }

  /// Waits for the end of a process, and returns its exit code or the number of the signal that ended it.
  private func status(of process: Int32) -> Int32 {
    while true {
      var status: Int32 = 0
      // Under the lock: once it is waited for, its number may be that of another process.
      let ended = state.withLock { state in
        let id = waitpid(process, &status, WNOHANG)
        if id != 0 && !(id < 0 && errno == EINTR) { state.process = nil }
        return state.process == nil
      }
      if ended { return status & 0x7F == 0 ? status >> 8 & 0xFF : status & 0x7F }
      usleep(2_000)
    }
  }
}
