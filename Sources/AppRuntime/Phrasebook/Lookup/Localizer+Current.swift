extension Localizer {
  @TaskLocal private static var ofTask: Localizer?

  /// The localizer of the running task, else the program's. It is what `phrase.text()` and
  /// `String(localized:)` use.
  public static var current: Localizer { ofTask ?? AppLanguage.shared.localizer }

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
    try $ofTask.withValue(localizer, operation: operation)
  }

  /// Runs an operation whose texts, and those of the tasks that it starts, are this reader's: a server
  /// wraps each request in it.
  public static func with<Result>(
    _ localizer: Localizer, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await $ofTask.withValue(localizer, operation: operation, isolation: isolation)
  }
}
