/// A set of name hashes that is filled once per file and emptied in the time of its count.
struct NameSet: ~Copyable {
  private var slots: UnsafeMutablePointer<UInt32>
  private var mask: Int
  private var values: [UInt32] = []

  init() {
    mask = 1023
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
  }

  deinit { slots.deallocate() }

  /// Adds a name; 0 is ignored.
  @inline(__always)
  mutating func insert(_ name: UInt32) {
    guard name != 0 else { return }
    var slot = Self.slot(name, mask)
    while true {
      let held = slots[slot]
      if held == name { return }
      if held == 0 { break }
      slot = (slot + 1) & mask
    }
    slots[slot] = name
    values.append(name)
    if values.count * 2 > mask { grow() }
  }

  /// The names in order; the set is empty afterwards.
  mutating func drain() -> [UInt32] {
    let sorted = values.sorted()
    if mask > 65_535 {
      slots.deallocate()
      mask = 1023
      slots = .allocate(capacity: mask + 1)
      slots.initialize(repeating: 0, count: mask + 1)
    } else if values.count * 4 > mask {
      slots.update(repeating: 0, count: mask + 1)
    } else {
      for value in values { clear(value) }
    }
    values.removeAll(keepingCapacity: true)
    return sorted
  }

  /// FNV mixes its low bits well enough for a table; the high ones are folded in.
  @inline(__always)
  private static func slot(_ name: UInt32, _ mask: Int) -> Int {
    Int(truncatingIfNeeded: name ^ (name >> 15)) & mask
  }

  /// Empties the run of slots that starts with a value, up to the first free one.
  private mutating func clear(_ value: UInt32) {
    var slot = Self.slot(value, mask)
    while slots[slot] != 0 {
      slots[slot] = 0
      slot = (slot + 1) & mask
    }
  }

  private mutating func grow() {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: 0, count: mask + 1)
    for value in values {
      var slot = Self.slot(value, mask)
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = value
    }
  }
}
