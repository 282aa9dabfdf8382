import Phrasebook
import PhrasebookMemory
package import PhrasebookModel
import PhrasebookProjects
package import PhrasebookTranslate

/// The strings that a translation would send.
package struct TranslationCost: Sendable {
  /// The strings of one table in one language.
  package struct TableCost: Sendable {
    package var file: String
    package var table: String
    package var language: String
    package var cost: FillingCost
  }

  package var tables: [TableCost] = []
  package var diagnostics: [Diagnostic] = []
}

/// The result of `translate`.
package enum TranslateOutcome: Sendable {
  case filled(TranslateResult)
  case counted(TranslationCost)
}

extension Workspace {
  /// Fills in missing, new and empty translations, or counts what this would send, as the request
  /// wants it; never overwrites a human translation. Translations that were written before a
  /// cancellation stay and are returned.
  ///
  /// - Returns: Nil, with a diagnostic, if a translator or a language is missing.
  package func translate(
    _ request: TranslateRequest
  ) throws(CancellationError) -> TranslateOutcome? {
    if request.isCounted {
      guard let cost = try cost(of: request) else { return nil }
      return .counted(cost)
    }
    guard let result = filled(request) else { return nil }
    return .filled(result)
  }

  private func filled(_ request: TranslateRequest) -> TranslateResult? {
    // A preview leaves the memory as it is, too.
    let isDryRun = StagedFiles.current != nil
    guard let (translators, jobs) = prepared(request, isDryRun: isDryRun) else { return nil }
    let run = TranslateRun(translators: translators, activity: activity)
    if run.leavesReviews(of: jobs) {
      activity.note(
        """
        machine translations and similar matches are marked needs_review, not translated; approve \
        them with phrasebook review
        """)
    }
    var result = run.run(jobs)
    result.diagnostics = activity.diagnostics
    return result
  }

  /// Counts what a translation would send; calls no translator and writes nothing.
  private func cost(
    of request: TranslateRequest
  ) throws(CancellationError) -> TranslationCost? {
    guard let (translators, jobs) = prepared(request, isDryRun: true) else { return nil }
    let tables = TranslateRun(translators: translators, activity: activity).costs(of: jobs)
      .map { job, cost in
        TranslationCost.TableCost(
          file: job.file, table: job.table, language: job.language, cost: cost)
      }
    try activity.checkCancellation()
    return TranslationCost(tables: tables, diagnostics: activity.diagnostics)
  }

  /// The translators and jobs of a request; nil, with a diagnostic, if one of them is missing.
  private func prepared(
    _ request: TranslateRequest, isDryRun: Bool
  ) -> (translators: [any Translator], jobs: [TranslateJob])? {
    let names = request.translators.flatMap(TranslatorChoice.split)
    let memory: MemoryLocation?
    do throws(ScopeFailure) {
      memory =
        names.contains("memory") ? try MemoryLocation.located(path, file: request.memory) : nil
    } catch {
      activity.report(error.diagnostic)
      return nil
    }
    let trial = isDryRun ? memory.flatMap { try? Memory(at: $0.file, .trying) } : nil
    let choice = TranslatorChoice(
      environment: request.environment, isDryRun: isDryRun, memory: memory, trial: trial,
      minimum: request.minimumScore)
    var translators: [any Translator] = []
    for name in names {
      do throws(TranslatorFailure) {
        translators.append(try choice.translator(named: name))
      } catch {
        activity.report(Diagnostic(.error, error.text))
      }
    }
    guard !activity.hasFailed else { return nil }
    let jobs = TranslateJob.all(
      of: paths, languages: request.languages, state: request.state, options: FillingOptions(),
      activity: activity)
    let unknown = TranslateJob.unknown(request.languages, jobs)
    for name in unknown {
      activity.report(
        Diagnostic(.error, "\(name.quoted) is not a language; write a tag such as fr or pt-BR"))
    }
    guard unknown.isEmpty else { return nil }
    if let memory { remember(jobs, in: MemoryFeed(memory, trial: trial)) }
    return (translators, jobs)
  }

  /// The memory contains at least the translations of the catalogs themselves: the same string
  /// elsewhere.
  private func remember(_ jobs: [TranslateJob], in feed: MemoryFeed) {
    var last: String?
    for job in jobs where job.file != last {
      last = job.file
      feed.note(job.catalog, path: job.file, bytes: nil)
    }
    feed.close(activity)
  }
}
