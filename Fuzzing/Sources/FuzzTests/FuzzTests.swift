import Foundation
import TestSupport
import Testing

/// The number of changes that `PHRASEBOOK_FUZZ` asks for.
private let changes = ProcessInfo.processInfo.environment["PHRASEBOOK_FUZZ"].flatMap { Int($0) }

/// Each target with the inputs that were kept for it and changes of them, the same ones in each run: a promise that
/// is broken, or a trap, stops the process.
///
/// `PHRASEBOOK_FUZZ=100` asks for it, with so many changes for each target; `scripts/fuzz` goes where they lead.
@Suite(
  "Inputs of the fuzz targets", .enabled(if: changes != nil, "PHRASEBOOK_FUZZ is not set")
)
struct FuzzTests {
  /// As long as `scripts/fuzz` makes them.
  private static let longest = 16_384

  @Test(arguments: allTargets) func inputs(_ target: Target) throws {
    var inputs = try Self.files(in: "Fuzzing/Corpus/\(target.name)")
    if let seeds = target.seeds { inputs += try Self.files(in: "Catalogs/\(seeds)") }
    inputs = inputs.filter { $0.count <= Self.longest }
    inputs.append([])
    for input in inputs { target.run(input) }
    for change in 0..<(changes ?? 0) {
      var mutator = TokenMutator(syntax: target.syntax ?? .code, seed: UInt64(change))
      let (first, second) = (inputs[change % inputs.count], inputs[change * 7 % inputs.count])
      let changed =
        change.isMultiple(of: 3) ? mutator.crossed(first, second) : mutator.mutated(first)
      target.run(Array(changed.prefix(Self.longest)))
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
