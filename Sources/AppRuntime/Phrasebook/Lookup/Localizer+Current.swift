extension Localizer {
  /// The localizer of the running task, lent by `kept`: whatever copies or inherits the one has the
  /// other, so a text need not count a reference to it.
  @TaskLocal private static var lent: Unmanaged<Core>?
  @TaskLocal private static var kept: Core?

  /// The localizer of the running task, else the program's. It is what `phrase.text()` and
  /// `String(localized:)` use.
  public static var current: Localizer {
    lent.map { Localizer(core: $0.takeUnretainedValue()) } ?? AppLanguage.shared.localizer
  }

  /// The same for a text that no change of the app's language concerns: nobody observes it.
  static var unobserved: Localizer {
    lent.map { Localizer(core: $0.takeUnretainedValue()) } ?? AppLanguage.shared.unobserved
  }

  /// Lends what `current` is for the time of one text.
  @inline(__always)
  static func withCurrent<Result>(_ body: (Core) -> Result) -> Result {
    guard let core = lent else { return AppLanguage.shared.withCore(body) }
    return core._withUnsafeGuaranteedRef(body)
  }

  /// The localizer of everything that has none of its own; changing it changes the texts that are read
  /// from then on, not those of tasks that run inside `with`.
  public static var app: Localizer {
    get { AppLanguage.shared.localizer }
    set { AppLanguage.shared.localizer = newValue }
  }

  /// Runs an operation whose texts, and those of the tasks that it starts, are this reader's.
  public static func with<Result>(
    _ localizer: Localizer, operation: () throws -> Result
  ) rethrows -> Result {
    try $kept.withValue(localizer.core) {
      try $lent.withValue(Unmanaged.passUnretained(localizer.core), operation: operation)
    }
  }

  /// Runs an operation whose texts, and those of the tasks that it starts, are this reader's: a server
  /// wraps each request in it.
  public static func with<Result>(
    _ localizer: Localizer, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $kept.withValue(
      localizer.core,
      operation: {
        try await $lent.withValue(
          Unmanaged.passUnretained(localizer.core), operation: operation, isolation: isolation)
      }, isolation: isolation)
  }
}
