#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A command that writes, and the package in which it does.
  struct WriteWork: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    /// The files that the package has beside its own; nil for a file of its own that it lacks.
    var files: [String: String?] = [:]
    /// Commands that have run before.
    var before: [[String]] = []
    /// Files that were changed after those.
    var later: [String: String] = [:]
    /// The standard input of the command.
    var input: String?
    /// A script for the shell that runs the command as `$0`, if one run is not enough.
    var script: String?
    /// A command that does the same and ends, for a server, which does not.
    var instead: [String]?

    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., files: [String: String?] = [:]) {
      self.arguments = arguments
      self.files = files
    }

    func with(_ change: (inout WriteWork) -> Void) -> WriteWork {
      var work = self
      change(&work)
      return work
    }

    /// The package before the command runs.
    func package(_ command: BuiltCommand) throws -> SmallPackage {
      let package = try SmallPackage()
      // Something to format, and a new key.
      try package.write(try package.read() + "\n\n", to: SmallPackage.catalog)
      try package.write(
        "let a = Text(\"Hello\")\nlet b = Text(\"New\")\n", to: "Sources/App/A.swift")
      for (name, text) in files {
        let url = package.url.appendingPathComponent(name)
        if let text, name.hasSuffix(".png") {
          // The bytes of a picture, which are not UTF-8.
          try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: url)
        } else if let text {
          try package.write(text, to: name)
        } else {
          try FileManager.default.removeItem(at: url)
        }
      }
      for arguments in before {
        let isGit = arguments[0] == "git"
        let program = isGit ? BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")) : command
        let outcome = try program.run(
          arguments, in: package.url, environment: environment(in: package))
        try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
      }
      for (name, text) in later { try package.write(text, to: name) }
      return package
    }

    /// Runs the command, or, without faults, what does the same and ends.
    func run(
      _ command: BuiltCommand, in package: SmallPackage, _ faults: [String: String] = [:]
    ) throws -> BuiltCommand.Outcome {
      let environment = faults.merging(environment(in: package)) { $1 }
      if let script, !faults.isEmpty {
        return try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
          ["-c", script, command.executable.path], in: package.url, environment: environment)
      }
      var arguments = faults.isEmpty ? instead ?? arguments : arguments
      if ["sync", "extract", "audit", "watch", "mcp"].contains(arguments[0]) {
        arguments.append("--no-cache")
      }
      return try command.run(
        try arguments.map { try $0 == Self.id ? reviewed(command, in: package) : $0 },
        in: package.url, environment: environment,
        input: arguments[0] == self.arguments[0] ? input : nil)
    }

    /// Stands for the id of the string that is to be reviewed.
    static let id = "ID"

    private func reviewed(_ command: BuiltCommand, in package: SmallPackage) throws -> String {
      let list = try command.run(
        ["review", ".", "--format", "json"], in: package.url,
        environment: environment(in: package))
      return list.output.firstMatch(of: /"id":"([0-9a-f]+)"/).map { String($0.output.1) } ?? "none"
    }

    private func environment(in package: SmallPackage) -> [String: String] {
      let home = package.url.appendingPathComponent(".home").path
      return ["XDG_CACHE_HOME": home, "HOME": home, "GIT_CONFIG_NOSYSTEM": "1"]
    }

    /// The files of a package without the cache, the repository of git and the translation memory, whose bytes differ in
    /// each run; so do the dates of a TMX file, and the folder is its project.
    static func files(of package: SmallPackage) throws -> [String: Data] {
      var files: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: package.url.path)
      where !path.hasPrefix(".home") && !path.hasPrefix(".git/")
        && !path.hasPrefix(".phrasebook/")
      {
        let url = package.url.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if isFolder.boolValue { continue }
        let bytes = try Data(contentsOf: url)
        files[path] =
          path.hasSuffix(".tmx")
          ? Data(
            String(decoding: bytes, as: UTF8.self).replacing(
              /date="[^"]*"|"x-project">[^<]*/, with: ""
            ).utf8)
          : bytes
      }
      return files
    }
  }
#endif
