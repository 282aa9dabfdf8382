internal import Foundation

/// The bundles of classes. Foundation makes a new one each time it is asked.
enum ClassBundles {
  private static let known = Guarded<[ObjectIdentifier: Phrase.BundleDescription.Place]>([:])

  /// Where the tables are that belong to a class.
  static func place(of class: AnyClass) -> Phrase.BundleDescription.Place {
    known.withLock { known in
      if let place = known[ObjectIdentifier(`class`)] { return place }
      let path = Bundle(for: `class`).bundlePath
      let place: Phrase.BundleDescription.Place =
        path == Bundle.main.bundlePath ? .main : .folder(path)
      known[ObjectIdentifier(`class`)] = place
      return place
    }
  }
}
