import Foundation
import TestSupport
import Testing

@testable import PhrasebookCommands

@Suite struct InputLinesTests {
  /// The lines of a text, `-` for one that is too long.
  private func lines(of bytes: [UInt8]) throws -> [String] {
    let folder = try TemporaryFolder(named: "lines")
    let file = folder.url.appendingPathComponent("in")
    try Data(bytes).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    var input = InputLines(handle.fileDescriptor)
    var result: [String] = []
    while let line = input.next(beforeWaiting: {}) {
      switch line {
      case .text(let bytes): result.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: result.append("-")
      }
    }
    return result
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\n", ["a\r"]),
  ])
  func splitsAtLineEnds(_ text: String, _ expected: [String]) throws {
    #expect(try lines(of: Array(text.utf8)) == expected)
  }

  @Test func longLinesArePassedOver() throws {
    let long = [UInt8](repeating: 0x61, count: InputLines.longestLine + 100_000)
    #expect(try lines(of: Array("a\n".utf8) + long + Array("\nb\n".utf8)) == ["a", "-", "b"])
    #expect(try lines(of: long) == ["-"])
    let fitting = [UInt8](repeating: 0x61, count: 200_000)
    #expect(try lines(of: fitting + [0x0A] + fitting).map(\.utf8.count) == [200_000, 200_000])
  }
}
