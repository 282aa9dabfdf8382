public import Foundation
import Testing

/// The expected error of a golden file, in the file `!name.txt` beside it.
public enum GoldenMessage {
  /// - Parameter line: The error, with its place in front.
  public static func check(_ line: String, of file: URL) throws {
    let message = line + "\n"
    let expected = file.deletingPathExtension().appendingPathExtension("txt")
    // PHRASEBOOK_RECORD=1 swift test --filter GoldenTests writes the messages again; read the diff.
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try message.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(message == (try String(contentsOf: expected, encoding: .utf8)))
    #expect(message.filter(\.isNewline).count == 1)
  }
}
