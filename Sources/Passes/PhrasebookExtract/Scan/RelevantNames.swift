/// The names that make a part of a file matter, in a table that many threads read.
///
/// Names and keys are hashes: two with one hash only cost a needless reading, never a lost string.
package final class RelevantNames: Sendable {
  private let slots: [UInt32]
  /// Names that are relevant wherever they occur.
  private let mentions: [UInt32]
  private let functions: Set<UInt32>

  /// The kind of a relevant name.
  enum Mention { case none, type, function }

  /// - Parameters:
  ///   - types: Names of localizable types.
  ///   - functions: Names of functions that look strings up.
  ///   - keys: The contexts in which literals may be localizable.
  init(types: Set<UInt32>, functions: Set<UInt32>, keys: Set<UInt32>) {
    slots = Self.table(keys, atLeast: 64)
    mentions = Self.table(types.union(functions), atLeast: 1_024)
    self.functions = functions
  }

  /// A table of open addresses, at most a quarter full.
  private static func table(_ values: Set<UInt32>, atLeast least: Int) -> [UInt32] {
    var size = least
    while size < values.count * 4 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for value in values {
      var slot = slot(value, size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = value
    }
    return slots
  }

  /// The kind of a name.
  @inline(__always)
  func mention(_ name: UInt32) -> Mention {
    guard Self.contains(mentions, name) else { return .none }
    return functions.contains(name) ? .function : .type
  }

  /// Whether a literal in a context is relevant.
  @inline(__always)
  package func contains(_ key: UInt32) -> Bool { Self.contains(slots, key) }

  @inline(__always)
  private static func contains(_ slots: [UInt32], _ value: UInt32) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var slot = slot(value, mask)
      while slots[slot] != 0 {
        if slots[slot] == value { return true }
        slot = (slot + 1) & mask
      }
      return false
    }
  }

  @inline(__always)
  private static func slot(_ value: UInt32, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: value ^ (value >> 15)) & mask
  }

  // MARK: Keys

  /// A call, subscript or assignment of a name, with any argument.
  @inline(__always)
  static func any(_ name: UInt32) -> UInt32 { mix(name, 0x85EB_CA6B) }

  /// The argument with a label in the call of a name; 0 for no label.
  @inline(__always)
  static func argument(_ label: UInt32, of name: UInt32) -> UInt32 {
    mix(name, label &* 0xC2B2_AE35 ^ 0x27D4_EB2F)
  }

  /// An argument without a place in the call of a name, such as a trailing closure.
  @inline(__always)
  static func somewhere(_ name: UInt32) -> UInt32 { mix(name, 0x1656_67B1) }

  /// The value of a name beside a literal, as in `name == "…"`, with the key for any place of the
  /// name.
  @inline(__always)
  static func beside(_ somewhere: UInt32) -> UInt32 { mix(somewhere, 0x9E6D_62D1) }

  @inline(__always)
  private static func mix(_ name: UInt32, _ salt: UInt32) -> UInt32 {
    var value = (name ^ salt) &* 0x9E37_79B1
    value ^= value >> 15
    value = value &* 0x85EB_CA77 &+ salt
    return value == 0 ? 1 : value
  }
}
