import PhrasebookFormats
import PhrasebookModel
import Testing

/// The properties of every refusal of a damaged file: a place in that file, and one line of text.
enum Refusal {
  /// Checks the error of a reader.
  static func check(_ error: UnreadableFile, of file: String, _ bytes: [UInt8]) throws {
    let place = try #require(error.diagnostic.location)
    #expect(place.file == file)
    // Readers differ in which of CR, LF and CR LF end a line.
    let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    #expect((1...lines).contains(place.line) && place.column >= 1, "\(error.diagnostic)")
    #expect(!error.diagnostic.message.isEmpty)
    #expect(!error.diagnostic.message.contains { $0.isNewline }, "\(error.diagnostic.message)")
  }
}
