import Foundation
import Phrasebook
internal import PhrasebookTranslate
import Synchronization

/// One run of another program: bytes in, bytes out, within limits.
struct ChildProcess {
  var arguments: [String]
  /// How long it may take, in seconds.
  var limit: Double
  /// The most that is read of what it says, in bytes.
  var largest = 32 << 20

  struct Outcome {
    var status: Int32
    var output: [UInt8]
    /// The first line on the other stream.
    var complaint: String
  }

  /// Runs it to its end; a program that takes too long or says too much is ended.
  func run(_ input: [UInt8]) async throws(TranslatorFailure) -> Outcome {
    // A program that ends before it has read all is no reason to end too.
    signal(SIGPIPE, SIG_IGN)
    let run = ProcessRun(largest: largest)
    let name = arguments.first ?? ""
    // Not a task: those have to wait where others keep all threads busy.
    let clock = DispatchWorkItem { run.stop(.tooLong) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: clock)
    defer { clock.cancel() }
    let outcome = await withTaskCancellationHandler {
      await run.run(arguments, input)
    } onCancel: {
      run.stop(.cancelled)
    }
    switch run.reason {
    case .tooLong: throw TranslatorFailure("\(name) did not answer within \(Int(limit)) s")
    case .tooLarge: throw TranslatorFailure("\(name) said more than any translation")
    case .cancelled: throw TranslatorFailure("stopped")
    case nil: break
    }
    guard let outcome else { throw TranslatorFailure("\(name) cannot be started") }
    return outcome
  }
}

/// A process under way.
///
/// It has threads of its own, so that how long it takes does not depend on who else keeps those busy
/// that tasks share.
private final class ProcessRun: Sendable {
  enum Stop { case tooLong, tooLarge, cancelled }

  private let largest: Int
  private let state = Mutex<State>(State())

  private struct State {
    var process: Int32?
    var stop: Stop?
    var isDone = false
  }

  init(largest: Int) { self.largest = largest }

  var reason: Stop? { state.withLock { $0.stop } }

  func stop(_ reason: Stop) {
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
    let complaint = Self.begin { [self] in read(complaining, keeping: 4_096) }
    let output = read(pipeOut.fileHandleForReading, keeping: largest, isResult: true)
    let line = String(decoding: complaint(), as: UTF8.self).split(separator: "\n").first ?? ""
    _ = written()
    process.waitUntilExit()
    return ChildProcess.Outcome(
      status: process.terminationStatus, output: output, complaint: String(line.prefix(200)))
  }

  private func read(
    _ handle: FileHandle, keeping most: Int, isResult: Bool = false
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty {
      if bytes.count < most { bytes += data.prefix(most - bytes.count) }
      if isResult, bytes.count >= most { stop(.tooLarge) }
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
