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
  /// The longest time without output, in seconds.
  var limit: Double

  package init(
    folder: String
  ) {
    self.init(folder: folder, limit: GitProcess.usualLimit)
  }

  init(folder: String, limit: Double) {
    self.folder = folder
    self.limit = limit
  }

  /// The output of a run that succeeded.
  package func run(_ arguments: [String]) throws(GitFailure) -> [UInt8] {
    let outcome = try outcome(of: arguments)
    guard outcome.status == 0 else {
      let words = outcome.errors.split(separator: "\n").first.map(String.init)
      throw GitFailure(
        message: "git \(arguments.first ?? ""): \(words ?? "exit code \(outcome.status)")")
    }
    return outcome.output
  }

  /// The output of a run as a string; nil if git reports a failure.
  package func text(_ arguments: [String]) throws(GitFailure) -> String? {
    let outcome = try outcome(of: arguments)
    guard outcome.status == 0 else { return nil }
    return String(decoding: outcome.output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The output and exit code of a run, whether or not it succeeded.
  package func outcome(
    of arguments: [String]
  ) throws(GitFailure) -> (status: Int32, output: [UInt8], errors: String) {
    let process = GitProcess(arguments, in: folder, limit: limit)
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    process.process.standardOutput = outputPipe
    process.process.standardError = errorPipe
    try process.start()
    var output = GitStream(outputPipe.fileHandleForReading.fileDescriptor)
    var errors = GitStream(errorPipe.fileHandleForReading.fileDescriptor)
    // Both are read as they come: a full pipe would stop git.
    while output.isOpen || errors.isOpen {
      var polled = [output.polled, errors.polled]
      try process.wait(for: &polled)
      if polled[0].revents != 0 { output.read() }
      if polled[1].revents != 0 { errors.read() }
      guard max(output.bytes.count, errors.bytes.count) <= FileContent.limit else {
        process.end()
        throw GitFailure(
          message: "git \(arguments.first ?? ""): \("output of over \(FileContent.limit) bytes")")
      }
    }
    process.process.waitUntilExit()
    try? outputPipe.fileHandleForReading.close()
    try? errorPipe.fileHandleForReading.close()
    return (
      process.process.terminationStatus, output.bytes, String(decoding: errors.bytes, as: UTF8.self)
    )
  }
}
