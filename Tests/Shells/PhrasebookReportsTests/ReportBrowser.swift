import Foundation
import TestSupport

/// Runs `scripts/check-report.py`, which opens a report in Chromium.
enum ReportBrowser {
  static let isAvailable = (try? run("--available"))?.status == 0

  /// Runs the script with the Python that has the packages.
  static func run(_ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] ?? "python3"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = PackageRoot.folder.appendingPathComponent("scripts/check-report.py").path
    process.arguments = [python, script] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
