import Foundation
import PhrasebookFormats
import PhrasebookModel
import Testing

/// The expected error of a golden file, in the file `!name.txt` beside it.
enum GoldenMessage {
  static func check(
    refusalOf file: URL, _ read: (ExchangeFile) throws -> Void
  ) throws {
    let name = file.lastPathComponent
    let bytes = Array(try Data(contentsOf: file))
    let error = #expect(throws: UnreadableFile.self, "\(name) was read") {
      try read(ExchangeFile(path: name, bytes: bytes))
    }
    let diagnostic = try #require(error?.diagnostic)
    let place = try #require(diagnostic.location)
    let message = "\(place.file):\(place.line):\(place.column): \(diagnostic.message)\n"
    let expected = file.deletingPathExtension().appendingPathExtension("txt")
    // PHRASEBOOK_RECORD=1 swift test --filter GoldenTests writes the messages anew; read the diff.
    if ProcessInfo.processInfo.environment["PHRASEBOOK_RECORD"] != nil {
      try message.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(message == (try String(contentsOf: expected, encoding: .utf8)))
    #expect(message.filter(\.isNewline).count == 1)
  }
}
