import Foundation
import TestSupport
import Testing

/// Each target with the inputs that were kept for it and changes of them, the same ones in each run of one seed: a
/// promise that is broken, or a trap, stops the process, and the input is in `.build/fuzz`.
///
/// `PHRASEBOOK_FUZZ=100` asks for it, with so many changes for each target, or `PHRASEBOOK_FUZZ_SECONDS=6` with changes
/// for so many seconds; `PHRASEBOOK_FUZZ_TOTAL_SECONDS=600` is the time of all targets together. `scripts/fuzz` goes
/// where they lead. `PHRASEBOOK_FUZZ_LIMITS=1` measures each input (`scripts/fuzz --limits`).
@Suite(
  "Inputs of the fuzz targets",
  .enabled(
    if: FuzzBudget.isAsked,
    "none of PHRASEBOOK_FUZZ, PHRASEBOOK_FUZZ_SECONDS and PHRASEBOOK_FUZZ_TOTAL_SECONDS is set")
)
struct FuzzTests {
  /// As long as `scripts/fuzz` makes them.
  private static let longest = 16_384
  /// Small inputs reach most of what large ones do in a fraction of the time: as with libFuzzer, most changes are
  /// of them.
  private static let small = 512
  /// One of so many changes is of an input of any size.
  private static let anySizeEach = 7
  /// One of so many changes is repeated up to the longest input that is measured.
  private static let repeatedEach = 64
  /// The time of one input that counts as a hang: nothing is optimised here, and other tests run.
  private static let longestTime = Duration.seconds(30)

  @Test(arguments: FuzzBudget.targets) func everyInputKeepsThePromise(_ target: Target) throws {
    var inputs = try Self.files(in: "Fuzzing/Corpus/\(target.name)")
    if let seeds = target.seeds { inputs += try Self.files(in: "Catalogs/\(seeds)") }
    inputs = inputs.filter { $0.count <= Self.longest }
    inputs.append([])
    let kept = try KeptInput(target.name)
    var most = MostCost()
    for input in inputs { try run(input, of: target, kept, &most) }
    let smallInputs = inputs.filter { $0.count <= Self.small }
    let budget = FuzzBudget()
    var change = 0
    while budget.allows(change) {
      var mutator = TokenMutator(syntax: target.syntax ?? .code, seed: budget.seed(of: change))
      let isAnySize = change.isMultiple(of: Self.anySizeEach)
      let (pool, number) =
        isAnySize ? (inputs, change / Self.anySizeEach) : (smallInputs, change)
      let (first, second) = (pool[number % pool.count], pool[number * 11 % pool.count])
      let changed =
        change.isMultiple(of: 3) ? mutator.crossed(first, second) : mutator.mutated(first)
      let input = Array(changed.prefix(Self.longest))
      try run(input, of: target, kept, &most)
      if InputCost.isAsked, change.isMultiple(of: Self.repeatedEach) {
        try run(mutator.repeated(input, upTo: InputCost.longest), of: target, kept, &most)
      }
      change += 1
    }
    if budget.isTimed {
      print("fuzz: \(target.name), \(most.inputs) inputs\(InputCost.isAsked ? ", \(most)" : "")")
    }
    kept.remove()
  }

  /// For `scripts/fuzz-limits`, which runs each in a process of its own.
  @Test(.enabled(if: FuzzBudget.isList, "PHRASEBOOK_FUZZ_TARGET is not list"))
  func theTargetsAreListed() {
    for target in allTargets { print("target: \(target.name)") }
  }

  private func run(
    _ input: [UInt8], of target: Target, _ kept: KeptInput, _ most: inout MostCost
  ) throws {
    try kept.replace(by: input)
    most.inputs += 1
    if InputCost.isAsked {
      if let cost = most.measure(input, { target.run(input) }) {
        let costly = try KeptInput("\(target.name)-costly-\(most.costly)")
        try costly.replace(by: input)
        Issue.record(
          "\(target.name): \(input.count) bytes cost \(cost); the input is \(costly.url.path)")
      }
      return
    }
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
