public import Foundation

/// The real `phrasebook`, as the build that runs the tests has made it.
public struct BuiltCommand {
  /// The result of one run.
  public struct Outcome {
    /// The exit code; 128 and the signal's number after a crash, as a shell has it.
    public var status: Int32
    /// The standard output.
    public var output: String
    /// The standard error.
    public var errors: String
  }

  /// The reason why a run has no result.
  public enum Failure: Error, CustomStringConvertible {
    case notBuilt(searched: [String])
    case tookTooLong(seconds: Double, arguments: [String])

    /// The reason, and the way out.
    public var description: String {
      switch self {
      case .notBuilt(let searched):
        "no phrasebook beside the tests: run `swift build` first (looked in \(searched))"
      case .tookTooLong(let seconds, let arguments):
        "phrasebook \(arguments.joined(separator: " ")) did not end within \(seconds) s"
      }
    }
  }

  /// The file of the command.
  public let executable: URL

  /// The `phrasebook` that tests run instead of the one beside them, such as the release build: that is several
  /// times faster.
  private static let other = ProcessInfo.processInfo.environment["PHRASEBOOK_COMMAND"]

  /// Finds the command in the products folder, which holds the test bundle too.
  public init(named name: String = "phrasebook") throws {
    if let other = Self.other, name == "phrasebook" {
      executable = URL(fileURLWithPath: other)
      return
    }
    var folders = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
      .map { $0.bundleURL.deletingLastPathComponent() }
    folders.append(Bundle.main.bundleURL)
    if let first = CommandLine.arguments.first {
      folders.append(URL(fileURLWithPath: first).deletingLastPathComponent())
    }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    guard
      let found = candidates.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path)
      })
    else { throw Failure.notBuilt(searched: folders.map(\.path)) }
    executable = found
  }

  /// The folders of the command and of the build plugin's tool, as `PATH` has them.
  public static var searchPath: String {
    get throws {
      try ["phrasebook", "phrasebook-build"].map {
        try BuiltCommand(named: $0).executable.deletingLastPathComponent().path
      }.joined(separator: ":")
    }
  }

  /// Another program, to be run in the same way.
  public init(at executable: URL) { self.executable = executable }

  /// Runs it in a folder, with `input` to read; `limit` seconds bound a hang, they measure nothing.
  public func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    input: String? = nil, limit: Double = 600
  ) throws -> Outcome {
    // Files, not pipes: a pipe that is not drained stops the command.
    let streams = try TemporaryFolder(named: "streams")
    try streams.write("", to: "out")
    try streams.write("", to: "err")
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let input {
      try streams.write(input, to: "in")
      process.standardInput = try FileHandle(
        forReadingFrom: streams.url.appendingPathComponent("in"))
    }
    let output = try FileHandle(forWritingTo: streams.url.appendingPathComponent("out"))
    let errors = try FileHandle(forWritingTo: streams.url.appendingPathComponent("err"))
    // They are closed only here, and starting a process fails if a thousand files are open.
    defer {
      try? output.close()
      try? errors.close()
    }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning {
      if Date() > deadline {
        process.terminate()
        throw Failure.tookTooLong(seconds: limit, arguments: arguments)
      }
      Thread.sleep(forTimeInterval: 0.01)
    }
    let wasKilled = process.terminationReason == .uncaughtSignal
    return Outcome(
      status: process.terminationStatus + (wasKilled ? 128 : 0),
      output: String(decoding: try streams.data(at: "out"), as: UTF8.self),
      errors: String(decoding: try streams.data(at: "err"), as: UTF8.self))
  }
}
