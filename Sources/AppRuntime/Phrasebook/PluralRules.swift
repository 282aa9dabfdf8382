internal import CICU

/// Which form of a text goes with which number in one language, so that "1 file" and "2 files" come
/// out right in all of them. The rules are CLDR's, from libicu.
///
///     PluralRules(language: "pl").category(for: 22)  // .few
///
/// Opening the rules of a language takes microseconds, asking them a fraction of one: keep a value
/// where many numbers are asked for.
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
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    self.rules = phrasebook_plural_rules_open(tag, use == .ordinal).map(Handle.init)
  }

  /// The category of a whole number.
  public func category(for number: Int) -> PluralCategory {
    category(for: Double(number))
  }

  /// The category of a number that is shown with just the digits it needs.
  public func category(for number: Double) -> PluralCategory {
    guard let rules else { return .other }
    return category { phrasebook_plural_rules_select(rules.pointer, number, $0) } ?? .other
  }

  /// The categories the language tells apart, in the order of `PluralCategory`.
  public var categories: [PluralCategory] {
    guard let rules else { return [.other] }
    let found = (0..<Int32(PluralCategory.allCases.count)).compactMap { index in
      category { phrasebook_plural_rules_category(rules.pointer, index, $0) }
    }
    return PluralCategory.allCases.filter(found.contains)
  }

  private func category(_ write: (UnsafeMutablePointer<CChar>) -> Bool) -> PluralCategory? {
    withUnsafeTemporaryAllocation(
      of: CChar.self, capacity: Int(phrasebook_category_capacity)
    ) { name in
      guard let start = name.baseAddress, write(start) else { return nil }
      return PluralCategory(rawValue: String(cString: start))
    }
  }

  /// Keeps ICU's object alive as long as a value needs it; nothing changes it after it is opened,
  /// and ICU allows questions from several threads at once.
  private final class Handle: @unchecked Sendable {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { phrasebook_plural_rules_close(pointer) }
  }
}
