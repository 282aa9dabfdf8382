internal import GRDB

/// Finds the texts of a language that are like one: a text in, the ids of the most promising out.
///
/// Three looks, each at fewer texts: those of about the length, those that have most of the pairs of
/// neighbours, and those that few enough edits make. With up to nine changed characters nothing is
/// missed; of more, only what is scattered all over the text.
struct LikeTexts {
  private let code: TextCode
  private let minimum: Int
  /// How many texts the third look goes to at the most.
  private static let most = 40_000

  /// A text with the most that its score can be.
  struct Candidate {
    var id: Int64
    var score: Int
  }

  init?(_ tokens: TextTokens, minimum: Int) {
    guard minimum < 100, let code = TextCode(tokens) else { return nil }
    self.code = code
    self.minimum = max(1, minimum)
  }

  /// The candidates, the best first.
  func candidates(
    _ languages: [Int64], _ cache: inout ShelfCache, _ db: Database
  ) throws -> [Candidate] {
    let length = code.codes.count
    let shortest = max(1, (length * minimum + 99) / 100)
    let longest = min(length * 100 / minimum, TextTokens.limit)
    guard shortest <= longest else { return [] }
    var promising: [(missing: Int, id: UInt32, start: Int, length: Int, shelf: Int)] = []
    var shelves: [Shelf] = []
    for language in languages {
      for number in TextCode.lengthClass(of: shortest)...TextCode.lengthClass(of: longest) {
        let shelf = try cache.shelf(language, number, db)
        collect(from: shelf, shortest...longest) { place, missing in
          promising.append(
            (
              missing, shelf.ids[place], shelf.starts[place], Int(shelf.lengths[place]),
              shelves.count
            ))
        }
        shelves.append(shelf)
      }
    }
    promising.sort { ($0.missing, $0.id) < ($1.missing, $1.id) }
    var bound = EditBound(code.codes)
    var candidates: [Candidate] = []
    for text in promising.prefix(Self.most) {
      let edits = shelves[text.shelf].codes.withUnsafeBufferPointer {
        bound.distance(to: UnsafeBufferPointer(rebasing: $0[text.start..<text.start + text.length]))
      }
      let whole = max(length, text.length)
      let score = 100 * (whole - edits) / whole
      if score >= minimum { candidates.append(Candidate(id: Int64(text.id), score: score)) }
    }
    return candidates.sorted { ($1.score, $0.id) < ($0.score, $1.id) }
  }

  private func collect(
    from shelf: Shelf, _ lengths: ClosedRange<Int>, _ take: (_ place: Int, _ missing: Int) -> Void
  ) {
    let own = code.signature
    let length = code.codes.count
    let edits = (0...max(length, lengths.upperBound)).map { whole in
      (100 - minimum) * whole / 100
    }
    shelf.signatures.withUnsafeBufferPointer { signatures in
      for place in signatures.indices {
        let other = Int(shelf.lengths[place])
        guard lengths.contains(other) else { continue }
        let changed = edits[max(length, other)]
        let allowed = min(2 * changed, changed + changed / 3 + 6)
        let lost = (own & ~signatures[place]).bits
        guard lost <= allowed else { continue }
        let more = (signatures[place] & ~own).bits
        guard more <= allowed else { continue }
        take(place, lost + more)
      }
    }
  }
}

extension SIMD4<UInt64> {
  /// How many bits are set.
  @inline(__always)
  fileprivate var bits: Int {
    var words = self
    words = words &- ((words &>> 1) & 0x5555_5555_5555_5555)
    words = (words & 0x3333_3333_3333_3333) &+ ((words &>> 2) & 0x3333_3333_3333_3333)
    words = (words &+ (words &>> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    // Four words of eight bytes of at most 32 each: the sums of a byte stay below 256.
    let sum = words[0] &+ words[1] &+ words[2] &+ words[3]
    let pairs = (sum & 0x00FF_00FF_00FF_00FF) &+ ((sum &>> 8) & 0x00FF_00FF_00FF_00FF)
    return Int(truncatingIfNeeded: (pairs &* 0x0001_0001_0001_0001) &>> 48)
  }
}
