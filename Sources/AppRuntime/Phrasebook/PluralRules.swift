internal import CICU

/// The plural rules of a language: the category of a number, which chooses between "1 file" and "2
/// files". The rules are CLDR's, from libicu.
///
///     PluralRules(language: "pl").category(for: 22)  // .few
///
/// A value is cheap to make; its first category takes microseconds, the next ones nanoseconds. Keep
/// one if you need the categories of many numbers.
public struct PluralRules: Sendable {
  /// The use of numbers: the rules for "3 files" and for "the 3rd file" differ.
  public enum Use: Sendable, CaseIterable {
    /// Counting ("3 files"), or ranking ("the 3rd file").
    case cardinal, ordinal
  }

  /// The language as it was given, a BCP 47 tag such as `pt-PT`.
  public let language: String
  private let rules: Handle?

  /// Creates the rules of a language; an unknown one has only the category `other`.
  public init(language: String, use: Use = .cardinal) {
    self.language = language
    self.rules = phrasebook_plural_rules_open(Self.tag(language), use == .ordinal).map(Handle.init)
  }

  private static func tag(_ language: String) -> String {
    String(language.map { $0 == "_" ? "-" : $0 })
  }

  /// Returns the category of a whole number.
  public func category(for number: Int) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(for: number) }
  }

  /// Returns the category of a number that is shown with the digits it needs.
  public func category(for number: Double) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(for: number) }
  }

  /// Returns the category of a number as it is shown, in ASCII digits: "1" and "1.0" may differ.
  ///
  ///     PluralRules(language: "en").category(forDigits: "1.0")  // .other, as in "1.0 files"
  public func category(forDigits digits: String) -> PluralCategory {
    withExtendedLifetime(rules) { lent.category(forDigits: digits) }
  }

  /// The categories of the language, in the order of `PluralCategory`.
  public var categories: [PluralCategory] {
    guard let rules else { return [.other] }
    let found = phrasebook_plural_rules_categories(rules.pointer)
    let known = PluralCategory.allCases.enumerated().filter { found & 1 << $0.offset != 0 }
    return known.isEmpty ? [.other] : known.map(\.element)
  }

  /// Whether CLDR has plural rules for the language; without them, `other` is only a default, and a
  /// translator's variations are kept.
  package var areKnown: Bool { phrasebook_has_plural_rules(Self.tag(language)) }

  /// The rules without a counted reference, valid as long as this value.
  var lent: Lent { Lent(pointer: rules?.pointer) }

  /// Keeps ICU's object alive; ICU allows concurrent use, and its cached results are atomic.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_plural_rules_close(pointer) }
  }
}
