internal import CICU
internal import CatalogJSON

/// The order of the members of a catalog in Xcode: the English collation, with digits compared as
/// numbers, and code points for equal strings.
package struct Collation: Sendable {
  private let collator: Handle?

  /// The order of `en`, opened once: opening costs a thousand comparisons.
  package static let english = Collation(locale: "en")

  private init(locale: String) {
    collator = phrasebook_collator_open(locale).map(Handle.init)
  }

  /// Whether a is before b.
  package func precedes(_ a: String, _ b: String) -> Bool {
    a.withUTF8Lent { a in b.withUTF8Lent { b in compare(a, b) < 0 } }
  }

  /// Returns a number less than, equal to or greater than 0 if a is before, equal to or after b;
  /// both are UTF-8.
  package func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    Self.compareLetters(a, b) ?? compareByICU(a, b)
  }

  /// Whether a is before b, by ICU only.
  func precedesByICU(_ a: String, _ b: String) -> Bool {
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { b in compareByICU(a, b) < 0 } }
  }

  private func compareByICU(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard let collator else { return Self.compareCodePoints(a, b) }
    let result = a.withMemoryRebound(to: CChar.self) { a in
      b.withMemoryRebound(to: CChar.self) { b in
        phrasebook_collator_compare(
          collator.pointer, a.baseAddress, Int32(clamping: a.count), b.baseAddress,
          Int32(clamping: b.count))
      }
    }
    return result == 0 ? Self.compareCodePoints(a, b) : Int(result)
  }

  /// Code-point order, which in UTF-8 is the order of the bytes.
  package static func compareCodePoints(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let shared = min(a.count, b.count)
    for index in 0..<shared where a[index] != b[index] { return a[index] < b[index] ? -1 : 1 }
    return a.count - b.count
  }

  /// The common case without ICU, ten times as fast: ASCII strings that first differ in two
  /// letters, or of which one is a prefix. The equal part does not matter, as no rule of English
  /// looks back from a letter.
  private static func compareLetters(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    let shared = min(a.count, b.count)
    for index in 0..<shared {
      let (x, y) = (a[index], b[index])
      guard x != y else {
        if x < 0x80 { continue } else { return nil }
      }
      let (lowerX, lowerY) = (x | 0x20, y | 0x20)
      guard 0x61...0x7A ~= lowerX, 0x61...0x7A ~= lowerY, lowerX != lowerY else { return nil }
      return lowerX < lowerY ? -1 : 1
    }
    return b[shared...].allSatisfy { $0 < 0x80 } && a[shared...].allSatisfy { $0 < 0x80 }
      ? a.count - b.count : nil
  }

  /// Keeps ICU's object alive; it is immutable, and ICU allows concurrent comparisons.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_collator_close(pointer) }
  }
}
