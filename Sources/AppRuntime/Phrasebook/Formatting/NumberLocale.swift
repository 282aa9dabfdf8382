internal import CICU

/// The style of numbers in a string: the digits and separators of a language and a region.
///
/// A value is cheap to make; CLDR's data, from libicu, is read at its first number.
package struct NumberLocale: Sendable {
  /// The language with its region as it was given, such as `de-CH`.
  package let identifier: String
  private let numbers: Handle?

  /// Creates the style of a BCP 47 tag or of a name such as `de_CH`; ASCII if it is unknown.
  package init(_ identifier: String) {
    self.identifier = identifier
    let tag = String(identifier.prefix { $0 != "." && $0 != "@" }.map { $0 == "_" ? "-" : $0 })
    numbers = phrasebook_numbers_open(tag).map(Handle.init)
  }

  /// The style without a counted reference, valid as long as this value.
  var lent: Lent { Lent(pointer: numbers?.pointer) }

  /// The style without a counted reference.
  struct Lent {
    fileprivate let pointer: OpaquePointer?

    /// Appends a number that is given in ASCII, in the language's digits.
    func append(
      _ ascii: UnsafeBufferPointer<UInt8>, isGrouped: Bool, to out: inout TextBuffer
    ) {
      guard let pointer, let start = ascii.baseAddress else {
        out.append(ascii)
        return
      }
      let most = ascii.count * Int(phrasebook_symbol_capacity)
      out.write(atMost: most) { room in
        let length = start.withMemoryRebound(to: CChar.self, capacity: ascii.count) { ascii in
          room.withMemoryRebound(to: CChar.self, capacity: most) { room in
            phrasebook_numbers_write(
              pointer, ascii, Int32(clamping: most / Int(phrasebook_symbol_capacity)), isGrouped,
              room, Int32(clamping: most))
          }
        }
        return Int(length)
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
