import Phrasebook
public import PhrasebookModel

/// Fills missing, new and empty texts of a language into a catalog, and never replaces one that a
/// person wrote.
///
///     let filling = Filling(catalog, table: "Localizable", language: "pl")
///     let filled = await filling.run(with: translator)
///
/// A key is filled in completely or not at all: a plural without its form `other` is worse than none.
public struct Filling: Sendable {
  private let catalog: Catalog
  private let table: String
  private let language: String
  private let options: FillingOptions

  /// Creates the filling of one language of a catalog.
  public init(
    _ catalog: Catalog, table: String, language: String, options: FillingOptions = FillingOptions()
  ) {
    self.catalog = catalog
    self.table = table
    self.language = language
    self.options = options
  }

  /// Returns the requests that a translator would get.
  public func cost(with translator: some Translator) -> FillingCost {
    let plan = plan(for: translator)
    var cost = FillingCost()
    cost.texts = plan.entries.map(\.forms.count).reduce(0, +)
    cost.characters = plan.questions.map {
      $0.piece(translator.marks).text.unicodeScalars.count
    }.reduce(0, +)
    return cost
  }

  /// Asks, checks the answers and fills them in. What was answered before a failure or before the
  /// task is cancelled is kept.
  ///
  /// - Parameters:
  ///   - progress: Called with the number of answered and of all questions.
  ///   - save: Called with the catalog so far, now and then, so that long work is not lost.
  public func run(
    with translator: some Translator,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
    save: (@Sendable (Filled) -> Void)? = nil
  ) async -> Filled {
    let plan = plan(for: translator)
    var answers = FillingAnswers(plan)
    var filled = Filled(catalog: catalog)
    var asked = 0
    var luck = Luck()
    for (number, batch) in batches(of: plan, translator.limits).enumerated() {
      if Task.isCancelled {
        filled.failure = TranslatorFailure("stopped; the answers so far are filled in")
        break
      }
      do throws(TranslatorFailure) {
        try await ask(batch, of: plan, translator, &answers, &luck) { [asked] done in
          progress(asked + min(done, batch.count), plan.questions.count)
        }
      } catch {
        filled.failure = error
        break
      }
      asked += batch.count
      progress(asked, plan.questions.count)
      if let save, number % Self.batchesBetweenSaves == Self.batchesBetweenSaves - 1 {
        var sofar = filled
        apply(plan, answers, to: &sofar)
        save(sofar)
      }
    }
    apply(plan, answers, to: &filled)
    return filled
  }

  private static let batchesBetweenSaves = 20

  /// The outcome of the requests so far.
  private struct Luck {
    /// Whether any reply was one.
    var hasAnswered = false
    /// The batches in a row without an answer, neither together nor one by one.
    var emptyBatches = 0
    static let mostEmptyBatches = 3
    /// The maximum number of pieces that are requested one by one before the first answer: to all
    /// of them an HTML page is a reply.
    static let mostAloneAtFirst = 3
  }

  private func plan(for translator: some Translator) -> FillingPlan {
    FillingPlan(
      catalog, table: table, language: language, options, knowsPlurals: translator.knowsPlurals,
      knowsPlaces: translator.knowsPlaces)
  }

  private func batches(of plan: FillingPlan, _ limits: BatchLimits) -> [Range<Int>] {
    var batches: [Range<Int>] = []
    var (start, bytes) = (0, 0)
    for (number, question) in plan.questions.enumerated() {
      let size = question.masked.original.utf8.count
      if number > start, number - start >= limits.pieces || bytes + size > limits.bytes {
        batches.append(start..<number)
        (start, bytes) = (number, 0)
      }
      bytes += size
    }
    if start < plan.questions.count { batches.append(start..<plan.questions.count) }
    return batches
  }

