import CatalogJSON

/// A code of two or three ASCII letters as one number, which is cheap to hash.
struct ShortCode: Hashable, Sendable {
  private let value: UInt32

  /// Nil unless the bytes are two or three letters.
  init?(_ bytes: some Collection<UInt8>) {
    guard 2...3 ~= bytes.count, bytes.allSatisfy(\.isLetter) else { return nil }
    value = bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Nil unless the bytes are three letters.
  init?(long bytes: some Collection<UInt8>) {
    guard bytes.count == 3 else { return nil }
    self.init(bytes)
  }

  init?(_ text: String) { self.init(text.utf8) }

  /// The letters, first to last.
  var bytes: [UInt8] {
    let all = [UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
    return all[0] == 0 ? Array(all[1...]) : all
  }
}
