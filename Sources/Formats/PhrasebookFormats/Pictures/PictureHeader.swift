/// The type and the size of a picture, from its first bytes.
///
/// Sources: Portable Network Graphics, 5.2 and 11.2.2 (IHDR); ITU-T T.81, B.1.1 and B.2.2 (the frame
/// header of JPEG).
package struct PictureHeader: Hashable, Sendable {
  /// The formats that browsers and Xcode show, as media types.
  package enum Kind: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  package var kind: Kind
  /// In pixels.
  package var width: Int
  package var height: Int

  /// Reads the header; nil for bytes that are not a PNG or JPEG picture, and for an empty one.
  package init?(_ bytes: [UInt8]) {
    let found: (Kind, Int, Int)?
    if bytes.starts(with: Self.signature) {
      found = Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      found = Self.jpeg(bytes)
    } else {
      found = nil
    }
    guard let (kind, width, height) = found, width > 0, height > 0 else { return nil }
    self.kind = kind
    self.width = width
    self.height = height
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func png(_ bytes: [UInt8]) -> (Kind, Int, Int)? {
    guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      return nil
    }
    return (.png, number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// Looks for the frame header behind the segments before it.
  private static func jpeg(_ bytes: [UInt8]) -> (Kind, Int, Int)? {
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      switch marker {
      case 0xFF: index += 1
      case 0x01, 0xD0...0xD7: index += 2
      case 0xD8, 0xD9, 0xDA: return nil
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        return (
          .jpeg, number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)])
        )
      default:
        let length = number(bytes[(index + 2)..<(index + 4)])
        guard length >= 2 else { return nil }
        index += 2 + length
      }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
