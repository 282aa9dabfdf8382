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

    @Test("each call fails once", arguments: WriteWork.works)
    func faults(_ work: WriteWork) throws {
      let whole = try work.package(command)
      let old = try WriteWork.files(of: whole)
      #expect(try work.run(command, in: whole).status == 0)
      let new = try WriteWork.files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.full, .broken, .interrupted, .short] {
          if fault == .short, call != .write { continue }
          for number in 1...20 {
            let package = try work.package(command)
            let mark = package.url.appendingPathComponent(".home/mark").path
            try package.write("", to: ".home/there")
            let outcome = try work.run(
              command, in: package, shim.environment(call, number, fault, mark: mark))
            guard FileManager.default.fileExists(atPath: mark) else { break }
            happened += 1
            let name = "\(call) \(number) \(fault)"
            let after = try WriteWork.files(of: package)
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

    @Test("the process is killed at each call", arguments: WriteWork.works)
    func kills(_ work: WriteWork) throws {
      let whole = try work.package(command)
      let old = try WriteWork.files(of: whole)
      #expect(try work.run(command, in: whole).status == 0)
      let new = try WriteWork.files(of: whole)
      var happened = 0
      for call in FaultShim.Call.allCases {
        for fault in [FaultShim.Fault.killBefore, .killAfter] {
          for number in 1...20 {
            let package = try work.package(command)
            let mark = package.url.appendingPathComponent(".home/mark").path
            try package.write("", to: ".home/there")
            let outcome = try work.run(
              command, in: package, shim.environment(call, number, fault, mark: mark))
            guard FileManager.default.fileExists(atPath: mark) else { break }
            happened += 1
            let name = "\(call) \(number) \(fault)"
            #expect(outcome.status == 128 + SIGKILL, "\(name): \(outcome)")
            let after = try WriteWork.files(of: package).filter { !$0.key.contains(".phrasebook-") }
            for (path, bytes) in after {
              #expect(bytes == old[path] || bytes == new[path], "\(name): \(path)")
            }
            // The next run finishes the work and removes the leftovers of the killed one.
            let next = try work.run(command, in: package)
            // A key that is renamed or removed already is not found again.
            #expect(next.status == 0 || after == new, "\(name): \(next.errors)")
            #expect(try WriteWork.files(of: package) == new, "\(name)")
          }
        }
      }
      #expect(happened > 4, "the shim was not called")
    }
  }
#endif
