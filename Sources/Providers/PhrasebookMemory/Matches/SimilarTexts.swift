internal import GRDB

/// Finds similar strings of a language: a string in, the ids of the best candidates out.
///
/// Three filters, each on fewer strings: similar length, most pairs of neighbouring characters in
/// common, few enough edits. Strings with the most pairs come first, and each match raises the minimum
/// for the rest. Nothing is missed with up to nine changed characters; with more, only strings whose
/// changes are scattered.
struct SimilarTexts {
  private let code: TextCode
  private let minimum: Int
  /// The maximum number of strings for the third filter.
  private static let most = 10_000

  /// A string with the upper bound of its score.
  struct Candidate {
    var id: Int64
    var score: Int
  }

  /// The position of a string in the blocks.
  private struct BlockPosition {
    var block: UInt16
    var length: UInt16
    var number: UInt32
  }

  init?(_ tokens: TextTokens, minimum: Int) {
    guard minimum < 100, let code = TextCode(tokens) else { return nil }
    self.code = code
    self.minimum = max(1, minimum)
  }

  /// Passes on the candidates, roughly best first.
  ///
  /// - Parameter take: Receives a candidate and returns the minimum score of the rest; nil to stop.
  func candidates(
    _ languages: [Int64], _ cache: inout SimilarityBlockCache, _ db: Database, floor: Int,
    take: (Candidate) throws -> Int?
  ) throws {
    let length = code.codes.count
    let shortest = max(1, (length * minimum + 99) / 100)
    let longest = min(length * 100 / minimum, TextTokens.limit)
    guard shortest <= longest else { return }
    var blocks: [SimilarityBlock] = []
    var positions: [[BlockPosition]] = []
    for language in languages {
      for number in TextCode.lengthClass(of: shortest)...TextCode.lengthClass(of: longest) {
        let block = try cache.block(language, number, db)
        collect(
          from: block, UInt16(truncatingIfNeeded: blocks.count), shortest...longest, &positions)
        blocks.append(block)
      }
    }
    var bound = EditBound(code.codes)
    var floor = max(minimum, floor)
    var rest = Self.most
    for (missing, positions) in positions.enumerated() {
      var candidates: [Candidate] = []
      for position in positions where rest > 0 {
        let whole = max(length, Int(position.length))
        let most = (100 - floor) * whole / 100
        guard abs(length - Int(position.length)) <= most, missing <= Self.missing(most, of: whole)
        else { continue }
        rest -= 1
        let number = Int(position.number)
        guard
          let edits = blocks[Int(position.block)].withCodes(
            of: number, { bound.distance(to: $0, atMost: most) })
        else { continue }
        let id = blocks[Int(position.block)].ids[number]
        candidates.append(
          Candidate(id: Int64(id), score: 100 * (whole - edits) / whole))
      }
      candidates.sort { ($1.score, $0.id) < ($0.score, $1.id) }
      for candidate in candidates where candidate.score >= floor {
        guard let next = try take(candidate) else { return }
        floor = max(floor, next)
      }
    }
  }

  /// The number of pairs that a text may lack or add after so many changed characters: two for each
  /// of a few, and fewer for more, which are adjacent. In a long text several pairs share a bit.
  private static func missing(_ changed: Int, of length: Int) -> Int {
    changed <= 9 ? 2 * changed : max(18, (changed + changed / 3) * 256 / (256 + length) + 6)
  }

  /// The texts with enough of the pairs, by the number of missing ones.
  private func collect(
    from block: SimilarityBlock, _ name: UInt16, _ lengths: ClosedRange<Int>,
    _ positions: inout [[BlockPosition]]
  ) {
    let own = code.signature
    let length = code.codes.count
    let allowed = (0...max(length, lengths.upperBound)).map { whole in
      Self.missing((100 - minimum) * whole / 100, of: whole)
    }
    if let most = allowed.max(), most >= positions.count {
      positions += Array(repeating: [], count: most + 1 - positions.count)
    }
    let pairs = own.bits
    block.withSignatures { signatures, counts, known in
      for number in signatures.indices {
        let other = Int(known[number])
        guard lengths.contains(other) else { continue }
        let most = allowed[max(length, other)]
        let missing = max(pairs, Int(counts[number])) - (own & signatures[number]).bits
        guard missing <= most else { continue }
        positions[missing].append(
          BlockPosition(block: name, length: known[number], number: UInt32(number)))
      }
    }
  }
}
