public import Foundation

/// A localizable string that is looked up when it is read, not when it is made: it can be stored or
/// sent to another process, and is shown in the language of the user there.
///
///     let title: Phrase = "Your order"
///     let count = Phrase("\(3) parcels", table: "Orders", bundle: .module)
///     count.text()                                // in the user's language
///     count.text(in: Localizer(languages: ["pl"]))
///
/// Only a literal becomes a phrase implicitly: an interface that takes a `Phrase` cannot be passed
/// a `String` that is not localized. Text that is localized already is marked:
/// `Phrase.verbatim(reply.message)`.
///
/// On Linux, `LocalizedStringResource` is this type, so code for Apple's platforms compiles
/// unchanged.
public struct Phrase: Sendable {
  /// The key, with specifiers in place of the values: `%lld parcels`. The text itself for a
  /// verbatim phrase.
  public let key: String
  fileprivate(set) var arguments: [Argument]
  /// The default value as a format; nil if it is the key.
  let defaultFormat: String?
  /// Whether the phrase is text that is localized already.
  package let isVerbatim: Bool
  /// The table in the bundle; nil for `Localizable`.
  public let table: String?
  /// The place of the module's catalogs.
  public var bundle: BundleDescription { BundleDescription(place) }
  let place: TablesOrigin
  private let remark: Remark?
  private var pin: Pin?

  /// The locale that was set; nil for the user's.
  var pinnedLocale: Locale? {
    get { pin?.locale }
    set { pin = newValue.map(Pin.init) }
  }

  /// A locale behind a reference: few phrases have one, and stored inline it would make every copy
  /// more expensive.
  private final class Pin: Sendable {
    let locale: Locale
    init(_ locale: Locale) { self.locale = locale }
  }

  init(
    _ key: Value, defaultFormat: String? = nil, isVerbatim: Bool = false, table: String? = nil,
    locale: Locale? = nil, place: TablesOrigin, remark: Remark? = nil
  ) {
    self.key = key.key
    arguments = key.arguments
    self.defaultFormat = defaultFormat
    self.isVerbatim = isVerbatim
    self.table = table == "" ? nil : table
    self.place = place
    self.remark = remark
    pin = locale.explicit.map(Pin.init)
  }

  /// Returns a phrase of text that is localized already, such as a backend's answer: it is neither
  /// looked up nor formatted.
  public static func verbatim(_ text: String) -> Phrase {
    Phrase(Value(text), isVerbatim: true, place: .main)
  }

  /// The text in the source language, with its values: shown if no table has the key.
  public var defaultValue: Value { Value(key: defaultFormat ?? key, arguments: arguments) }

  /// The comment for translators.
  public var comment: String? { remark?.text }

  /// The locale of the text, which is the user's unless set: then it chooses the language too,
  /// wherever the phrase is read.
  public var locale: Locale {
    get { pinnedLocale ?? .current }
    set { pinnedLocale = Optional(newValue).explicit }
  }
}

/// Phrases are equal if they look up the same text; the comment does not count.
extension Phrase: Hashable {
  /// Whether two phrases look up the same text.
  public static func == (a: Phrase, b: Phrase) -> Bool {
    a.key == b.key && a.isVerbatim == b.isVerbatim && a.arguments == b.arguments
      && a.defaultFormat == b.defaultFormat && a.table == b.table
      && a.pinnedLocale?.identifier == b.pinnedLocale?.identifier && a.place == b.place
  }

  /// Hashes the key, the values and the table.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments)
    hasher.combine(table)
  }
}

/// A comment: from the source, without a copy, or from another process.
enum Remark: Sendable {
  case source(StaticString)
  indirect case received(String)

  init?(_ comment: StaticString?) {
    guard let comment else { return nil }
    self = .source(comment)
  }

  var text: String {
    switch self {
    case .source(let text): text.text
    case .received(let text): text
    }
  }
}

extension StaticString {
  /// The text as a `String`.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}

extension Phrase {
  /// The same phrase with other texts as its values, in nested phrases too.
  package func mappingTexts(_ transform: (String) -> String) -> Phrase {
    guard !isVerbatim else { return .verbatim(transform(key)) }
    var phrase = self
    phrase.arguments = arguments.map { argument in
      switch argument {
      case .plain(.string(let text)): .plain(.string(transform(text)))
      case .phrase(let nested): .phrase(nested.mappingTexts(transform))
      default: argument
      }
    }
    return phrase
  }
}
