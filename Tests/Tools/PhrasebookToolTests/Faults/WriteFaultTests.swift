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
      /// What the package has beside its own files; nil for a file of its own that it lacks.
      var files: [String: String?] = [:]
      var testDescription: String { arguments.joined(separator: " ") }

      init(_ arguments: String..., files: [String: String?] = [:]) {
        self.arguments = arguments
        self.files = files
      }
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

    /// Commands that write what those above write too, by the same functions.
    static let moreWorks: [Work] = [
      Work(
        "import", "in/fr.csv", ".",
        files: ["in/fr.csv": "key,table,source,target\nHello,Localizable,Hello,Bonjour\n"]),
      Work("translate", ".", "--languages", "de", "--with", "pseudo"),
      Work("init", ".", files: [SmallPackage.catalog: nil]),
      Work("migrate", "Old", files: ["Old/fr.lproj/A.strings": "\"a\" = \"b\";\n"]),
      Work(
        "merge", SmallPackage.catalog, SmallPackage.catalog, "theirs.xcstrings", "-o",
        "merged.xcstrings",
        files: ["theirs.xcstrings": #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#]),
      Work("glossary", "import", "terms.csv", ".", files: glossary),
      Work("glossary", "export", "terms.tbx", ".", files: glossary),
    ]

    private static let glossary: [String: String?] = [
      "terms.csv": "term,de\nboard,Tafel\n",
      "phrasebook.yml": "glossary:\n  - term: seat\n    translations:\n      de: Platz\n",
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

    private func package(for work: Work) throws -> SmallPackage {
      let package = try SmallPackage()
      // Something to format, and a new key.
      try package.write(try package.read() + "\n\n", to: SmallPackage.catalog)
      try package.write(
        "let a = Text(\"Hello\")\nlet b = Text(\"New\")\n", to: "Sources/App/A.swift")
      for (name, text) in work.files {
        if let text {
          try package.write(text, to: name)
        } else {
          try FileManager.default.removeItem(at: package.url.appendingPathComponent(name))
        }
      }
      return package
    }

    @Test("each call fails once", arguments: works)
    func faults(_ work: Work) throws {
      let whole = try package(for: work)
      let old = try files(of: whole)
      #expect(try run(work, in: whole).status == 0)
      let new = try files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.full, .broken, .interrupted, .short] {
          if fault == .short, call != .write { continue }
          for number in 1...20 {
            let package = try package(for: work)
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
      let whole = try package(for: work)
      let old = try files(of: whole)
      #expect(try run(work, in: whole).status == 0)
      let new = try files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.killBefore, .killAfter] {
          for number in 1...20 {
            let package = try package(for: work)
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

    /// How many kills of each command; `PHRASEBOOK_KILLS=1000` for the long run.
    static let kills =
      ProcessInfo.processInfo.environment["PHRASEBOOK_KILLS"].flatMap { Int($0) } ?? 6

    @Test(
      "the process is killed at any moment after its first write began",
      arguments: works + moreWorks)
    func killsAtAnyMoment(_ work: Work) throws {
      let whole = try package(for: work)
      let old = try files(of: whole)
      #expect(try run(work, in: whole).status == 0)
      let new = try files(of: whole)
      var random = SeededGenerator(seed: UInt64(Self.kills))
      var (killed, oldOnly, whollyNew, swept) = (0, 0, 0, 0)
      var attempts = 0
      while killed < Self.kills, attempts < Self.kills * 20 {
        attempts += 1
        let package = try package(for: work)
        let mark = package.url.appendingPathComponent(".home/mark").path
        try package.write("", to: ".home/there")
        // As many short times as long ones: from a microsecond to 65 milliseconds.
        let delay = Int(exp2(Double.random(in: 0...16, using: &random)))
        let outcome = try run(work, in: package, shim.environment(killAfter: delay, mark: mark))
        try #require(FileManager.default.fileExists(atPath: mark), "it writes nothing")
        guard outcome.status == 128 + SIGKILL else { continue }
        killed += 1
        let after = try files(of: package)
        let leftovers = after.keys.filter { $0.contains(".phrasebook-") }
        swept += leftovers.count
        let kept = after.filter { !leftovers.contains($0.key) }
        for (path, bytes) in kept {
          #expect(bytes == old[path] || bytes == new[path], "after \(delay) µs: \(path)")
        }
        #expect(Set(kept.keys).isSuperset(of: Set(old.keys).intersection(new.keys)), "\(delay) µs")
        if kept == old { oldOnly += 1 }
        if kept == new { whollyNew += 1 }
        let next = try run(work, in: package)
        #expect(next.status == 0 || kept == new, "after \(delay) µs: \(next.errors)")
        #expect(try files(of: package) == new, "after \(delay) µs")
      }
      #expect(killed == Self.kills, "\(attempts) runs")
      print(
        "kills of \(work.testDescription): \(killed), old \(oldOnly), new \(whollyNew), "
          + "temporary files swept \(swept)")
    }
  }
#endif
