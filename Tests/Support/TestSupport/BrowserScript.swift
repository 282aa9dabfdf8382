import Foundation

/// A script of ours in Python that opens a page in Chromium.
public struct BrowserScript: Sendable {
  private let path: String

  /// - Parameter name: The name of a file in the folder `scripts`.
  public init(_ name: String) {
    path = PackageRoot.folder.appendingPathComponent("scripts/\(name)").path
  }

  /// Whether everything that it needs is installed.
  public var isAvailable: Bool { (try? run(["--available"]))?.status == 0 }

  /// Runs the script with the Python that has the packages.
  public func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] ?? "python3"
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [python, path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
