import Testing

@testable import CatalogJSON

/// Older systems of Apple read text as the present ones do.
struct ValidTextTests {
  @Test(
    arguments: [
      [], [0x61], [0], [0xEF, 0xBB, 0xBF, 0x61], [0xC3, 0xA9], [0xC3], [0xA9], [0xC0, 0x80],
      [0xE2, 0x82, 0xAC, 0x0A], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0x61, 0xFF, 0x62], [0x65, 0xCC, 0x81],
    ] as [[UInt8]])
  func onlyValidUTF8IsText(_ bytes: [UInt8]) {
    // Invalid text is repaired, which changes its code units.
    let isValid = Array(String(decoding: bytes, as: UTF8.self).utf8) == bytes
    for text in [
      String(valid: bytes, as: UTF8.self), String(transcoding: bytes, from: UTF8.self),
    ] { #expect(text.map { Array($0.utf8) } == (isValid ? bytes : nil)) }
  }

  @Test(
    arguments: [
      [], [0x61], [0], [0xFEFF, 0x61], [0x20AC], [0xD83D, 0xDE00], [0xD83D], [0xDE00],
      [0x61, 0xDE00, 0xD83D], [0xFFFE], [0xFFFF],
    ] as [[UInt16]])
  func onlyValidUTF16IsText(_ units: [UInt16]) {
    let isValid = Array(String(decoding: units, as: UTF16.self).utf16) == units
    for text in [
      String(valid: units, as: UTF16.self), String(transcoding: units, from: UTF16.self),
    ] { #expect(text.map { Array($0.utf16) } == (isValid ? units : nil)) }
  }
}
