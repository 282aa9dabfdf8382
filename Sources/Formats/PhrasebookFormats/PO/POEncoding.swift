internal import CatalogJSON
internal import Phrasebook
internal import PhrasebookModel

/// The bytes of a PO file as text: UTF-8, ASCII or Latin-1, according to the header.
enum POEncoding {
  static func text(of file: ExchangeFile) throws(UnreadableFile) -> [UInt8] {
    var bytes = file.bytes
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw failure("is UTF-16, which PO does not know; save it as UTF-8", file, at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    switch charset(of: bytes).lowercased() {
    case "utf-8", "utf8", "charset", "":
      guard let place = firstInvalid(bytes) else { return bytes }
      throw failure("is not valid UTF-8 here; save the file as UTF-8", file, at: place)
    case "ascii", "us-ascii":
      guard let place = bytes.firstIndex(where: { $0 >= 0x80 }) else { return bytes }
      throw failure(
        "has a byte here that is not ASCII, the charset of the header; write charset=UTF-8", file,
        at: place)
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1":
      return bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
    case let other:
      throw failure(
        "is written in \(other.quoted); convert it first: msgconv --to-code=UTF-8", file, at: 0)
    }
  }

  /// The value of `charset=` in the header.
  private static func charset(of bytes: [UInt8]) -> String {
    let mark = Array("charset=".utf8)
    // The header is the first message; later occurrences are translations.
    let head = bytes.prefix(65_536)
    guard let start = head.firstRange(of: mark)?.upperBound else { return "" }
    let name = head[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "\\") && $0 != 0x22 }
    return String(decoding: name.prefix(40), as: UTF8.self)
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    // The quick answer first: most files are right.
    if String(valid: bytes, as: UTF8.self) != nil { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        if buffer[index] < 0x80 {
          index += 1
          continue
        }
        let character = UnsafeBufferPointer(rebasing: buffer[index..<min(index + 4, buffer.count)])
        var decoder = UTF8()
        var iterator = character.makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return index }
        index += scalar.utf8.count
      }
      return nil
    }
  }

  private static func failure(
    _ message: Phrase, _ file: ExchangeFile, at offset: Int
  ) -> UnreadableFile {
    var (line, column) = (1, 1)
    for byte in file.bytes.prefix(offset) {
      (line, column) = byte == 0x0A ? (line + 1, 1) : (line, column + 1)
    }
    return UnreadableFile(
      Diagnostic(
        .error, "the file \(message)", at: Location(file: file.path, line: line, column: column)))
  }
}
