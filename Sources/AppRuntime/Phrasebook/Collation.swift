internal import CICU
internal import CatalogJSON

/// The order in which Xcode keeps the members of a catalog: the English collation, with digits
/// compared as numbers, and code points where that makes no difference.
package struct Collation: Sendable {
  private let collator: Handle?

  /// The order of `en`, opened once: opening costs a thousand times what comparing does.
  package static let english = Collation(locale: "en")

  private init(locale: String) {
    collator = phrasebook_collator_open(locale).map(Handle.init)
  }

  /// Whether a stands before b.
  package func precedes(_ a: String, _ b: String) -> Bool {
    a.withUTF8Lent { a in b.withUTF8Lent { b in compare(a, b) < 0 } }
  }

  /// Less than, equal to or greater than 0, as a stands before, with or after b; both are UTF-8.
  package func compare(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Int {
    Self.compareLetters(a, b) ?? compareByICU(a, b)
  }

  /// Whether a stands before b, by ICU alone.
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

  /// The common case without ICU, ten times as fast: ASCII that differs first in two letters, or in
  /// nothing but that one goes on. What stands before that place is the same, and none of English's
  /// rules looks back from a letter.
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

  /// Keeps ICU's object alive; nothing changes it after it is opened, and ICU allows comparisons from
  /// several threads at once.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_collator_close(pointer) }
  }
}
