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

  /// The same for as long as somebody keeps the locale.
  var lent: Lent { Lent(pointer: numbers?.pointer) }

  /// A locale's numbers without a reference that is counted.
  struct Lent {
    fileprivate let pointer: OpaquePointer?

    /// Appends a number given in ASCII in the language's digits.
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
