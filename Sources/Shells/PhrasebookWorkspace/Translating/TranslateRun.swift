package import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
import PhrasebookModel
package import PhrasebookTranslate

/// Fills catalogs in: jobs and translators in, changed files and diagnostics out.
package struct TranslateRun {
  package let translators: [any Translator]
  package let activity: Activity

  /// The events of running tasks; all are handled on the waiting thread.
  private enum Event: Sendable {
    case save(job: Int, base: Catalog, Filled)
    case done(job: Int, base: Catalog, by: String, Filled)
  }

  /// The texts that each job would send to the first translator, without those in the memory, which
  /// costs nothing and is asked before.
  package func costs(of jobs: [TranslateJob]) -> [(job: TranslateJob, cost: FillingCost)] {
    jobs.map { job in
      var job = job
      var rest = translators[...]
      while rest.count > 1, let memory = rest.first as? MemoryTranslator {
        job.catalog = Self.filled(job, memory)?.catalog ?? job.catalog
        rest.removeFirst()
      }
      var cost = FillingCost()
      if let translator = rest.first { cost = filling(job).cost(with: translator) }
      if let memory = rest.first as? MemoryTranslator {
        cost.characters = 0
        cost.matches = Self.filled(job, memory)?.texts.count ?? 0
      }
      return (job, cost)
    }
  }

  /// Fills in the matches of a memory; waits for it.
  private static func filled(_ job: TranslateJob, _ memory: MemoryTranslator) -> Filled? {
    let mailbox = Mailbox<Filled>()
    Task.detached {
      mailbox.send(await Self.fill(job, memory))
      mailbox.close()
    }
    return mailbox.next()
  }

  /// Does the jobs one by one; each translator is asked for what those before it left.
  package func run(_ jobs: [TranslateJob]) -> TranslateResult {
    let mailbox = Mailbox<Event>()
    let texts = texts(of: jobs)
    let progress = activity.progress("translating", of: texts.reduce(0, +))
    progress?.reach(0)
    // The first answers may take long.
    let patience = Task.detached {
      try? await Task.sleep(for: .milliseconds(450))
      if !Task.isCancelled { progress?.reach(0) }
    }
    defer { patience.cancel() }
    let task = Task.detached { [translators] in
      // A translator that failed is not asked again, nor are those after it; translations of those
      // before it, such as the memory, are still filled in.
      var asked = translators[...]
      for (number, job) in jobs.enumerated() {
        var job = job
        let before = texts[..<number].reduce(0, +)
        for (place, translator) in asked.enumerated() {
          let base = job.catalog
          let filled = await Self.fill(job, translator) { done, count in
            // Each translator gets the texts that those before it have left.
            let share = (Double(place) + Double(done) / Double(count)) / Double(translators.count)
            progress?.reach(before + Int(Double(texts[number]) * share))
          } save: { filled in
            mailbox.send(.save(job: number, base: base, filled))
          }
          job.catalog = filled.catalog
          mailbox.send(.done(job: number, base: base, by: translator.name, filled))
          if filled.failure == nil { continue }
          asked = asked.prefix(place)
          break
        }
        if Task.isCancelled || asked.isEmpty { break }
      }
      mailbox.close()
    }
    activity.onCancel { task.cancel() }
    var result = TranslateResult()
    while let event = mailbox.next() {
      switch event {
      case .save(let job, let base, let filled): _ = write(filled, base, jobs[job])
      case .done(let job, let base, let name, let filled):
        progress?.finish()
        guard let skipped = write(filled, base, jobs[job]) else { continue }
        let memory = translators.lazy.compactMap { $0 as? MemoryTranslator }
          .first { $0.name == name }
        result.add(filled, jobs[job], by: name, skipped: skipped, memory: memory)
        if let failure = filled.failure { activity.report(Diagnostic(.error, failure.text)) }
      }
    }
    progress?.finish()
    return result
  }

  private func filling(_ job: TranslateJob) -> Filling {
    Filling(job.catalog, table: job.table, language: job.language, options: job.options)
  }

  /// The number of texts that each job may fill in, for the progress.
  private func texts(of jobs: [TranslateJob]) -> [Int] {
    jobs.map { job in translators.first.map { filling(job).cost(with: $0).texts } ?? 0 }
  }

  private static func fill(
    _ job: TranslateJob, _ translator: some Translator,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
    save: (@Sendable (Filled) -> Void)? = nil
  ) async -> Filled {
    var options = job.options
    // Pseudo-languages have no translators.
    if !options.overwrites { options.state = Self.state(options.state, by: translator) }
    return await Filling(job.catalog, table: job.table, language: job.language, options: options)
      .run(with: translator, progress: progress, save: save)
  }

  /// The state of a translator's texts. Only a person's word makes a text `translated`: a machine's needs
  /// a review. A match of the memory is a person's text in another place: never a machine's, and
  /// `translated` only for exactly the same source.
  static func state(_ wanted: State, by translator: some Translator) -> State {
    guard let memory = translator as? MemoryTranslator else {
      return wanted == .translated ? .needsReview : wanted
    }
    return wanted == .translated && memory.isExact ? .translated : .needsReview
  }

  /// Whether texts of some jobs are left for a review although they were to be `translated`.
  package func leavesReviews(of jobs: [TranslateJob]) -> Bool {
    jobs.contains { job in
      job.options.state == .translated && !job.options.overwrites
        && translators.contains { Self.state(.translated, by: $0) != .translated }
    }
  }

  /// Writes the filled texts into the current file; returns the keys that were changed meanwhile,
  /// nil if nothing could be written.
  private func write(_ filled: Filled, _ base: Catalog, _ job: TranslateJob) -> [String]? {
    guard !filled.texts.isEmpty else { return [] }
    var skipped: [String] = []
    return activity.attempt(on: job.file) {
      _ = try CatalogFile.update(job.file) { bytes in
        skipped = []
        let current = try XCStrings.read(bytes, file: job.file).catalog
        let result = filled.onto(current, from: base, language: job.language, skipped: &skipped)
        return result.map(XCStrings.write) ?? bytes
      }
      return skipped
    }
  }
}
