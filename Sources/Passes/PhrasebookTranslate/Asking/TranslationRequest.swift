public import Phrasebook

/// One question to a translator: pieces of text from one language to another.
public struct TranslationRequest: Hashable, Sendable {
  /// BCP 47, as the catalog spells it.
  public var source: String
  /// BCP 47, as the catalog spells it.
  public var target: String
  public var pieces: [TranslationPiece]

  public init(source: String, target: String, pieces: [TranslationPiece]) {
    self.source = source
    self.target = target
    self.pieces = pieces
  }
}

/// One text with what helps to translate it.
public struct TranslationPiece: Hashable, Sendable {
  /// The text, with marks in place of what must come back whole.
  public var text: String
  /// The text as the catalog has it.
  public var original: String
  public var context: PieceContext

  public init(text: String, original: String, context: PieceContext) {
    self.text = text
    self.original = original
    self.context = context
  }
}

/// What is known of a text beyond its words.
public struct PieceContext: Hashable, Sendable {
  public var table: String
  public var key: String
  /// `plural.few`, `device.mac`; empty for a text that does not vary.
  public var path: String
  public var comment: String?
  /// Texts that stand near it in the catalog.
  public var neighbours: [String]
  /// Terms of the glossary that are in the text.
  public var terms: [Term]
  /// The most characters that there is room for.
  public var limit: Int?
  /// The category of the target language that the text is for.
  public var category: PluralCategory?
  /// Numbers of that category, as CLDR has them.
  public var samples: [String]
  /// Whether the key or any of its texts has arguments: then each percent sign that is shown is
  /// written twice, also in a form that names none.
  public var isFormatted: Bool

  /// A term with its translation.
  public struct Term: Hashable, Sendable {
    public var source: String
    /// Nil for a name that stays as it is.
    public var target: String?

    public init(_ source: String, _ target: String?) {
      self.source = source
      self.target = target
    }
  }

  public init(
    table: String, key: String, path: String = "", comment: String? = nil,
    neighbours: [String] = [], terms: [Term] = [], limit: Int? = nil,
    category: PluralCategory? = nil, samples: [String] = [], isFormatted: Bool = false
  ) {
    self.table = table
    self.key = key
    self.path = path
    self.comment = comment
    self.neighbours = neighbours
    self.terms = terms
    self.limit = limit
    self.category = category
    self.samples = samples
    self.isFormatted = isFormatted
  }
}
