#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Every system call of a write fails once, or is the last one of a killed process: a file has its old bytes or its
  /// new ones, a run that failed shows which file, and the next run finishes the work.
  @Suite(.needsProgram("clang"))
  struct WriteFaultTests {
    let shim: FaultShim
    let command: BuiltCommand

    init() throws {
      shim = try FaultShim()
      command = try BuiltCommand()
    }

    /// A command that writes.
    struct Work: Sendable, CustomTestStringConvertible {
      var arguments: [String]
      var testDescription: String { arguments.joined(separator: " ") }

      init(_ arguments: String...) { self.arguments = arguments }
    }

    static let works: [Work] = [
      Work("set", "Hello", "fr", "Bonjour", SmallPackage.catalog),
      Work("format", SmallPackage.catalog), Work("sync"), Work("sync", "--prune"),
      Work("rename", "Hello", "Greeting"), Work("remove", "Old title"),
      Work("pseudo", ".", "--as", "accented"),
      Work("export", ".", "--as", "xliff", "--language", "fr", "-o", "out"),
      Work("compile", ".", "-o", "out"), Work("compile", ".", "--as", "table", "-o", "out"),
      Work("generate", ".", "-o", "Texts.swift"),
      Work("extract", "Sources", "--format", "stringsdata", "-o", "out"),
      Work("audit", ".", "--format", "json", "-o", "report.json", "--fail-on", "never"),
      Work("convert", SmallPackage.catalog, "fr.po", "--language", "fr"),
    ]

    private func run(
      _ work: Work, in package: SmallPackage, _ faults: [String: String] = [:]
    ) throws -> BuiltCommand.Outcome {
      let home = package.url.appendingPathComponent(".home").path
      return try command.run(
        work.arguments
          + (["sync", "extract", "audit"].contains(work.arguments[0]) ? ["--no-cache"] : []),
        in: package.url, environment: faults.merging(["XDG_CACHE_HOME": home]) { $1 })
    }

    /// The files of a package, without the cache and the translation memory, whose bytes differ in each run.
    private func files(of package: SmallPackage) throws -> [String: Data] {
      var files: [String: Data] = [:]
      for path in try FileManager.default.subpathsOfDirectory(atPath: package.url.path)
      where !path.hasPrefix(".home") && !path.hasPrefix(".phrasebook/") {
        let url = package.url.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        if !isFolder.boolValue { files[path] = try Data(contentsOf: url) }
      }
      return files
    }

    private func package() throws -> SmallPackage {
      let package = try SmallPackage()
      // Something to format, and a new key.
      try package.write(try package.read() + "\n\n", to: SmallPackage.catalog)
      try package.write(
        "let a = Text(\"Hello\")\nlet b = Text(\"New\")\n", to: "Sources/App/A.swift")
      return package
    }

    @Test("each call fails once", arguments: works)
    func faults(_ work: Work) throws {
      let whole = try package()
      let old = try files(of: whole)
      #expect(try run(work, in: whole).status == 0)
      let new = try files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.full, .broken, .interrupted, .short] {
          if fault == .short, call != .write { continue }
          for number in 1...20 {
            let package = try package()
            let mark = package.url.appendingPathComponent(".home/mark").path
            try package.write("", to: ".home/there")
            let outcome = try run(
              work, in: package, shim.environment(call, number, fault, mark: mark))
            guard FileManager.default.fileExists(atPath: mark) else { break }
            happened += 1
            let name = "\(call) \(number) \(fault)"
            let after = try files(of: package)
            for (path, bytes) in after {
              #expect(bytes == old[path] || bytes == new[path], "\(name): \(path)")
            }
            #expect(Set(after.keys).isSuperset(of: old.keys), "\(name)")
            // A call that was interrupted or did a part is repeated.
            if outcome.status == 0 {
              #expect(after == new, "\(name): success, and not the new bytes")
            } else {
              #expect(outcome.status == 2, "\(name): \(outcome)")
              #expect(outcome.errors.contains("error: "), "\(name): \(outcome)")
              #expect(after != new, "\(name): an error, and yet all is done")
            }
            if fault == .short || fault == .interrupted && [.write, .fsync].contains(call) {
              #expect(outcome.status == 0, "\(name): \(outcome.errors)")
            }
          }
        }
      }
      #expect(happened > 8, "the shim was not called")
    }

    @Test("the process is killed at each call", arguments: works)
    func kills(_ work: Work) throws {
      let whole = try package()
      let old = try files(of: whole)
      #expect(try run(work, in: whole).status == 0)
      let new = try files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.killBefore, .killAfter] {
          for number in 1...20 {
            let package = try package()
            let mark = package.url.appendingPathComponent(".home/mark").path
            try package.write("", to: ".home/there")
            let outcome = try run(
              work, in: package, shim.environment(call, number, fault, mark: mark))
            guard FileManager.default.fileExists(atPath: mark) else { break }
            happened += 1
            let name = "\(call) \(number) \(fault)"
            #expect(outcome.status == 128 + SIGKILL, "\(name): \(outcome)")
            let after = try files(of: package).filter { !$0.key.contains(".phrasebook-") }
            for (path, bytes) in after {
              #expect(bytes == old[path] || bytes == new[path], "\(name): \(path)")
            }
            // The next run finishes the work and removes the leftovers of the killed one.
            let next = try run(work, in: package)
            // A key that is renamed or removed already is not found again.
            #expect(next.status == 0 || after == new, "\(name): \(next.errors)")
            #expect(try files(of: package) == new, "\(name)")
          }
        }
      }
      #expect(happened > 4, "the shim was not called")
    }
  }
#endif
