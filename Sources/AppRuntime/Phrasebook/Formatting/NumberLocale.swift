internal import CICU

/// How numbers are written in a text: the digits and separators of a language and a region.
///
/// A value costs next to nothing to make; CLDR's data, from libicu, is read at its first number.
public struct NumberLocale: Sendable {
  /// The language with its region as it was given, such as `de-CH`.
  public let identifier: String
  private let numbers: Handle?

  /// The digits of a BCP 47 tag or of a name such as `de_CH`; ASCII where nothing is known of it.
  public init(_ identifier: String) {
    self.identifier = identifier
    let tag = String(identifier.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    numbers = phrasebook_numbers_open(tag).map(Handle.init)
  }

  /// Appends a number given in ASCII in the language's digits.
  func append(_ ascii: UnsafeBufferPointer<UInt8>, isGrouped: Bool, to out: inout [UInt8]) {
    guard let numbers, let start = ascii.baseAddress else {
      out.append(contentsOf: ascii)
      return
    }
    withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: ascii.count * Int(phrasebook_symbol_capacity)
    ) { buffer in
      guard let bytes = buffer.baseAddress else { return }
      let length = start.withMemoryRebound(to: CChar.self, capacity: ascii.count) {
        phrasebook_numbers_write(
          numbers.pointer, $0, Int32(clamping: ascii.count), isGrouped, bytes,
          Int32(clamping: buffer.count))
      }
      bytes.withMemoryRebound(to: UInt8.self, capacity: Int(length)) {
        out.append(contentsOf: UnsafeBufferPointer(start: $0, count: Int(length)))
      }
    }
  }

  /// Keeps the C object alive; it is filled once, atomically, and never changed.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_numbers_close(pointer) }
  }
}
