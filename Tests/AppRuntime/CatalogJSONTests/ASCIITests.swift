import CatalogJSON
import Testing

/// The classes of bytes, compared with Unicode's own for every byte.
@Suite struct ASCIITests {
  @Test func everyByteHasItsClass() {
    for byte in UInt8.min...UInt8.max {
      let properties = Unicode.Scalar(byte).properties
      let isASCII = byte < 0x80
      #expect(byte.isLetter == (isASCII && properties.isAlphabetic), "\(byte)")
      #expect(byte.isDigit == (isASCII && properties.numericType == .decimal), "\(byte)")
      let character = Character(Unicode.Scalar(byte))
      let value = isASCII ? character.hexDigitValue : nil
      #expect(byte.hexValue.map(Int.init) == value, "\(byte)")
    }
  }
}
