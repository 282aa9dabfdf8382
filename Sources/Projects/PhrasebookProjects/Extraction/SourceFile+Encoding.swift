import Phrasebook

extension SourceFile {
  /// Throws if the bytes are not UTF-8, with the place of the first that is not.
  package static func validate(_ buffer: FileBuffer) throws(Failure) {
    let place: (line: Int, column: Int)? = buffer.withBytes { bytes in
      guard let end = firstInvalid(bytes) else { return nil }
      var line = 1
      var start = 0
      for offset in 0..<end where bytes[offset] == 0x0A {
        line += 1
        start = offset + 1
      }
      return (line, end - start + 1)
    }
    guard let place else { return }
    throw Failure(
      message: "the file is not UTF-8 from here on; save it as UTF-8", line: place.line,
      column: place.column)
  }

  /// The place of the first byte that is not UTF-8 (Unicode, table 3-7); nil if all of it is.
  private static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    var at = 0
    while at < bytes.count {
      if at + 8 <= bytes.count,
        raw.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        at += 8
        continue
      }
      let lead = bytes[at]
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0..<0x80:
        at += 1
        continue
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return at
      }
      guard at + length <= bytes.count, second.contains(bytes[at + 1]) else { return at }
      for offset in at + 2..<at + length where bytes[offset] & 0xC0 != 0x80 { return at }
      at += length
    }
    return nil
  }
}
