import PhrasebookModel
import PhrasebookSync
import Testing

/// The laws of a merge on many seeds; and merges that break them, which the laws must notice.
@Suite struct MergeLawTests {
  static let seeds: [UInt64] = Array(1...80)

  @Test(arguments: MergeLaws.all) func everyLawHolds(_ law: MergeLaws.Law) {
    for seed in Self.seeds {
      if let wrong = law.check({ Merge()(base: $0, ours: $1, theirs: $2) }, seed) {
        Issue.record("\(law.name), seed \(seed): \(wrong)")
        return
      }
    }
  }

  @Test(arguments: [7] as [UInt64]) func aThousandEdits(seed: UInt64) {
    let wrong = MergeLaws.history(
      { Merge()(base: $0, ours: $1, theirs: $2) }, seed, steps: 1400, people: 6)
    #expect(wrong == nil, "seed \(seed)")
  }

  /// A preference that decides leaves no marks, and everything else still holds.
  @Test(arguments: MergePreference.allCases) func preferencesKeepTheOtherLaws(
    _ preference: MergePreference
  ) {
    let merge: MergeLaws.Merging = {
      Merge(preference: preference)(base: $0, ours: $1, theirs: $2)
    }
    for seed in Self.seeds.prefix(25) {
      #expect(MergeLaws.identities(merge, seed) == nil, "seed \(seed)")
      #expect(MergeLaws.independentEditsCommute(merge, seed) == nil, "seed \(seed)")
      #expect(MergeLaws.validity(merge, seed) == nil, "seed \(seed)")
    }
  }

  @Test(arguments: Mutant.all) func aWrongMergeIsNoticed(_ mutant: Mutant) {
    let noticed = MergeLaws.all.contains { law in
      Self.seeds.prefix(40).contains { law.check(mutant.merge, $0) != nil }
    }
    #expect(noticed, "no law notices a merge that \(mutant.name)")
  }
}
