import Foundation
import TestSupport
import Testing

/// Each target with the inputs that were kept for it and changes of them, the same ones in each run of one seed: a
/// promise that is broken, or a trap, stops the process, and the input is in `.build/fuzz`.
///
/// `PHRASEBOOK_FUZZ=100` asks for it, with so many changes for each target, or `PHRASEBOOK_FUZZ_SECONDS=6` with changes
/// for so many seconds; `PHRASEBOOK_FUZZ_TOTAL_SECONDS=600` is the time of all targets together. `scripts/fuzz` goes
/// where they lead.
@Suite(
  "Inputs of the fuzz targets",
  .enabled(
    if: FuzzBudget.isAsked,
    "none of PHRASEBOOK_FUZZ, PHRASEBOOK_FUZZ_SECONDS and PHRASEBOOK_FUZZ_TOTAL_SECONDS is set")
)
struct FuzzTests {
  /// As long as `scripts/fuzz` makes them.
  private static let longest = 16_384
  /// The time of one input that counts as a hang: nothing is optimised here, and other tests run.
  private static let longestTime = Duration.seconds(30)

  @Test(arguments: allTargets) func everyInputKeepsThePromise(_ target: Target) throws {
    var inputs = try Self.files(in: "Fuzzing/Corpus/\(target.name)")
    if let seeds = target.seeds { inputs += try Self.files(in: "Catalogs/\(seeds)") }
    inputs = inputs.filter { $0.count <= Self.longest }
    inputs.append([])
    let kept = try KeptInput(target.name)
    for input in inputs { try run(input, of: target, kept) }
    let budget = FuzzBudget()
    var change = 0
    while budget.allows(change) {
      var mutator = TokenMutator(syntax: target.syntax ?? .code, seed: budget.seed(of: change))
      let (first, second) = (inputs[change % inputs.count], inputs[change * 7 % inputs.count])
      let changed =
        change.isMultiple(of: 3) ? mutator.crossed(first, second) : mutator.mutated(first)
      try run(Array(changed.prefix(Self.longest)), of: target, kept)
      change += 1
    }
    if budget.isTimed { print("fuzz: \(target.name), \(inputs.count + change) inputs") }
    kept.remove()
  }

  private func run(_ input: [UInt8], of target: Target, _ kept: KeptInput) throws {
    try kept.replace(by: input)
    let time = ContinuousClock().measure { target.run(input) }
    if time > Self.longestTime {
      // Another file, so that the next input does not replace it.
      let slow = try KeptInput("\(target.name)-slow")
      try slow.replace(by: input)
      Issue.record("\(target.name) took \(time); the input is \(slow.url.path)")
    }
  }

  private static func files(in folder: String) throws -> [[UInt8]] {
    let root = PackageRoot.folder.appendingPathComponent(folder)
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else { return [] }
    let files = walk.compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
    return try files.sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
  }
}

extension Target: CustomTestStringConvertible {
  var testDescription: String { name }
}
