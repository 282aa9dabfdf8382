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
  private let published: Published<Localizer.Core>

  private init() {
    published = Published(Localizer(debug: Self.debug).core)
  }

  /// The style that `PHRASEBOOK_DEBUG` in the environment names; who names another is told.
  private static var debug: PseudoStyle? {
    guard let name = ProcessInfo.processInfo.environment["PHRASEBOOK_DEBUG"], !name.isEmpty else {
      return nil
    }
    if let style = PseudoStyle(rawValue: name) { return style }
    let styles = PseudoStyle.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("warning: PHRASEBOOK_DEBUG is “\(name)”; it takes one of \(styles)\n".utf8))
    return nil
  }

  /// The languages that the person chose, best first; nil is what the process was started with.
  public var languages: [String]? {
    get { localizer.languages }
    set {
      guard newValue != published.value.configuration.languages else { return }
      registrar.withMutation(of: self, keyPath: \.localizer) {
        _ = published.replace { old in
          var changed = Localizer(core: old)
          changed.languages = newValue
          return changed.core
        }
      }
    }
  }

  /// The localizer of everything that has none of its own.
  public var localizer: Localizer {
    get {
      registrar.access(self, keyPath: \.localizer)
      return Localizer(core: published.value)
    }
    set {
      registrar.withMutation(of: self, keyPath: \.localizer) {
        _ = published.replace { _ in newValue.core }
      }
    }
  }

  /// What `localizer` holds, for a text that no change of the app's language concerns.
  var unobserved: Localizer { Localizer(core: published.value) }

  /// Lends what `localizer` holds for the time of one text; whoever observes is told as by that.
  @inline(__always)
  func withCore<Result>(_ body: (Localizer.Core) -> Result) -> Result {
    registrar.access(self, keyPath: \.localizer)
    return published.with(body)
  }
}
