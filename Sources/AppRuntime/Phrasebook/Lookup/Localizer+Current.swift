extension Localizer {
  /// The localizer of the running task, unowned: code that copies or inherits this value has `kept`
  /// too, so a look-up does not count a reference.
  @TaskLocal private static var lent: Unmanaged<Core>?
  @TaskLocal private static var kept: Core?

  /// The localizer of the running task, otherwise the app's; `phrase.text()` and `String(localized:)`
  /// use it.
  public static var current: Localizer {
    lent.map { Localizer(core: $0.takeUnretainedValue()) } ?? app
  }

  /// Lends `current` for the time of one look-up.
  @inline(__always)
  static func withCurrent<Result>(_ body: (Core) -> Result) -> Result {
    guard let core = lent else { return AppLocalizer.shared.withCore(body) }
    return core._withUnsafeGuaranteedRef(body)
  }

  /// The default localizer.
  ///
  ///     Localizer.app.languages = ["ja"]
  ///
  /// A change applies to strings that are read afterwards, except in tasks that run inside
  /// `with(_:operation:)`. It can be observed: code that reads a string of the app's localizer
  /// inside `withObservationTracking` is notified of a change.
  public static var app: Localizer {
    get { AppLocalizer.shared.localizer }
    set { AppLocalizer.shared.localizer = newValue }
  }

  /// Runs an operation that, with the tasks that it starts, uses a localizer.
  public static func with<Result>(
    _ localizer: Localizer, operation: () throws -> Result
  ) rethrows -> Result {
    try $kept.withValue(localizer.core) {
      try $lent.withValue(Unmanaged.passUnretained(localizer.core), operation: operation)
    }
  }

  /// Runs an operation that, with the tasks that it starts, uses a localizer: a server wraps each
  /// request in it.
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
