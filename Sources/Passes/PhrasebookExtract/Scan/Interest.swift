/// The names that make a part of a file matter, in a table that many threads read.
package final class Interest: Sendable {
  private let slots: [UInt32]
  private let mask: Int
  /// One number for all the names, so that what was read for them can be kept.
  package let digest: UInt64

  /// No names: no body matters.
  static let nothing = Interest(mentions: [], callees: [])

  /// - Parameters:
  ///   - mentions: Names whose mention makes a body matter.
  ///   - callees: Names that a literal in their call makes it matter.
  init(mentions: Set<UInt32>, callees: Set<UInt32>) {
    let both = mentions.map { Self.odd($0) } + callees.map { Self.even($0) }
    var size = 64
    while size < both.count * 4 { size *= 2 }
    var slots = [UInt32](repeating: 0, count: size)
    for value in both {
      var slot = Self.slot(value, size - 1)
      while slots[slot] != 0, slots[slot] != value { slot = (slot + 1) & (size - 1) }
      slots[slot] = value
    }
    self.slots = slots
    mask = size - 1
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for value in both.sorted() { digest = (digest ^ UInt64(value)) &* 0x0000_0100_0000_01B3 }
    self.digest = digest
  }

  /// True where the mention of a name is enough.
  @inline(__always)
  func mentions(_ name: UInt32) -> Bool { contains(Self.odd(name)) }

  /// True where a literal in the call of a name is enough.
  @inline(__always)
  func isCallee(_ name: UInt32) -> Bool { name != 0 && contains(Self.even(name)) }

  @inline(__always)
  private func contains(_ value: UInt32) -> Bool {
    slots.withUnsafeBufferPointer { slots in
      var slot = Self.slot(value, mask)
      while slots[slot] != 0 {
        if slots[slot] == value { return true }
        slot = (slot + 1) & mask
      }
      return false
    }
  }

  // The lowest bit tells the two kinds apart; what it was costs at worst a needless reading.
  @inline(__always)
  private static func odd(_ name: UInt32) -> UInt32 { name | 1 }

  @inline(__always)
  private static func even(_ name: UInt32) -> UInt32 { name & ~1 == 0 ? 2 : name & ~1 }

  @inline(__always)
  private static func slot(_ value: UInt32, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: value ^ (value >> 15)) & mask
  }
}
