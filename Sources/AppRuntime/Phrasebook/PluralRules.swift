internal import CICU

/// Which form of a text goes with which number in one language, so that "1 file" and "2 files" come
/// out right in all of them. The rules are CLDR's, from libicu.
///
///     PluralRules(language: "pl").category(for: 22)  // .few
///
/// A value costs next to nothing to make; the rules are opened at its first question, which takes
/// microseconds, and its next ones take nanoseconds: keep a value where many numbers are asked for.
public struct PluralRules: Sendable {
  /// What numbers are used for: the rules for "3 files" and for "the 3rd file" differ.
  public enum Use: Sendable, CaseIterable {
    case cardinal, ordinal
  }

  /// The language as it was given, a BCP 47 tag such as `pt-PT`.
  public let language: String
  private let rules: Handle?

  /// The rules of a language; one that is not known has the category `other` alone.
  public init(language: String, use: Use = .cardinal) {
    self.language = language
    self.rules = phrasebook_plural_rules_open(Self.tag(language), use == .ordinal).map(Handle.init)
  }

  private static func tag(_ language: String) -> String {
    String(language.map { $0 == "_" ? "-" : $0 })
  }

  /// The category of a whole number.
  public func category(for number: Int) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(for: number) }
  }

  /// The category of a number that is shown with just the digits it needs.
  public func category(for number: Double) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(for: number) }
  }

  /// The category of a number as it is shown, in ASCII digits: "1" and "1.0" may differ.
  ///
  ///     PluralRules(language: "en").category(forDigits: "1.0")  // .other, as in "1.0 files"
  public func category(forDigits digits: String) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(forDigits: digits) }
  }

  /// The categories the language tells apart, in the order of `PluralCategory`.
  public var categories: [PluralCategory] {
    guard let rules else { return [.other] }
    let found = phrasebook_plural_rules_categories(rules.pointer)
    let known = PluralCategory.allCases.enumerated().filter { found & 1 << $0.offset != 0 }
    return known.isEmpty ? [.other] : known.map(\.element)
  }

  /// Whether CLDR has rules for the plurals of the language: where it has none, `other` alone says
  /// nothing about the language, and forms that a person wrote for it stand.
  package var areKnown: Bool { phrasebook_has_plural_rules(Self.tag(language)) }

  /// The same for as long as somebody keeps the rules.
  var lent: Lent { Lent(pointer: rules?.pointer) }

  /// Keeps ICU's object alive as long as a value needs it; ICU allows questions from several threads
  /// at once, and what is remembered of the answers is atomic.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_plural_rules_close(pointer) }
  }
}
