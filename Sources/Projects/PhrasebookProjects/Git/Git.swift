import Foundation
package import Phrasebook
import PhrasebookModel

/// The error message of git.
package struct GitFailure: ExplainedError {
  package var message: Phrase

  package init(
    message: Phrase
  ) {
    self.message = message
  }

  package var explanation: Phrase { message }
}

/// The `git` of this machine, run in a folder: arguments in, bytes out.
package struct Git {
  package var folder: String

  package init(
    folder: String
  ) {
    self.folder = folder
  }

  /// The output of a run that succeeded.
  package func run(_ arguments: [String], input: [UInt8]? = nil) throws(GitFailure) -> [UInt8] {
    let outcome = try outcome(of: arguments, input: input)
    guard outcome.status == 0 else {
      let words = outcome.errors.split(separator: "\n").first.map(String.init)
      throw GitFailure(
        message: "git \(arguments.first ?? ""): \(words ?? "exit code \(outcome.status)")")
    }
    return outcome.output
  }

  /// The output of a run as a string; nil if it failed.
  package func text(_ arguments: [String]) -> String? {
    guard let output = try? run(arguments) else { return nil }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The output and exit code of a run, whether or not it succeeded.
  package func outcome(
    of arguments: [String], input: [UInt8]? = nil
  ) throws(GitFailure) -> (status: Int32, output: [UInt8], errors: String) {
    let process = GitProcess(arguments, in: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.process.standardOutput = output
    process.process.standardError = errors
    if input != nil { process.process.standardInput = Pipe() }
    try process.start()
    // Each pipe has a thread of its own: a full one would stop git.
    let said = Collector(errors.fileHandleForReading)
    if let input, let pipe = process.process.standardInput as? Pipe {
      Collector.feed(input, to: pipe.fileHandleForWriting)
    }
    let result = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    let words = String(decoding: said.wait(), as: UTF8.self)
    process.process.waitUntilExit()
    try? output.fileHandleForReading.close()
    try? errors.fileHandleForReading.close()
    return (process.process.terminationStatus, result, words)
  }
}

/// One process of git, before it starts.
struct GitProcess {
  let process = Process()

  init(_ arguments: [String], in folder: String) {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + Self.withoutPrograms + ["-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    // File names are not quoted, and no pager or prompt is started.
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // A partial clone fetches missing objects, and its settings name the program that does: no protocol is allowed.
    environment["GIT_ALLOW_PROTOCOL"] = ""
    environment["GIT_NO_LAZY_FETCH"] = "1"
    process.environment = environment
  }

  /// Settings of a repository that make git start other programs are overridden: the repository may
  /// not be trusted.
  private static let withoutPrograms = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "diff.external=",
    "log.showSignature=false", "core.askPass=", "credential.helper=", "core.sshCommand=false",
    "gc.auto=0", "maintenance.auto=false",
    // Files that may be devices, which have no end.
    "core.attributesFile=/dev/null", "diff.orderFile=/dev/null", "mailmap.file=/dev/null",
  ].flatMap { ["-c", $0] }

  func start() throws(GitFailure) {
    do {
      try process.run()
    } catch {
      throw GitFailure(message: "git cannot be started; is it installed?")
    }
  }
}

/// Reads a pipe to its end beside the thread that waits.
private final class Collector: @unchecked Sendable {
  private let group = DispatchGroup()
  private var bytes = Data()

  init(_ handle: FileHandle) {
    group.enter()
    DispatchQueue.global().async { [self] in
      bytes = handle.readDataToEndOfFile()
      group.leave()
    }
  }

  func wait() -> Data {
    group.wait()
    return bytes
  }

  static func feed(_ bytes: [UInt8], to handle: FileHandle) {
    DispatchQueue.global().async {
      try? handle.write(contentsOf: Data(bytes))
      try? handle.close()
    }
  }
}
