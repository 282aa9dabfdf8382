public import Phrasebook

/// One question to a translator: pieces of text from one language to another.
public struct TranslationRequest: Hashable, Sendable {
  /// BCP 47, as the catalog spells it.
  public var source: String
  /// BCP 47, as the catalog spells it.
  public var target: String
  /// The pieces to translate.
  public var pieces: [TranslationPiece]

  /// Creates a request.
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
  /// The facts about the text.
  public var context: PieceContext

  /// Creates a piece.
  public init(text: String, original: String, context: PieceContext) {
    self.text = text
    self.original = original
    self.context = context
  }
}

/// The facts about a text besides its words.
public struct PieceContext: Hashable, Sendable {
  /// The table of the text.
  public var table: String
  /// The key of the text.
  public var key: String
  /// `plural.few`, `device.mac`; empty for a text that does not vary.
  public var path: String
  /// The comment of the entry.
  public var comment: String?
  /// Texts near it in the catalog.
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
    /// The term in the source language.
    public var source: String
    /// Nil for a name that stays as it is.
    public var target: String?

    /// Creates a term.
    public init(_ source: String, _ target: String?) {
      self.source = source
      self.target = target
    }
  }

  /// Creates a context.
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
