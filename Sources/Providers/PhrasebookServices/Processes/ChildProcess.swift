import Foundation
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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let name = arguments.first ?? ""
    // Not a task: those have to wait where others keep all threads busy.
    let clock = DispatchWorkItem { run.stop(.tooLong) }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: clock)
    defer { clock.cancel() }
    let outcome = await withTaskCancellationHandler {
      await run.run(process, input)
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
private final class ProcessRun: Sendable {
  enum Stop { case tooLong, tooLarge, cancelled }

  private let largest: Int
  private let state = Mutex<(process: Int32?, stop: Stop?)>((nil, nil))

  init(largest: Int) { self.largest = largest }

  var reason: Stop? { state.withLock { $0.stop } }

  func stop(_ reason: Stop) {
    let process = state.withLock { state -> Int32? in
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

  func run(_ process: Process, _ input: [UInt8]) async -> ChildProcess.Outcome? {
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
    async let written: Void = write(input, to: pipeIn.fileHandleForWriting)
    async let errors = read(pipeErr.fileHandleForReading, keeping: 4_096)
    let output = await read(pipeOut.fileHandleForReading, keeping: largest, isResult: true)
    let complaint = await errors
    await written
    let status = await wait(process)
    state.withLock { $0.process = nil }
    let line = String(decoding: complaint, as: UTF8.self).split(separator: "\n").first ?? ""
    return ChildProcess.Outcome(
      status: status, output: output, complaint: String(line.prefix(200)))
  }

  private func write(_ bytes: [UInt8], to handle: FileHandle) async {
    await onThread {
      try? handle.write(contentsOf: Data(bytes))
      try? handle.close()
    }
  }

  private func read(
    _ handle: FileHandle, keeping most: Int, isResult: Bool = false
  ) async -> [UInt8] {
    await onThread { [self] in
      var bytes: [UInt8] = []
      while let data = try? handle.read(upToCount: 1 << 16), !data.isEmpty {
        if bytes.count < most { bytes += data.prefix(most - bytes.count) }
        if isResult, bytes.count >= most { stop(.tooLarge) }
      }
      try? handle.close()
      return bytes
    }
  }

  private func wait(_ process: Process) async -> Int32 {
    await onThread {
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// Runs what waits on a thread of its own, not on one of the few that tasks share.
  private func onThread<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: work()) }.start()
    }
  }
}