  /// Requests a batch; invalid and missing answers are requested once more one by one, and then
  /// left out.
  private func ask(
    _ batch: Range<Int>, of plan: FillingPlan, _ translator: some Translator,
    _ answers: inout FillingAnswers, _ luck: inout Luck,
    progress: @escaping @Sendable (Int) -> Void
  ) async throws(TranslatorFailure) {
    var again: [Int] = []
    var refusal: TranslatorFailure?
    do throws(TranslatorFailure) {
      let replies = try await replies(
        to: Array(batch), of: plan, translator, plainly: false, progress: progress)
      for (number, reply) in zip(batch, replies) {
        if !answers.take(reply, for: number, translator, plainly: false, options) {
          again.append(number)
        }
      }
      refusal = Self.refusal(of: replies, translator)
    } catch {
      again = answers.take(from: error, for: Array(batch), translator, plainly: false, options)
      guard error.isAnswer else { throw error }
      if again.count == batch.count { refusal = error }
    }
    if refusal == nil { luck.hasAnswered = true }
    for (count, number) in again.enumerated() {
      if Task.isCancelled { return }
      if !luck.hasAnswered, count == Luck.mostAloneAtFirst { break }
      do throws(TranslatorFailure) {
        let replies = try await replies(to: [number], of: plan, translator, plainly: true)
        for reply in replies {
          _ = answers.take(reply, for: number, translator, plainly: true, options)
        }
        guard Self.refusal(of: replies, translator) == nil else { continue }
        luck.hasAnswered = true
        refusal = nil
      } catch {
        let open = answers.take(from: error, for: [number], translator, plainly: true, options)
        guard error.isAnswer else { throw error }
        guard open.isEmpty else { continue }
        luck.hasAnswered = true
        refusal = nil
      }
    }
    luck.emptyBatches = refusal == nil ? 0 : luck.emptyBatches + 1
    if let refusal, luck.emptyBatches == Luck.mostEmptyBatches {
      throw TranslatorFailure(
        "\(refusal.text); the same happened each time, so no more requests are sent")
    }
  }

  /// Returns the reason why replies cannot be used; nil if one of them is a text, or none is
  /// needed.
  private static func refusal(
    of replies: [TranslatorAnswer], _ translator: some Translator
  ) -> TranslatorFailure? {
    guard !translator.mayLack, case .none(let reason)? = replies.first,
      replies.allSatisfy({ $0.text == nil })
    else { return nil }
    return TranslatorFailure(
      "\(translator.name): \(reason ?? FillingAnswers.noAnswer)", isAnswer: true)
  }

  private func replies(
    to numbers: [Int], of plan: FillingPlan, _ translator: some Translator, plainly: Bool,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    let pieces = numbers.map { plan.questions[$0].piece(translator.marks, plainly: plainly) }
    let replies = try await translator.answers(
      to: TranslationRequest(source: plan.source, target: plan.target, pieces: pieces),
      progress: progress)
    guard replies.count == pieces.count else {
      throw TranslatorFailure(
        "\(translator.name) gave \(replies.count.of(.answers)) to \(pieces.count.of(.questions))",
        isAnswer: true)
    }
    return replies
  }

  private func apply(_ plan: FillingPlan, _ answers: FillingAnswers, to filled: inout Filled) {
    // Nothing of a translator that failed at once: not even what needs no translation.
    let isTaken = filled.failure == nil || answers.hasTexts
    for (number, entry) in plan.entries.enumerated() {
      var texts: [String] = []
      for place in entry.forms.indices {
        if let text = answers.texts[number][place] { texts.append(text) }
      }
      let refusals = entry.forms.indices.compactMap { place in
        answers.refusals[number][place].map {
          Filled.Text(key: entry.key, path: entry.forms[place].path.exchanged, reason: $0)
        }
      }
      guard isTaken, texts.count == entry.forms.count else {
        filled.refused += refusals
        filled.unanswered += answers.unanswered[number].map { place in
          Filled.Text(key: entry.key, path: entry.forms[place].path.exchanged, reason: nil)
        }
        continue
      }
      guard entry.fill(texts, into: &filled.catalog, language, options.state) else {
        filled.refused.append(
          Filled.Text(key: entry.key, path: "", reason: "has a form that no catalog has"))
        continue
      }
      filled.texts += entry.forms.enumerated().map { place, form in
        Filled.Text(
          key: entry.key, path: form.path.exchanged, reason: nil,
          isCopied: answers.copied[number].contains(place))
      }
    }
  }
}
