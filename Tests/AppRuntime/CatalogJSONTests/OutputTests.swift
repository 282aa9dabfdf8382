import CatalogJSON
import TestSupport
import Testing

/// Everything that is appended comes out, in order, whatever its size.
@Suite struct OutputTests {
  @Test(arguments: 0..<6 as Range<UInt64>)
  func keepsEveryByte(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var output = JSONOutput(expecting: Int.random(in: 0...100, using: &random))
    var expected: [UInt8] = []
    for _ in 0..<60 {
      let count = Int.random(in: 0...(random.chance(0.05) ? 140_000 : 900), using: &random)
      let run = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: output.append(run)
      case 1: run.withUnsafeBufferPointer { output.append($0) }
      default: for byte in run { output.append(byte) }
      }
      expected += run
      output.append("null")
      expected += "null".utf8
    }
    #expect(output.finish() == expected)
  }

  @Test func isEmptyAtFirst() { #expect(JSONOutput().finish().isEmpty) }
}
