internal import CICU

extension PluralRules {
  /// Rules without a counted reference, for formatting.
  struct Lent {
    let pointer: OpaquePointer?

    /// The category of a whole number.
    func category(for number: Int) -> PluralCategory {
      // Past 2⁵³ a `Double` skips whole numbers, and the last digit decides in many languages.
      guard number.magnitude >> 53 == 0 else { return category(forDigits: String(number)) }
      return category(for: Double(number))
    }

    /// The category of a number as it is shown, in ASCII digits.
    func category(forDigits digits: String) -> PluralCategory {
      digits.withBytes { category(forDigits: $0) }
    }

    /// The category of a number that is shown with just the digits it needs.
    func category(for number: Double) -> PluralCategory {
      guard let pointer else { return .other }
      return PluralCategory(phrasebook_plural_rules_select(pointer, number))
    }

    /// The category of a number as it is shown, in ASCII digits.
    func category(forDigits digits: UnsafeBufferPointer<UInt8>) -> PluralCategory {
      guard let pointer else { return .other }
      var fraction = 0
      if let point = digits.firstIndex(of: UInt8(ascii: ".")) {
        fraction = digits.count - point - 1
      }
      return digits.withMemoryRebound(to: CChar.self) { digits in
        guard let start = digits.baseAddress else { return .other }
        return PluralCategory(
          phrasebook_plural_rules_select_decimal(
            pointer, start, Int32(clamping: digits.count), Int32(clamping: fraction)))
      }
    }
  }
}

extension PluralCategory {
  /// A category by its number in C; `other` for one that ICU does not know.
  fileprivate init(_ index: Int32) {
    self =
      switch Int(index) {
      case phrasebook_category_zero: .zero
      case phrasebook_category_one: .one
      case phrasebook_category_two: .two
      case phrasebook_category_few: .few
      case phrasebook_category_many: .many
      default: .other
      }
  }
}
