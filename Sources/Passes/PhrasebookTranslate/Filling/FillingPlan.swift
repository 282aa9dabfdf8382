internal import Phrasebook
internal import PhrasebookModel

/// All that a language lacks in a catalog, as questions to a translator.
struct FillingPlan {
  /// One question; the answer may serve several texts.
  struct Question {
    var masked: MaskedText
    /// The text with a number in it, for engines without plural categories.
    var shown: MaskedText
    var context: PieceContext
    /// The entry and the form of each text that it is asked for.
    var places: [(entry: Int, form: Int)]

    func piece(_ style: MarkStyle, plainly: Bool = false) -> TranslationPiece {
      let text = (plainly ? masked : shown).text(style)
      return TranslationPiece(text: text, original: masked.original, context: context)
    }
  }

  let source: String
  let target: String
  private(set) var entries: [WantedEntry] = []
  private(set) var questions: [Question] = []
  /// Texts without a word, which are copied: by entry and form.
  private(set) var kept: [(entry: Int, form: Int, text: String)] = []

  init(
    _ catalog: Catalog, table: String, language: String, _ options: FillingOptions,
    knowsPlurals: Bool, knowsPlaces: Bool = false
  ) {
    source = catalog.sourceLanguage
    target = language
    let categories = PluralRules(language: language).everydayCategories
    let samples = PluralNumbers.samples(of: language)
    for (key, entry) in catalog.entries {
      if let wanted = WantedEntry(
        key, entry, from: source, to: language, categories: categories,
        overwrites: options.overwrites)
      {
        entries.append(wanted)
      }
    }
    let names = options.terms.filter { $0.target == nil }.map(\.source)
    var known: [PieceContext: [String: Int]] = [:]
    for (number, entry) in entries.enumerated() {
      let neighbours = neighbours(of: number)
      // Once: it may read the entry with all its forms.
      let limit = options.limit(entry.key)
      for (place, form) in entry.forms.enumerated() {
        let masked = MaskedText(form.source, names: names)
        guard masked.hasWords else {
          kept.append((number, place, form.source))
          continue
        }
        let numbers = form.category.flatMap { samples[$0] } ?? []
        let context = PieceContext(
          table: table, key: entry.key, path: form.path.exchanged, comment: entry.comment,
          neighbours: neighbours,
          terms: options.terms.filter { form.source.localizedContains($0.source) },
          limit: limit, category: form.category, samples: numbers,
          isFormatted: entry.isFormatted)
        let shown = knowsPlurals ? nil : numbers.first.flatMap(masked.showing)
        let question = Question(
          masked: masked, shown: shown ?? masked, context: context, places: [(number, place)])
        // The same text in the same context is requested once.
        guard !knowsPlaces else {
          questions.append(question)
          continue
        }
        let same = question.sameness
        let text = question.piece(.brackets).text
        if let first = known[same]?[text], questions[first].masked == masked {
          questions[first].places.append((number, place))
        } else {
          known[same, default: [:]][text] = questions.count
          questions.append(question)
        }
      }
    }
  }

  /// Texts near an entry.
  private func neighbours(of number: Int) -> [String] {
    [number - 1, number + 1].compactMap { place in
      entries.indices.contains(place) ? entries[place].forms.first?.source : nil
    }.map { String($0.prefix(200)) }
  }
}

extension FillingPlan.Question {
  /// The context that two texts must have in common to share an answer.
  fileprivate var sameness: PieceContext {
    PieceContext(
      table: "", key: "", comment: context.comment, limit: context.limit,
      category: shown == masked ? context.category : nil)
  }
}

extension String {
  /// Whether a term is in the text, large and small letters alike.
  package func localizedContains(_ term: String) -> Bool {
    !term.isEmpty && lowercased().contains(term.lowercased())
  }
}
