internal import CatalogJSON
internal import Phrasebook
public import PhrasebookTranslate
internal import struct PhrasebookPlatform.Mutex

/// A translator that answers from the translation memory.
///
/// A match whose placeholders differ from those of the string is not used.
public final class MemoryTranslator: Translator {
  private let memory: Memory?
  private let minimum: Int
  private let project: String
  private let given = Mutex<[TranslationKey: MemoryMatch]>([:])

  /// A variation of a key in a language.
  private struct TranslationKey: Hashable {
    var table: String
    var key: String
    var path: String
    var language: String
  }

  /// - Parameters:
  ///   - memory: Nil for a dry run.
  ///   - minimum: The minimum score of a match.
  ///   - project: The name of the project in the memory.
  public init(_ memory: Memory?, minimum: Int = Memory.usualMinimum, project: String = "") {
    self.memory = memory
    self.minimum = minimum
    self.project = project
  }

  /// Whether it gives only translations of exactly the same text.
  package var isExact: Bool { minimum >= 100 }
  /// The name in options and reports.
  public var name: String { "memory" }
  /// The memory keeps the text unchanged.
  public var marks: MarkStyle { .none }
  /// The limits of one batch.
  public var limits: BatchLimits { BatchLimits(pieces: 1_000, bytes: 1_000_000) }
  /// The memory has translations of plural forms.
  public var knowsPlurals: Bool { true }
  /// The memory prefers translations of the same key.
  public var knowsPlaces: Bool { true }
  /// A text without a match is not answered.
  public var mayLack: Bool { true }

  /// Returns the best match of each piece; nil for a piece without one.
  public func translate(
    _ request: TranslationRequest
  ) async throws(TranslatorFailure) -> [String?] {
    var answers: [String?] = []
    for piece in request.pieces {
      // A batch can be large: cancellation does not wait for all of it.
      if Task.isCancelled {
        return answers + request.pieces.dropFirst(answers.count).map { _ in nil }
      }
      answers.append(try answer(to: piece, request))
    }
    return answers
  }

  private func answer(
    to piece: TranslationPiece, _ request: TranslationRequest
  ) throws(TranslatorFailure) -> String? {
    let context = piece.context
    let query = MemoryQuery(
      piece.original, from: request.source, to: request.target,
      place: MemoryPlace(
        project: project, table: context.table, key: context.key, path: context.path),
      minimum: minimum, limit: 8)
    let matches: [MemoryMatch]
    do throws(MemoryFailure) {
      matches = try memory?.matches(for: query) ?? []
    } catch {
      throw TranslatorFailure(error.text)
    }
    // A plural form stored for another category is worse than asking the next translator.
    let fitting = matches.first { match in
      (context.category == nil || Self.isForm(match, of: context)) && piece.accepts(match.text)
    }
    guard let fitting else { return nil }
    let key = TranslationKey(
      table: context.table, key: context.key, path: context.path, language: request.target)
    given.withLock { $0[key] = fitting }
    return fitting.text
  }

  /// Whether a match was stored for the requested plural category, or for no category.
  private static func isForm(_ match: MemoryMatch, of context: PieceContext) -> Bool {
    guard let category = context.category else { return true }
    let words = match.unit.place.path.split(separator: ".")
    guard let plural = words.lastIndex(where: { $0 == CatalogVariation.plural.text }),
      plural + 1 < words.count
    else {
      return category == .other
    }
    return words[plural + 1] == category.rawValue
  }

  /// The match that a translation was taken from.
  public func match(table: String, key: String, path: String, language: String) -> MemoryMatch? {
    given.withLock {
      $0[TranslationKey(table: table, key: key, path: path, language: language)]
    }
  }
}
