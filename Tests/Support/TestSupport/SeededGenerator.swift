/// Random numbers that are the same in every run of a seed, so that a failure can be met again.
///
/// SplitMix64 (Steele, Lea, Flood 2014): one addition and three mixings for each number.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts the numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns true in `share` of all cases.
  public mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }

  /// One of the elements; nil for an empty collection.
  public mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }

  /// A text of up to `count` pieces, among them those that break readers and writers most.
  public mutating func text(upTo count: Int = 12) -> String {
    var result = ""
    for _ in 0..<Int.random(in: 0...max(0, count), using: &self) {
      result += pick(Self.pieces) ?? ""
    }
    return result
  }

  private static let pieces: [String] = [
    "a", "B", "z", " ", "  ", "0", "9", "10", "é", "e\u{301}", "ß", "İ", "ı", "Ω", "я", "日", "한",
    "א", "\u{200F}", "\u{200B}", "\u{2028}", "\u{FEFF}", "👩‍👩‍👧", "🇵🇱", "\"", "\\", "/", "\n", "\t",
    "\r", "\u{8}", "\u{C}", "\u{0}", "\u{1F}", "\u{7F}", "%", "%@", "%lld", "%1$@", "%%", "%#@a@",
    "%arg", "${x}", "{", "}", "[", "]", ":", ",", "<<<<<<<", "^[a](inflect: true)",
  ]

  /// The bytes with one to four small damages, for fuzzing: flips, cuts, doublings, swaps.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard !result.isEmpty else { return [UInt8(truncatingIfNeeded: next())] }
      let start = Int.random(in: 0..<result.count, using: &self)
      let end = min(result.count, start + Int.random(in: 1...16, using: &self))
      switch Int.random(in: 0..<5, using: &self) {
      case 0: result[start] = UInt8(truncatingIfNeeded: next())
      case 1: result.removeSubrange(start..<end)
      case 2: result.insert(contentsOf: result[start..<end], at: start)
      case 3: result.insert(pick(Self.marks) ?? 0, at: start)
      default: result.removeSubrange(end...)
      }
    }
    return result
  }

  private static let marks: [UInt8] = Array("{}[]\":,\\()#/*\0\n".utf8) + [0x80, 0xC0, 0xED, 0xFF]
}
