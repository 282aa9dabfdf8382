public import Foundation

/// A reader: the languages they prefer, the locale of their numbers and dates, and where the texts are.
/// It turns phrases into text.
///
///     let reader = Localizer(languages: ["pl", "de"])
///     phrase.text(in: reader)
///
///     // All texts of a request, and of the tasks it starts:
///     try await Localizer.with(Localizer(languages: ["pl"])) { try await respond(to: request) }
///
/// A localizer is a value: nothing that another part of the program does changes one that is in use.
public struct Localizer: Sendable {
  private(set) var core: Core

  /// A reader.
  ///
  /// - Parameters:
  ///   - languages: what the reader prefers, best first, as BCP 47; nil is what the process was started
  ///     with (`-AppleLanguages`, `LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`).
  ///   - locale: how numbers and dates are written; nil is as the language of the text does it, with the
  ///     region of the preference that chose it.
  ///   - tables: where the texts are.
  ///   - supported: the languages of the program; nil is those that each module has.
  ///   - device: what the texts that differ by device are chosen for.
  ///   - debug: shows keys, a pseudo-language, or each text twice.
  ///   - reloadsChangedTables: for development: looks whether a catalog has changed at every text.
  ///   - onProblem: is told of missing keys, of damaged values and of damaged tables.
  public init(
    languages: [String]? = nil, locale: Locale? = nil, tables: TableSource = .bundles,
    supported: [String]? = nil, device: DeviceKind = .current, debug: PseudoStyle? = nil,
    reloadsChangedTables: Bool = false,
    onProblem: (@Sendable (LookupProblem) -> Void)? = nil
  ) {
    core = Core(
      Configuration(
        languages: languages, locale: locale, tables: tables, supported: supported,
        device: device, debug: debug, reloadsChangedTables: reloadsChangedTables,
        onProblem: onProblem))
  }

  /// The reader of a request to a server.
  ///
  /// - Parameters:
  ///   - acceptLanguage: what the request's header says; nil for a request without one.
  ///   - tables: where the texts are.
  ///   - supported: the languages of the program; nil is those that each module has.
  ///   - onProblem: is told of missing keys, of damaged values and of damaged tables.
  public init(
    acceptLanguage: String?, tables: TableSource = .bundles, supported: [String]? = nil,
    onProblem: (@Sendable (LookupProblem) -> Void)? = nil
  ) {
    var configuration = Localizer(tables: tables, supported: supported, onProblem: onProblem)
      .core.configuration
    configuration.acceptLanguage = AcceptLanguage(acceptLanguage)
    core = Core(configuration)
  }

  init(core: Core) { self.core = core }

  struct Configuration: Sendable {
    var languages: [String]?
    var acceptLanguage: AcceptLanguage?
    var locale: Locale?
    var tables: TableSource
    var supported: [String]?
    var device: DeviceKind
    var debug: PseudoStyle?
    var reloadsChangedTables: Bool
    var onProblem: (@Sendable (LookupProblem) -> Void)?
  }

  /// All of a localizer behind one reference, so that handing it on costs one count.
  final class Core: Sendable {
    let configuration: Configuration
    let planner: Planner
    /// The numbers of the locale that was asked for.
    let numbers: NumberLocale?
    /// True where the first text that is found is the one to show.
    let isPlain: Bool
    /// Damaged tables that were reported already.
    let reported = Guarded<Set<LookupProblem>>([])

    init(_ configuration: Configuration) {
      self.configuration = configuration
      let wish =
        configuration.acceptLanguage.map(ReaderWish.init)
        ?? ReaderWish(configuration.languages ?? PreferredLanguages.ofProcess)
      if case .bundles = configuration.tables.kind, configuration.supported == nil,
        !configuration.reloadsChangedTables
      {
        planner = .shared(wish)
      } else {
        planner = Planner(
          wish, supported: configuration.supported, source: configuration.tables,
          isReloading: configuration.reloadsChangedTables)
      }
      numbers = configuration.locale.map { NumberLocale($0.identifier(.bcp47)) }
      isPlain = configuration.debug == nil && !configuration.reloadsChangedTables
    }
  }

  private func get<Value>(_ path: KeyPath<Configuration, Value>) -> Value {
    core.configuration[keyPath: path]
  }

  private mutating func set<Value>(_ path: WritableKeyPath<Configuration, Value>, _ value: Value) {
    var configuration = core.configuration
    configuration[keyPath: path] = value
    core = Core(configuration)
  }
}

extension Localizer {
  /// What the reader prefers, best first; setting nil returns to what the process was started with.
  public var languages: [String]? {
    get { get(\.languages) }
    set {
      var configuration = core.configuration
      configuration.languages = newValue
      configuration.acceptLanguage = nil
      core = Core(configuration)
    }
  }

  /// How numbers and dates are written; nil is as the language of each text does.
  public var locale: Locale? {
    get { get(\.locale) }
    set { set(\.locale, newValue) }
  }

  /// What the texts that differ by device are chosen for.
  public var device: DeviceKind {
    get { get(\.device) }
    set { set(\.device, newValue) }
  }

  /// Shows each text in a language that nobody speaks, or its key.
  public var debug: PseudoStyle? {
    get { get(\.debug) }
    set { set(\.debug, newValue) }
  }

  /// Is told of missing keys, of damaged values and of damaged tables.
  public var onProblem: (@Sendable (LookupProblem) -> Void)? {
    get { get(\.onProblem) }
    set { set(\.onProblem, newValue) }
  }

  /// The languages that the reader prefers, those of the process included.
  public var preferredLanguages: [String] { core.planner.wish.languages }

  /// The language that this reader is shown the texts of a bundle in, as its tables spell it; nil where
  /// it has none. It is what a page says in `lang`, and a response in `Content-Language`.
  public func language(in bundle: Phrase.BundleDescription = .main) -> String? {
    core.planner.language(in: bundle)
  }

  /// The locale of values that are formatted apart from a text.
  var formatLocale: Locale {
    core.configuration.locale
      ?? preferredLanguages.first.map(Locale.init(identifier:)) ?? .current
  }
}
