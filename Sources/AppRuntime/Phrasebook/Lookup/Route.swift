internal import Foundation

/// The way from a bundle and a table's name to the tables, and to the languages of one user in them:
/// found once, then only followed.
final class Route: @unchecked Sendable {
  let key: RouteKey
  let steps: [LookupStep]
  /// The tables that could not be read.
  let problems: [LookupProblem]
  /// A bundle is identified by its address, which nothing else may get.
  private let bundle: Bundle?
  /// The languages of the tables where a text may be, in order of precedence.
  let candidates: UnsafeMutableBufferPointer<Candidate>

  /// The first candidate, if it is a translation: nearly every text is found there.
  let first: Unmanaged<TableContent>?
  let firstIndex: Int

  /// One language of one table. The steps keep the table, so that a look-up counts no reference.
  struct Candidate {
    let table: Unmanaged<TableContent>
    /// The index of the language in the table; nil if the table has no translation into it.
    let index: Int?
    /// The step, and the choice of the step.
    let step: Int
    let choice: Int
    let isSource: Bool
    /// Whether the language is the source language, and not one that was chosen for the user.
    let isFallback: Bool
    let numbers: NumberLocale
  }

  init(key: RouteKey, steps: [LookupStep], problems: [LookupProblem], bundle: Bundle?) {
    self.key = key
    self.steps = steps
    self.problems = problems
    self.bundle = bundle
    let candidates = steps.enumerated().flatMap { index, step in Candidate.all(of: step, index) }
    self.candidates = .allocate(capacity: candidates.count)
    _ = self.candidates.initialize(from: candidates)
    let usual = problems.isEmpty ? candidates.first { !$0.isFallback } : nil
    firstIndex = usual?.index ?? 0
    first = usual?.index == nil || usual?.step != 0 ? nil : usual?.table
  }

  deinit {
    candidates.deinitialize()
    candidates.deallocate()
  }
}

extension Route.Candidate {
  fileprivate static func all(of step: LookupStep, _ index: Int) -> [Self] {
    step.choices.enumerated().map { number, choice in
      Self(
        table: Unmanaged.passUnretained(step.table.content), index: choice.index, step: index,
        choice: number, isSource: choice.language == step.source.language,
        isFallback: number >= step.chosenCount, numbers: choice.numbers)
    }
  }
}
