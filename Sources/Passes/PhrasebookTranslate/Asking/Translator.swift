public import Phrasebook

/// A source of translations: a machine, a service, a memory, a command. It is all that filling
/// needs.
///
/// It gives an answer for each piece in the order of the pieces, nil if it has none, and throws if
/// it cannot answer at all. It does not have to check anything: the caller does.
public protocol Translator: Sendable {
  /// The name in reports: `deepl`.
  var name: String { get }
  /// The way in which protected parts are marked for it.
  var marks: MarkStyle { get }
  /// The maximum size of one request.
  var limits: BatchLimits { get }

  /// Whether it knows the plural form from the context of a piece; others are shown a number of the
  /// category in the text, so that they use the right form.
  var knowsPlurals: Bool { get }
  /// Whether its answer may be another for the same text elsewhere: it is asked for each text by
  /// itself.
  var knowsPlaces: Bool { get }
  /// Whether what it gives is taken as it is: for pseudo-languages, which repeat placeholders.
  var isTrusted: Bool { get }

  /// Whether a piece without an answer is not an error, because a memory may have no match. From
  /// all others such a piece is requested again, and listed.
  var mayLack: Bool { get }

  /// Translates the pieces of one request.
  func translate(_ request: TranslationRequest) async throws(TranslatorFailure) -> [String?]
  /// Returns the answers, and a reason for those that are missing, if there is one.
  func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer]
  /// The same, and reports the number of answers as they come.
  func answers(
    to request: TranslationRequest, progress: @escaping @Sendable (Int) -> Void
  ) async throws(TranslatorFailure) -> [TranslatorAnswer]
}

extension Translator {
  /// By default, protected parts are sent as brackets.
  public var marks: MarkStyle { .brackets }
  /// By default, the usual limits of a batch.
  public var limits: BatchLimits { BatchLimits() }
  /// By default, each plural form is translated by itself.
  public var knowsPlurals: Bool { false }
  /// By default, the place of a text is not sent.
  public var knowsPlaces: Bool { false }
  /// By default, answers are checked.
  public var isTrusted: Bool { false }
  /// By default, every text has an answer.
  public var mayLack: Bool { false }

  /// By default, asks `translate` for all pieces of the batch.
  public func answers(
    to request: TranslationRequest
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    try await translate(request).map { $0.map(TranslatorAnswer.text) ?? .none(nil) }
  }

  /// By default, reports no progress within a request.
  public func answers(
    to request: TranslationRequest, progress: @escaping @Sendable (Int) -> Void
  ) async throws(TranslatorFailure) -> [TranslatorAnswer] {
    try await answers(to: request)
  }
}

/// The answer of a translator to one piece.
public enum TranslatorAnswer: Hashable, Sendable {
  case text(String)
  /// No translation, with the translator's reason.
  case none(Phrase?)

  /// The translation, if there is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The maximum size of one request to a translator.
public struct BatchLimits: Hashable, Sendable {
  /// The maximum number of pieces.
  public var pieces: Int
  /// In UTF-8 code units of the texts; one piece may be longer.
  public var bytes: Int

  /// Creates limits.
  public init(pieces: Int = 50, bytes: Int = 20_000) {
    self.pieces = pieces
    self.bytes = bytes
  }
}

/// The reason why a translator gave no answers, in one line, without any secret.
public struct TranslatorFailure: Error, Hashable, Sendable {
  /// The error and how to fix it.
  public var text: Phrase
  /// Whether the answer was of no use, so that smaller questions may help; otherwise nothing will.
  public var isAnswer: Bool
  /// The answers before the failure, one for each piece, so that they are not requested and paid
  /// for again; empty if there were none.
  public var answers: [TranslatorAnswer]

  /// Creates a failure.
  public init(_ message: Phrase, isAnswer: Bool = false, answers: [TranslatorAnswer] = []) {
    self.text = message
    self.isAnswer = isAnswer
    self.answers = answers
  }

  /// The text in English, for programs.
  public var message: String { text.sourceText }
}
