internal import Foundation
internal import Observation

/// The localizer of the running program: one value that any thread may read and replace, and that
/// observers are notified of.
final class AppLocalizer: Observable, Sendable {
  static let shared = AppLocalizer()

  private let registrar = ObservationRegistrar()
  private let published: AtomicReference<Localizer.Core>

  private init() {
    var localizer = Localizer()
    localizer.debug = Self.debug
    published = AtomicReference(localizer.core)
  }

  /// The style that `PHRASEBOOK_DEBUG` in the environment names; an unknown name is reported.
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

  /// The localizer; setting an unchanged one does not notify observers.
  var localizer: Localizer {
    get {
      registrar.access(self, keyPath: \.localizer)
      return Localizer(core: published.value)
    }
    set {
      guard newValue.core !== published.value else { return }
      registrar.withMutation(of: self, keyPath: \.localizer) {
        _ = published.replace { _ in newValue.core }
      }
    }
  }

  /// Lends the localizer for the time of one look-up, which counts as a read for observers.
  @inline(__always)
  func withCore<Result>(_ body: (Localizer.Core) -> Result) -> Result {
    registrar.access(self, keyPath: \.localizer)
    return published.with(body)
  }
}
