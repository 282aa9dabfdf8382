#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A process that is killed at any moment after its first write began: a file has its old bytes or its new ones, and the
  /// next run finishes the work and removes what the killed one left.
  @Suite(.needsProgram("clang"))
  struct KillTests {
    let shim: FaultShim
    let command: BuiltCommand
    /// The number of kills of each command; `PHRASEBOOK_KILLS=1000` for the long run.
    static let kills =
      ProcessInfo.processInfo.environment["PHRASEBOOK_KILLS"].flatMap { Int($0) } ?? 6

    init() throws {
      shim = try FaultShim()
      command = try BuiltCommand()
    }

    @Test("commands", arguments: WriteWork.works + WriteWork.moreWorks)
    func commands(_ work: WriteWork) throws { try kill(work) }

    @Test("servers", .needsProgram("curl"), arguments: WriteWork.servers)
    func servers(_ work: WriteWork) throws { try kill(work) }

    private func kill(_ work: WriteWork) throws {
      let whole = try work.package(command)
      let old = try WriteWork.files(of: whole)
      let outcome = try work.run(command, in: whole)
      try #require(outcome.status == 0, "\(outcome)")
      let new = try WriteWork.files(of: whole)
      try #require(old != new)
      var (oldOnly, whollyNew, swept) = (0, 0, 0)
      try killed(work) { package, delay in
        let after = try WriteWork.files(of: package)
        let leftovers = after.keys.filter { $0.contains(".phrasebook-") }
        swept += leftovers.count
        let kept = after.filter { !leftovers.contains($0.key) }
        for (path, bytes) in kept {
          #expect(bytes == old[path] || bytes == new[path], "after \(delay) µs: \(path)")
        }
        #expect(Set(kept.keys).isSuperset(of: Set(old.keys).intersection(new.keys)), "\(delay) µs")
        if kept == old { oldOnly += 1 }
        if kept == new { whollyNew += 1 }
        let next = try work.run(command, in: package)
        #expect(next.status == 0 || kept == new, "after \(delay) µs: \(next.errors)")
        #expect(try WriteWork.files(of: package) == new, "after \(delay) µs")
      }
      print(
        "kills of \(work.testDescription): \(Self.kills), old \(oldOnly), new \(whollyNew), "
          + "temporary files swept \(swept)")
    }

    /// Kills the command as often as it is wanted, each time in a package of its own.
    ///
    /// - Parameter name: A part of the name of the file that is written first.
    private func killed(
      _ work: WriteWork, writing name: String = ".phrasebook-",
      _ check: (SmallPackage, _ delay: Int) throws -> Void
    ) throws {
      var random = SeededGenerator(seed: UInt64(Self.kills))
      var (killed, attempts) = (0, 0)
      while killed < Self.kills, attempts < Self.kills * 20 {
        attempts += 1
        let package = try work.package(command)
        let mark = package.url.appendingPathComponent(".home/mark").path
        try package.write("", to: ".home/there")
        // As many short times as long ones: from a microsecond to 65 milliseconds.
        let delay = Int(exp2(Double.random(in: 0...16, using: &random)))
        let outcome = try work.run(
          command, in: package, shim.environment(killAfter: delay, mark: mark, name: name))
        try #require(FileManager.default.fileExists(atPath: mark), "\(outcome)")
        guard outcome.status == 128 + SIGKILL else { continue }
        killed += 1
        try check(package, delay)
      }
      #expect(killed == Self.kills, "\(attempts) runs")
    }

    /// A memory is a database: the next run finds all of it or nothing, and leaves no other file beside it.
    @Test("the translation memory", arguments: [".memory.sqlite", "memory.sqlite-journal"])
    func memory(_ name: String) throws {
      var work = WriteWork("memory", "import", SmallPackage.catalog)
      if name.hasSuffix("journal") {
        work.files["fr.csv"] = "key,source,target\nOpen,Open,Ouvrir\n"
        work.before = [["memory", "import", "fr.csv", "--source-language", "en"]]
      }
      func stats(_ package: SmallPackage) throws -> [String] {
        try command.run(["memory", "stats", "--format", "json"], in: package.url).output
          .matches(of: /"units":[0-9]+/).map { String($0.output) }
      }
      let whole = try work.package(command)
      try #require(try work.run(command, in: whole).status == 0)
      let wanted = try stats(whole)
      try #require(wanted.count == 2)
      try killed(work, writing: name) { package, delay in
        let next = try work.run(command, in: package)
        #expect(next.status == 0, "after \(delay) µs: \(next.errors)")
        #expect(try stats(package) == wanted, "after \(delay) µs")
        let folder = package.url.appendingPathComponent(".phrasebook").path
        #expect(
          try Set(FileManager.default.contentsOfDirectory(atPath: folder))
            == [".gitignore", "memory.sqlite"], "after \(delay) µs")
      }
    }
  }
#endif
