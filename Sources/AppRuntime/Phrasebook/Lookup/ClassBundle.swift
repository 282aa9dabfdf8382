internal import Foundation

/// The bundle of a class, made once: Foundation makes a new one each time it is asked.
final class ClassBundle: Sendable {
  let type: AnyClass
  let path: String
  /// True where the class is the program's own, not a module's.
  let isMain: Bool

  private static let known = Guarded<[ObjectIdentifier: ClassBundle]>([:])

  private init(of type: AnyClass) {
    self.type = type
    path = Bundle(for: type).bundlePath
    isMain = path == Bundle.main.bundlePath
  }

  /// The same one for the same class, as long as the process lives.
  static func of(_ type: AnyClass) -> ClassBundle {
    known.withLock { known in
      if let bundle = known[ObjectIdentifier(type)] { return bundle }
      let bundle = ClassBundle(of: type)
      known[ObjectIdentifier(type)] = bundle
      return bundle
    }
  }
}
