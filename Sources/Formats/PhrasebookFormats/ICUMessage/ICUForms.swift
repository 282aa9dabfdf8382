internal import Phrasebook
internal import PhrasebookModel

/// The forms of one key as one message of ICU, and the other way round.
///
/// | in a catalog | in the message |
/// |---|---|
/// | forms by plural | `{arg1_lld, plural, one{…} other{…}}`, by the number that they show |
/// | forms by device | `{device, select, mac{…} other{…}}` |
/// | a substitution `files` | `{files, plural, one{# file} other{# files}}` in its place |
enum ICUForms {
  typealias Variation = (path: VariationPath, text: String)

  /// The message of forms; nil if ICU cannot represent it: it must have a form `other` for each
  /// choice.
  static func message(of forms: [Variation]) -> ICUMessage? {
    var writer = ICUFormsWriter(forms)
    guard let message = writer.message(), writer.isComplete else { return nil }
    return message
  }

  /// A form for one number only, which a catalog represents by a category of its language.
  struct Exact: Equatable {
    /// As the message has it: `=1`.
    var name: String
    /// The category in a catalog.
    var category: String
    /// Whether the category has a form of its own, which counts.
    var isLeftOut: Bool
    /// All numbers with a form of their own: `=0`, `=1`.
    var numbers: Set<String>

    /// Whether the category is for other numbers, too: `zero` of Latvian is for 10 and 11 as well.
    ///
    /// A category that the language does not have is for the one number that Apple's texts have it for.
    func isWider(in rules: PluralRules) -> Bool {
      guard let category = PluralCategory(rawValue: category), rules.categories.contains(category)
      else { return false }
      return PluralRules.everydayNumbers.contains { number in
        rules.category(for: number) == category && !numbers.contains("=\(number)")
      }
    }
  }

  /// The forms of a message; nil if a catalog cannot represent them.
  static func forms(
    of message: ICUMessage, names: inout ForeignNames, exact: inout [Exact]
  ) -> [Variation]? {
    var reader = ICUFormsReader(isFormat: message.hasArguments, names: names)
    guard reader.read(message, at: VariationPath(), number: nil) else { return nil }
    names = reader.names
    exact += reader.exact
    return reader.forms + reader.substitutions
  }
}

extension ICUForms {
  /// A substitution's name as ICU may have it.
  static func name(of substitution: String) -> String {
    let isPlain =
      substitution.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic }
      && (substitution.unicodeScalars.first?.properties.isLowercase ?? false)
    let isFree =
      !["arg", "named", "ref", "sub"].contains { substitution.hasPrefix($0) }
      && !["count", "device"].contains(substitution)
    return isPlain && isFree ? substitution : "sub_\(NameCode.encoded(substitution))"
  }

  /// The substitution of a name.
  static func substitution(of name: String) -> String {
    guard name.hasPrefix("sub_"), let text = NameCode.decoded(name.dropFirst(4)) else {
      return name
    }
    return text
  }
}
