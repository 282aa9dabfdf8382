public import Phrasebook

/// Whoever translates: a machine, a service, a memory, a command. The one thing that filling asks
/// for.
///
/// It gives an answer for each piece in the order of the pieces, nil where it has none, and throws
/// where it cannot answer at all. It need not check anything: whoever asks does.
public protocol Translator: Sendable {
  /// What it is called where the work is reported: `deepl`.
  var name: String { get }
  /// How what must not change is shown to it.
  var marks: MarkStyle { get }
  /// How much it is asked at a time.
  var limits: BatchLimits { get }

  /// Whether it knows what a form by plural is from the context of a piece; others are shown a
  /// number of the category in the text, so that they make the form that goes with it.
  var knowsPlurals: Bool { get }
  /// Whether its answer may be another for the same text elsewhere: it is asked for each text by
  /// itself.
  var knowsPlaces: Bool { get }
  /// Whether what it gives is taken as it is: for pseudo-languages, which repeat placeholders.
  var isTrusted: Bool { get }

  /// Whether a piece without an answer is no fault, as where a memory has nothing like it. Of all
  /// others such a piece is asked again, and named.
  var mayLack: Bool { get }

  /// Translates the pieces of one request.
  func translate(_ request: TranslationRequest) async throws(TranslatorFailure) -> [String?]
  /// The same, with a word on why there is no answer, where there is one.
  func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer]
}

extension Translator {
  public var marks: MarkStyle { .brackets }
  public var limits: BatchLimits { BatchLimits() }
  public var knowsPlurals: Bool { false }
  public var knowsPlaces: Bool { false }
  public var isTrusted: Bool { false }
  public var mayLack: Bool { false }

  public func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    try await translate(request).map { $0.map(TranslatorAnswer.text) ?? .none(nil) }
  }
}

/// What a translator says to one piece.
public enum TranslatorAnswer: Hashable, Sendable {
  case text(String)
  /// No translation, and why, where the translator says it.
  case none(Phrase?)

  /// The translation, where there is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// How much a translator is asked at a time.
public struct BatchLimits: Hashable, Sendable {
  public var pieces: Int
  /// In UTF-8 code units of the texts; one piece may be longer.
  public var bytes: Int

  public init(pieces: Int = 50, bytes: Int = 20_000) {
    self.pieces = pieces
    self.bytes = bytes
  }
}

/// Why a translator gave no answers, in one line for a person, and without any secret.
public struct TranslatorFailure: Error, Hashable, Sendable {
  /// What is wrong and how to mend it.
  public var text: Phrase
  /// Whether the answer was of no use, so that smaller questions may help; otherwise nothing will.
  public var isAnswer: Bool
  /// What was answered before it, one for each piece, so that it is not asked and paid for again;
  /// empty where nothing was.
  public var answers: [TranslatorAnswer]

  public init(_ message: Phrase, isAnswer: Bool = false, answers: [TranslatorAnswer] = []) {
    self.text = message
    self.isAnswer = isAnswer
    self.answers = answers
  }

  /// The text in English, whoever reads it: for programs.
  public var message: String { text.sourceText }
}
