/// The names that make a part of a file matter, in a table that many threads read.
///
/// Names and keys are hashes: two with one hash only cost a needless reading, never a lost string.
package final class Interest: Sendable {
  private let slots: [UInt32]
  private let mask: Int

  /// What the mention of a name says.
  enum Mention { case none, type, function }

  /// - Parameters:
  ///   - types: Names of localizable types.
  ///   - functions: Names of functions that look strings up.
  ///   - keys: What literals may stand in.
  init(types: Set<UInt32>, functions: Set<UInt32>, keys: Set<UInt32>) {
    let all =
      types.map { Self.type($0) } + functions.map { Self.function($0) } + keys
    var size = 64
    while size < all.count * 4 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for value in all {
      var slot = Self.slot(value, size - 1)
      while slots[slot] != 0, slots[slot] != value { slot = (slot + 1) & (size - 1) }
      slots[slot] = value
    }
    self.slots = slots
    mask = size - 1
  }

  /// What the mention of a name says.
  @inline(__always)
  func mention(_ name: UInt32) -> Mention {
    if contains(Self.type(name)) { return .type }
    return contains(Self.function(name)) ? .function : .none
  }

  /// True where a literal that stands in something matters.
  @inline(__always)
  package func contains(_ key: UInt32) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      var slot = Self.slot(key, mask)
      while slots[slot] != 0 {
        if slots[slot] == key { return true }
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

  private static func type(_ name: UInt32) -> UInt32 { mix(name, 0x51ED_270B) }
  private static func function(_ name: UInt32) -> UInt32 { mix(name, 0x2545_F491) }

  /// A call, subscript or assignment of a name, whatever the argument.
  @inline(__always)
  static func any(_ name: UInt32) -> UInt32 { mix(name, 0x85EB_CA6B) }

  /// The argument of a label in the call of a name; 0 stands for none.
  @inline(__always)
  static func argument(_ label: UInt32, of name: UInt32) -> UInt32 {
    mix(name, label &* 0xC2B2_AE35 ^ 0x27D4_EB2F)
  }

  /// A place in the call of a name that tells no label, such as a trailing closure.
  @inline(__always)
  static func somewhere(_ name: UInt32) -> UInt32 { mix(name, 0x1656_67B1) }

  @inline(__always)
  private static func mix(_ name: UInt32, _ salt: UInt32) -> UInt32 {
    var value = (name ^ salt) &* 0x9E37_79B1
    value ^= value >> 15
    value = value &* 0x85EB_CA77 &+ salt
    return value == 0 ? 1 : value
  }
}
