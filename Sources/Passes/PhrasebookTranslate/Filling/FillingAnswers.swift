import Phrasebook
internal import PhrasebookModel

/// The answers to a plan, as they come in.
struct FillingAnswers {
  private let plan: FillingPlan
  /// By entry and form.
  private(set) var texts: [[String?]]
  /// The reasons why forms have no text, by entry and form.
  private(set) var refusals: [[Phrase?]]
  /// Forms that the translator has nothing for, by entry.
  private(set) var unanswered: [[Int]]
  /// Forms that stay as in the source, by entry.
  private(set) var copied: [Set<Int>]

  /// Whether any question has an answer that is taken.
  private(set) var hasTexts = false

  /// The reason for a text without an answer, if the translator gives none.
  static let noAnswer: Phrase = "it has no answer"

  init(_ plan: FillingPlan) {
    self.plan = plan
    texts = plan.entries.map { Array(repeating: nil, count: $0.forms.count) }
    refusals = plan.entries.map { Array(repeating: nil, count: $0.forms.count) }
    unanswered = plan.entries.map { _ in [] }
    copied = plan.entries.map { _ in [] }
    for (entry, form, text) in plan.kept {
      texts[entry][form] = text
      copied[entry].insert(form)
    }
  }

  /// Takes an answer or its absence; false, with the reason recorded, if it is invalid, or missing
  /// although it is required.
  mutating func take(
    _ answer: TranslatorAnswer, for number: Int, _ translator: some Translator, plainly: Bool,
    _ options: FillingOptions
  ) -> Bool {
    let question = plan.questions[number]
    let text: String
    switch answer {
    case .text(let given): text = given
    case .none(let reason) where !translator.mayLack:
      refuse(number, reason ?? Self.noAnswer)
      return false
    case .none:
      for (entry, form) in question.places {
        refusals[entry][form] = nil
        unanswered[entry].append(form)
      }
      return true
    }
    do throws(Refusal) {
      let text =
        translator.isTrusted
        ? text
        : try (plainly ? question.masked : question.shown)
          .translation(
            from: text, translator.marks, limit: question.context.limit,
            isFormatted: question.context.isFormatted)
      for (entry, form) in question.places {
        texts[entry][form] = text
        refusals[entry][form] = nil
      }
      hasTexts = true
      return true
    } catch {
      refuse(number, error.reason)
      return false
    }
  }

  /// Takes the answers before a failure; returns the questions without an answer.
  mutating func take(
    from failure: TranslatorFailure, for numbers: [Int], _ translator: some Translator,
    plainly: Bool, _ options: FillingOptions
  ) -> [Int] {
    let given =
      failure.answers.count == numbers.count
      ? failure.answers : Array(repeating: .none(nil), count: numbers.count)
    return zip(numbers, given).compactMap { number, answer in
      guard answer != .none(nil) else {
        if failure.isAnswer { refuse(number, failure.text) }
        return number
      }
      return take(answer, for: number, translator, plainly: plainly, options) ? nil : number
    }
  }

  private mutating func refuse(_ number: Int, _ reason: Phrase) {
    for (entry, form) in plan.questions[number].places { refusals[entry][form] = reason }
  }
}

extension WantedEntry {
  /// Writes the texts to their places; false, with the catalog as it was, if that is not possible.
  func fill(
    _ texts: [String], into catalog: inout Catalog, _ language: String, _ state: State
  ) -> Bool {
    guard var entry = catalog[key] else { return false }
    var localization = replaces ? Localization() : entry.localizations[language] ?? Localization()
    // Phrases are in a list: one that is not requested again keeps its place.
    var phrases = localization.stringSet?.values ?? []
    var hasPhrases = false
    for (form, text) in zip(forms, texts) {
      if let number = form.path.phrase {
        hasPhrases = true
        while phrases.count <= number { phrases.append("") }
        phrases[number] = text
        continue
      }
      let argument = form.path.substitution.flatMap { arguments[$0] }
      guard localization.insert(text, state: state, at: form.path, argument) else { return false }
    }
    if hasPhrases {
      localization.stringSet = StringSet(
        state, phrases, unknown: localization.stringSet?.unknown ?? [:])
    }
    entry.localizations[language] = localization
    catalog[key] = entry
    return true
  }
}
