internal import struct PhrasebookPlatform.Mutex
public import Foundation

/// A user's languages and locale, and the place of the catalogs: turns phrases into text.
///
///     let polish = Localizer(languages: ["pl", "de"])
///     phrase.text(in: polish)
///
///     // All strings of a request, and of the tasks it starts:
///     try await Localizer.with(Localizer(acceptLanguage: header)) { try await respond(to: request) }
///
/// A localizer is a value: nothing that another part of the program does changes one that is in use.
public struct Localizer: Sendable {
  private(set) var core: Core

  /// Creates a localizer for preferred languages.
  ///
  /// - Parameters:
  ///   - languages: The preferred languages, best first, as BCP 47 tags; nil for those the process was
  ///     started with (`-AppleLanguages`, `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  ///   - locale: The locale of numbers and dates; nil for the language of each string, with the region
  ///     of the preference that chose it.
  ///   - tables: The place of the catalogs.
  public init(
    languages: [String]? = nil, locale: Locale? = nil, tables: TableSource = .bundles
  ) {
    core = Core(Configuration(languages: languages, locale: locale, tables: tables))
  }

  /// Creates a localizer for a request to a server.
  ///
  /// - Parameters:
  ///   - acceptLanguage: The value of the request's header `Accept-Language`; nil if it has none.
  ///   - tables: The place of the catalogs.
  public init(acceptLanguage: String?, tables: TableSource = .bundles) {
    core = Core(Configuration(acceptLanguage: AcceptLanguage(acceptLanguage), tables: tables))
  }

  init(core: Core) { self.core = core }

  struct Configuration: Sendable {
    var languages: [String]?
    var acceptLanguage: AcceptLanguage?
    var locale: Locale?
    var tables: TableSource
    var supported: [String]?
    var device = DeviceKind.current
    var debug: PseudoStyle?
    var reloadsChangedTables = false
    var onProblem: (@Sendable (LookupProblem) -> Void)?
  }

  /// The storage of a localizer behind one reference, so that a copy counts one.
  final class Core: Sendable {
    let configuration: Configuration
    let cache: LookupCache
    /// The numbers of the configured locale.
    let numbers: NumberLocale?
    /// Whether a string is shown as it is found.
    let isPlain: Bool
    /// The damaged tables that were reported already.
    let reported = Mutex<Set<LookupProblem>>([])

    init(_ configuration: Configuration) {
      self.configuration = configuration
      let preference =
        configuration.acceptLanguage.map(LanguagePreference.init)
        ?? LanguagePreference(configuration.languages ?? PreferredLanguages.ofProcess)
      if case .bundles = configuration.tables.kind, configuration.supported == nil,
        !configuration.reloadsChangedTables
      {
        cache = .shared(preference)
      } else {
        cache = LookupCache(
          preference, supported: configuration.supported, source: configuration.tables,
          isReloading: configuration.reloadsChangedTables)
      }
      numbers = configuration.locale.map { NumberLocale($0.identifier(.bcp47)) }
      isPlain = configuration.debug == nil && !configuration.reloadsChangedTables
    }
  }

  private mutating func change(_ body: (inout Configuration) -> Void) {
    var configuration = core.configuration
    body(&configuration)
    core = Core(configuration)
  }
}

extension Localizer {
  /// The preferred languages, best first; nil for those the process was started with. Setting them
  /// replaces a request's header.
  public var languages: [String]? {
    get { core.configuration.languages }
    set {
      let old = core.configuration
      guard newValue != old.languages || old.acceptLanguage != nil else { return }
      change {
        $0.languages = newValue
        $0.acceptLanguage = nil
      }
    }
  }

  /// The locale of numbers and dates; nil for the language of each string.
  public var locale: Locale? {
    get { core.configuration.locale }
    set { change { $0.locale = newValue } }
  }

  /// The languages of the program; nil, the default, for those of the catalogs in each bundle.
  public var supportedLanguages: [String]? {
    get { core.configuration.supported }
    set { change { $0.supported = newValue } }
  }

  /// The device whose variations are shown.
  public var device: DeviceKind {
    get { core.configuration.device }
    set { change { $0.device = newValue } }
  }

  /// The pseudo-language that replaces every string, or its key; nil for none.
  public var debug: PseudoStyle? {
    get { core.configuration.debug }
    set { change { $0.debug = newValue } }
  }

  /// Whether each look-up checks if a catalog has changed: for development.
  public var reloadsChangedTables: Bool {
    get { core.configuration.reloadsChangedTables }
    set { change { $0.reloadsChangedTables = newValue } }
  }

  /// Called for missing keys and translations, and for damaged translations and tables.
  public var onProblem: (@Sendable (LookupProblem) -> Void)? {
    get { core.configuration.onProblem }
    set { change { $0.onProblem = newValue } }
  }

  /// The preferred languages, those of the process or of a request's header included.
  public var preferredLanguages: [String] { core.cache.preference.languages }

  /// Returns the language used for a bundle's strings, as its catalogs spell it; nil if it has no
  /// catalogs. A page puts it into `lang`, a response into `Content-Language`.
  public func language(in bundle: Phrase.BundleDescription = .main) -> String? {
    core.cache.language(in: bundle)
  }

  /// The locale of values that are formatted apart from a string.
  var formatLocale: Locale {
    core.configuration.locale
      ?? preferredLanguages.first.map(Locale.init(identifier:)) ?? .current
  }
}
