import Foundation
import Phrasebook
internal import PhrasebookTranslate
import Synchronization

/// One run of another program: bytes in, bytes out, within limits.
struct ChildProcess {
  var arguments: [String]
  /// How long it may say nothing, in seconds: from its start, and from each line that it ends.
  var limit: Double
  /// The most that is read of what it says, in bytes.
  var largest = 32 << 20

  struct Outcome {
    enum End: Equatable { case exited(Int32), tooLong, tooLarge, cancelled }

    var end: End
    /// All that it said before its end, whatever that was.
    var output: [UInt8]
    /// The first line on the other stream.
    var complaint: String
  }

  /// Runs it to its end; a program that says nothing for too long, or too much, is ended.
  func run(_ input: [UInt8]) async throws(TranslatorFailure) -> Outcome {
    // A program that ends before it has read all is no reason to end too.
    signal(SIGPIPE, SIG_IGN)
    let run = ProcessRun(largest: largest)
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

/// A process under way.
///
/// It has threads of its own, so that how long it takes does not depend on who else keeps those busy
/// that tasks share.
private final class ProcessRun: Sendable {
  private let largest: Int
  private let state = Mutex<State>(State())

  private struct State {
    var process: Int32?
    var stop: ChildProcess.Outcome.End?
    var isDone = false
    var lastLine = DispatchTime.now()
  }

  init(largest: Int) { self.largest = largest }

  /// Ends the process where it has said no line for so many seconds.
  func watch(_ limit: Double) {
    let last = state.withLock { $0.isDone ? nil : $0.lastLine }
    guard let last else { return }
    let deadline = last + limit
    guard deadline > .now() else { return stop(.tooLong) }
    // Not a task: those have to wait where others keep all threads busy.
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

  /// Ends the process and what it has started: Foundation gives each a group of its own.
  private static func end(_ process: Int32) {
    if getpgid(process) == process { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
  }

  func run(_ arguments: [String], _ input: [UInt8]) async -> ChildProcess.Outcome? {
    await withCheckedContinuation { continuation in
      Thread { [self] in continuation.resume(returning: runHere(arguments, input)) }.start()
    }
  }

  private func runHere(_ arguments: [String], _ input: [UInt8]) -> ChildProcess.Outcome? {
    defer {
      state.withLock { state in
        state.process = nil
        state.isDone = true
      }
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (pipeIn, pipeOut, pipeErr) = (Pipe(), Pipe(), Pipe())
    process.standardInput = pipeIn
    process.standardOutput = pipeOut
    process.standardError = pipeErr
    do { try process.run() } catch { return nil }
    let id = process.processIdentifier
    let isStopped = state.withLock { state in
      state.process = id
      return state.stop != nil
    }
    if isStopped { Self.end(id) }
    let (writing, complaining) = (pipeIn.fileHandleForWriting, pipeErr.fileHandleForReading)
    let written = Self.begin { () -> [UInt8] in
      try? writing.write(contentsOf: Data(input))
      try? writing.close()
      return []
    }
    let complaint = Self.begin { [self] in all(of: complaining, keeping: 4_096) }
    let output = all(of: pipeOut.fileHandleForReading, keeping: largest, isResult: true)
    let line = String(decoding: complaint(), as: UTF8.self).split(separator: "\n").first ?? ""
    _ = written()
    process.waitUntilExit()
    return ChildProcess.Outcome(
      end: state.withLock { $0.stop } ?? .exited(process.terminationStatus), output: output,
      complaint: String(line.prefix(200)))
  }

  private func all(
    of handle: FileHandle, keeping most: Int, isResult: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    // As it comes: a handle would wait until there is as much as it was asked for.
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(handle.fileDescriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      let part = buffer.prefix(count)
      if bytes.count < most { bytes += part.prefix(most - bytes.count) }
      guard isResult else { continue }
      if part.contains(0x0A) { state.withLock { $0.lastLine = .now() } }
      if bytes.count >= most { stop(.tooLarge) }
    }
    try? handle.close()
    return bytes
  }

  /// Begins work on a thread of its own; the answer waits for its result.
  private static func begin(_ work: @escaping @Sendable () -> [UInt8]) -> () -> [UInt8] {
    let errand = Errand()
    Thread { errand.finish(work()) }.start()
    return { errand.wait() }
  }
}

/// Work of another thread, with what came of it.
private final class Errand: Sendable {
  private let result = Mutex<[UInt8]>([])
  private let done = DispatchSemaphore(value: 0)

  func finish(_ bytes: [UInt8]) {
    result.withLock { $0 = bytes }
    done.signal()
  }

  func wait() -> [UInt8] {
    done.wait()
    return result.withLock { $0 }
  }
}
