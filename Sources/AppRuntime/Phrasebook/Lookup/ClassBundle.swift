internal import struct PhrasebookPlatform.Mutex
internal import Foundation

/// The bundle of a class, cached: Foundation makes a new one at each call.
final class ClassBundle: Sendable {
  let type: AnyClass
  let path: String
  /// Whether the class is the program's own, not a module's.
  let isMain: Bool

  private static let known = Mutex<[ObjectIdentifier: ClassBundle]>([:])

  private init(of type: AnyClass) {
    self.type = type
    path = Bundle(for: type).bundlePath
    isMain = path == Bundle.main.bundlePath
  }

  /// Returns the bundle of a class, the same object for the same class.
  static func of(_ type: AnyClass) -> ClassBundle {
    known.withLock { known in
      if let bundle = known[ObjectIdentifier(type)] { return bundle }
      let bundle = ClassBundle(of: type)
      known[ObjectIdentifier(type)] = bundle
      return bundle
    }
  }
}
