public import Foundation

/// A text for people that is looked up when it is read, not when it is made: so it can be stored,
/// sent to another process, and still come out in the language of whoever reads it there.
///
///     let title: Phrase = "Your order"
///     let count = Phrase("\(3) parcels", table: "Orders", bundle: .module)
///     count.text()                                // in the reader's language
///     count.text(in: Localizer(languages: ["pl"]))
///
/// Nothing but a literal becomes a phrase by itself: an interface that takes a `Phrase` cannot be
/// handed a `String` that nobody translates. Text that is in the reader's language already is said
/// to be so: `Phrase.verbatim(reply.message)`.
///
/// On Linux `LocalizedStringResource` is this type, so code for Apple's systems compiles unchanged.
public struct Phrase: Sendable {
  /// What the text is looked up by, specifiers in place of its arguments: `%lld parcels`. The text
  /// itself where it is verbatim.
  public let key: String
  let arguments: [Argument]
  /// The code's own text in the source language, as a format; nil where the key is that.
  let defaultFormat: String?
  package let isVerbatim: Bool
  /// The table of the bundle that holds the text; nil is `Localizable`.
  public let table: String?
  /// Where the module that made the phrase keeps its tables.
  public var bundle: BundleDescription { BundleDescription(place) }
  let place: Place
  private let remark: Remark?
  private var pin: Pin?

  /// The locale that whoever made the phrase asked for; nil is the reader's.
  var pinnedLocale: Locale? {
    get { pin?.locale }
    set { pin = newValue.map(Pin.init) }
  }

  /// A locale behind a reference: few phrases have one, and it would make every copy of all others
  /// dearer.
  private final class Pin: Sendable {
    let locale: Locale
    init(_ locale: Locale) { self.locale = locale }
  }

  init(
    _ key: Value, defaultFormat: String? = nil, isVerbatim: Bool = false, table: String? = nil,
    locale: Locale? = nil, place: Place, remark: Remark? = nil
  ) {
    self.key = key.key
    arguments = key.arguments
    self.defaultFormat = defaultFormat
    self.isVerbatim = isVerbatim
    self.table = table == "" ? nil : table
    self.place = place
    self.remark = remark
    pin = locale.otherThanReaders.map(Pin.init)
  }

  /// A text that somebody has localized already, such as what a backend answered: it is never
  /// looked up and never formatted.
  public static func verbatim(_ text: String) -> Phrase {
    Phrase(Value(text), isVerbatim: true, place: .main)
  }

  /// The text in the source language, with its arguments: what is shown where no table has the key.
  public var defaultValue: Value { Value(key: defaultFormat ?? key, arguments: arguments) }

  /// What translators are told of the text.
  public var comment: String? { remark?.text }

  /// The locale that the text is for. It is the reader's unless it is set to another: then it
  /// chooses the language too, wherever the phrase is read.
  public var locale: Locale {
    get { pinnedLocale ?? .current }
    set { pinnedLocale = Optional(newValue).otherThanReaders }
  }
}

/// Two phrases are equal when they look up the same text; the comment makes no difference.
extension Phrase: Hashable {
  public static func == (a: Phrase, b: Phrase) -> Bool {
    a.key == b.key && a.isVerbatim == b.isVerbatim && a.arguments == b.arguments
      && a.defaultFormat == b.defaultFormat && a.table == b.table
      && a.pinnedLocale?.identifier == b.pinnedLocale?.identifier && a.place == b.place
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments)
    hasher.combine(table)
  }
}

/// A comment: from the source that made the phrase, where nothing need be copied to keep it, or
/// from another process.
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
  /// The same as a `String`.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
