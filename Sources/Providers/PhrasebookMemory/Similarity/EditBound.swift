/// The minimum number of edits between one text and many others, in a few operations a character.
///
/// Myers' bit vectors (Journal of the ACM 46, 1999), in blocks of 64 as Hyyrö has them (2003).
struct EditBound {
  private let length: Int
  private let blocks: Int
  /// For each byte, the places of the pattern that have it: `blocks` words each.
  private let places: [UInt64]
  private var positive: [UInt64]
  private var negative: [UInt64]

  init(_ pattern: [UInt8]) {
    length = pattern.count
    blocks = max(1, (pattern.count + 63) / 64)
    var places = [UInt64](repeating: 0, count: 256 * blocks)
    for (index, byte) in pattern.enumerated() {
      places[Int(byte) * blocks + index / 64] |= 1 << UInt64(index % 64)
    }
    self.places = places
    positive = Array(repeating: ~0, count: blocks)
    negative = Array(repeating: 0, count: blocks)
  }

  /// The edits from the pattern to `text`; nil if there are more than `most`, which is known early:
  /// the rest of the text can undo one edit per character.
  mutating func distance(to text: UnsafeBufferPointer<UInt8>, atMost most: Int = .max) -> Int? {
    if blocks == 1 { return shortDistance(to: text, atMost: most) }
    var score = length
    var rest = text.count
    let last = blocks - 1
    let top: UInt64 = 1 << UInt64((length + 63) % 64)
    let blocks = blocks
    for block in 0..<blocks {
      positive[block] = ~0
      negative[block] = 0
    }
    positive.withUnsafeMutableBufferPointer { positive in
      negative.withUnsafeMutableBufferPointer { negative in
        places.withUnsafeBufferPointer { places in
          for byte in text {
            // The carry from above: the first row grows by one with each character.
            var (carryUp, carryDown): (UInt64, UInt64) = (1, 0)
            for block in 0..<blocks {
              let match = places[Int(byte) &* blocks &+ block]
              let (vertical, fallen) = (positive[block], negative[block])
              let either = match | fallen
              let met = match | carryDown
              let zero = (((met & vertical) &+ vertical) ^ vertical) | met
              var rises = fallen | ~(zero | vertical)
              var falls = vertical & zero
              if block == last {
                if rises & top != 0 { score &+= 1 }
                if falls & top != 0 { score &-= 1 }
              }
              let (up, down) = (rises >> 63, falls >> 63)
              rises = rises << 1 | carryUp
              falls = falls << 1 | carryDown
              positive[block] = falls | ~(either | rises)
              negative[block] = rises & either
              (carryUp, carryDown) = (up, down)
            }
            rest &-= 1
            if score &- rest > most { return }
          }
        }
      }
    }
    return score > most ? nil : score
  }

  /// The same if the pattern is one block.
  private func shortDistance(to text: UnsafeBufferPointer<UInt8>, atMost most: Int) -> Int? {
    var score = length
    var rest = text.count
    var (positive, negative): (UInt64, UInt64) = (~0, 0)
    let top = UInt64((length + 63) % 64)
    return places.withUnsafeBufferPointer { places in
      for byte in text {
        let match = places[Int(byte)]
        let zero = (((match & positive) &+ positive) ^ positive) | match | negative
        let rises = negative | ~(zero | positive)
        let falls = positive & zero
        score &+= Int((rises &>> top) & 1) &- Int((falls &>> top) & 1)
        rest &-= 1
        if score &- rest > most { return nil }
        let up = rises << 1 | 1
        positive = falls << 1 | ~(zero | up)
        negative = up & zero
      }
      return score > most ? nil : score
    }
  }
}
