import Foundation
import PhrasebookPlatform

/// A program in a terminal of its own, typed into and read from as by a person.
final class TerminalSession {
  private let process: Process
  private let terminal: FileHandle
  private var unread = ""
  /// All that stood on the screen.
  private(set) var screen = ""

  struct NoTerminal: Error {}

  /// The expected text did not come.
  struct Silence: Error, CustomStringConvertible {
    let description: String
  }

  init(_ process: Process) throws {
    var (master, slave): (Int32, Int32) = (-1, -1)
    guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw NoTerminal() }
    terminal = FileHandle(fileDescriptor: master, closeOnDealloc: true)
    let other = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.standardInput = other
    process.standardOutput = other
    process.standardError = other
    self.process = process
    try process.run()
    try other.close()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Types a line.
  func type(_ line: String) throws {
    try terminal.write(contentsOf: Data("\(line)\n".utf8))
  }

  /// Reads until a text is on the screen.
  func expect(_ text: String) throws {
    while true {
      if let range = unread.range(of: text) {
        unread = String(unread[range.upperBound...])
        return
      }
      guard let more = read() else {
        throw Silence(description: "'\(text)' did not come; the screen:\n\(screen)")
      }
      unread += more
      screen += more
    }
  }

  /// Reads until the program ends; its exit code.
  func end() -> Int32 {
    while let more = read() {
      unread += more
      screen += more
    }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The new output; nil at the end, or after a minute without any. Characters may be cut between
  /// two reads, so whole lines are awaited.
  private func read() -> String? {
    var bytes: [UInt8] = []
    while true {
      var waiting = pollfd(fd: terminal.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, bytes.isEmpty ? 60_000 : 200) > 0 else { break }
      var buffer = [UInt8](repeating: 0, count: 4096)
      let fd = terminal.fileDescriptor
      let count = buffer.withUnsafeMutableBytes { readBytes(fd, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
      if bytes.last == UInt8(ascii: "\n") { break }
    }
    return bytes.isEmpty
      ? nil : String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
  }
}

/// The system's `read`, which the method of the same name hides.
private func readBytes(_ fd: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(fd, buffer, count)
}
