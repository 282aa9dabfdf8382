public import Foundation
import struct PhrasebookPlatform.Mutex

/// Third-party programs that read and write the same formats. Tests that use one declare it with
/// `.needsProgram` or `.needsPython`.
public enum OtherTool {
  /// The exit of a program.
  public struct Outcome {
    /// Whether the exit code is 0.
    public var isGood: Bool
    /// The standard output.
    public var output: Data
    /// The standard error.
    public var errors: String
  }

  /// A program that failed, with its messages.
  public struct Failure: Error, CustomStringConvertible {
    /// The messages of the program.
    public var description: String
  }

  /// Whether a folder of `PATH` has a program.
  public static func isInstalled(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  /// The Python of the environment.
  public static let python = ProcessInfo.processInfo.environment["PHRASEBOOK_PYTHON"] ?? "python3"

  private static let modules = Mutex<[String: Bool]>([:])

  /// Whether Python can import a module.
  public static func hasPython(_ module: String) -> Bool {
    modules.withLock { known in
      if let isThere = known[module] { return isThere }
      let isThere = (try? run([python, "-c", "import \(module)"]).isGood) ?? false
      known[module] = isThere
      return isThere
    }
  }

  /// Runs a program to its end.
  public static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let folder = try TemporaryFolder()
    // Files, so that no pipe fills up.
    let (out, err) = (folder.url.appending(path: "out"), folder.url.appending(path: "err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Outcome(
      isGood: process.terminationStatus == 0, output: try Data(contentsOf: out),
      errors: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }

  /// The output of a Python program.
  public static func python(_ program: String, _ arguments: [String]) throws -> Data {
    let outcome = try run([python, "-c", program] + arguments)
    guard outcome.isGood else { throw Failure(description: outcome.errors) }
    return outcome.output
  }
}
