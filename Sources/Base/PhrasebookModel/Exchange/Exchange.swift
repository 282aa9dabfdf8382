/// What goes to a translator and comes back: texts in a source language with their translations,
/// whatever the format of the file is.
///
/// Every format reads to it and is written from it; the export makes it from catalogs, and the
/// import takes it into them. Texts have the specifiers of String Catalogs (`%lld`, `%1$@`) here: a
/// format that spells arguments in another way translates them on its way in and out.
public struct Exchange: Equatable, Sendable {
  /// The language of the sources; nil where the file does not say.
  public var sourceLanguage: String?
  /// The language of the translations; nil where the file does not say.
  public var targetLanguage: String?
  public var tables: [ExchangeTable]
  /// What the file says beyond all that, by the format's own names.
  public var unknown: Members<JSONValue>

  public init(
    sourceLanguage: String? = nil, targetLanguage: String? = nil, tables: [ExchangeTable] = [],
    unknown: Members<JSONValue> = [:]
  ) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.tables = tables
    self.unknown = unknown
  }
}

/// The texts of one table of strings.
public struct ExchangeTable: Equatable, Sendable {
  /// The name, such as `Localizable`.
  public var name: String
  /// The catalog's path as the file gives it (XLIFF's `original`); nil where it does not say.
  public var original: String?
  public var units: [ExchangeUnit]
  /// What the file says beyond that, by the format's own names.
  public var unknown: Members<JSONValue>

  public init(
    name: String, original: String? = nil, units: [ExchangeUnit] = [],
    unknown: Members<JSONValue> = [:]
  ) {
    self.name = name
    self.original = original
    self.units = units
    self.unknown = unknown
  }
}

/// One text to translate: a key, or one form of it (`plural.one`, `device.ipad.plural.other`,
/// `substitutions.count.plural.few`). The forms of a key follow one another.
public struct ExchangeUnit: Equatable, Sendable {
  public var key: String
  /// Empty for a text that does not vary.
  public var path: VariationPath
  /// The text to translate; nil where the file does not say.
  public var source: String?
  /// The translation; nil where there is none, which is not the same as an empty one.
  public var target: String?
  /// How far the translation is; nil where the file does not say.
  public var state: State?
  public var comment: String?
  public var isTranslatable: Bool
  /// For a form of a substitution: the argument's position and specifier, where the file says.
  public var argument: Argument?
  /// Where the unit stands in the file that was read.
  public var location: Location?
  /// What the file says beyond that, by the format's own names.
  public var unknown: Members<JSONValue>

  /// What a substitution varies by.
  public struct Argument: Hashable, Sendable {
    /// The position, from 1.
    public var number: Int?
    /// The specifier without `%`, such as `lld`.
    public var specifier: String?

    public init(number: Int? = nil, specifier: String? = nil) {
      self.number = number
      self.specifier = specifier
    }
  }

  public init(
    key: String, path: VariationPath = VariationPath(), source: String? = nil,
    target: String? = nil, state: State? = nil, comment: String? = nil,
    isTranslatable: Bool = true, argument: Argument? = nil, location: Location? = nil,
    unknown: Members<JSONValue> = [:]
  ) {
    self.key = key
    self.path = path
    self.source = source
    self.target = target
    self.state = state
    self.comment = comment
    self.isTranslatable = isTranslatable
    self.argument = argument
    self.location = location
    self.unknown = unknown
  }
}
