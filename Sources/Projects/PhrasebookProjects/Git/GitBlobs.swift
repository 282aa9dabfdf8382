import Foundation
import Phrasebook

/// The blobs of a repository, one after the other, from one process that stays.
package final class GitBlobs {
  private let process: GitProcess
  private let input = Pipe()
  private let output = Pipe()
  private let descriptor: Int32
  private var isStarted = false

  package init(_ repository: GitRepository) {
    process = GitProcess(
      ["cat-file", "--batch"], in: repository.top, limit: repository.git.limit)
    descriptor = output.fileHandleForReading.fileDescriptor
    process.process.standardInput = input
    process.process.standardOutput = output
    process.process.standardError = FileHandle.nullDevice
  }

  deinit {
    try? input.fileHandleForWriting.close()
    // It may still write a file of which nothing is wanted.
    try? output.fileHandleForReading.close()
    if isStarted { process.process.waitUntilExit() }
  }

  /// The bytes of a blob by its id.
  package func bytes(of id: String) throws(GitFailure) -> [UInt8] {
    if !isStarted {
      try process.start()
      isStarted = true
    }
    guard id.utf8.allSatisfy({ 0x30...0x39 ~= $0 || 0x61...0x66 ~= $0 }) else {
      throw GitFailure(message: "git has no object \(id)")
    }
    do {
      try input.fileHandleForWriting.write(contentsOf: Data("\(id)\n".utf8))
    } catch {
      throw GitFailure(message: "git has ended early")
    }
    let header = try line().split(separator: " ")
    guard header.count == 3, header[1] == "blob", let size = Int(header[2]),
      size <= FileContent.limit
    else { throw GitFailure(message: "git has no file \(id)") }
    let bytes = try read(size)
    _ = try read(1)
    return bytes
  }

  private func line() throws(GitFailure) -> String {
    var line: [UInt8] = []
    while line.count < 200 {
      let byte = try read(1)
      if byte == [0x0A] { return String(decoding: line, as: UTF8.self) }
      line += byte
    }
    throw GitFailure(message: "git's answer is not understood")
  }

  private func read(_ count: Int) throws(GitFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var polled = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      try process.wait(for: &polled)
      var stream = GitStream(descriptor)
      stream.read(min(count - bytes.count, GitStream.largestPart))
      guard stream.isOpen else { throw GitFailure(message: "git has ended early") }
      bytes += stream.bytes
    }
    return bytes
  }
}
