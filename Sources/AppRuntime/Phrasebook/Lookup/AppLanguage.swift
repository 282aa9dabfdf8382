internal import Foundation
public import Observation

/// The language choice of the running program, which a person may change in its settings: whatever read
/// a text inside `withObservationTracking` is told when it changes, and nothing else is.
///
///     AppLanguage.shared.languages = ["ja"]
///
/// Texts that are read by a localizer of their own, such as a request's, have nothing to do with it.
public final class AppLanguage: Observable, Sendable {
  /// The program's.
  public static let shared = AppLanguage()

  private let registrar = ObservationRegistrar()
  private let published: Published<Box>

  /// A value behind a reference, to be published.
  private final class Box: Sendable {
    let localizer: Localizer
    init(_ localizer: Localizer) { self.localizer = localizer }
  }

  private init() {
    let mode = ProcessInfo.processInfo.environment["PHRASEBOOK_DEBUG"].flatMap(DebugMode.init)
    published = Published(Box(Localizer(debug: mode)))
  }

  /// The languages that the person chose, best first; nil is what the process was started with.
  public var languages: [String]? {
    get { localizer.languages }
    set {
      guard newValue != published.value.localizer.languages else { return }
      registrar.withMutation(of: self, keyPath: \.localizer) {
        _ = published.replace { old in
          var changed = old.localizer
          changed.languages = newValue
          return Box(changed)
        }
      }
    }
  }

  /// The localizer of everything that has none of its own.
  public var localizer: Localizer {
    get {
      registrar.access(self, keyPath: \.localizer)
      return published.value.localizer
    }
    set {
      registrar.withMutation(of: self, keyPath: \.localizer) {
        _ = published.replace { _ in Box(newValue) }
      }
    }
  }
}
