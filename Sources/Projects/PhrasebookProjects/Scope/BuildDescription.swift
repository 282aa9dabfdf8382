import PhrasebookModel

/// A package, an Xcode project or a description that one is generated from, as it was read.
struct BuildDescription {
  var isPackage = false
  var modules: [Module] = []
  /// The folders of local packages that an Xcode project takes in, absolute.
  var packages: [String] = []
  /// The local packages and projects that it builds on, absolute: folders with a manifest, and
  /// `.xcodeproj`.
  var dependencies: [String] = []
  /// The reason why it cannot be relied on; nil if it was read.
  var failure: Diagnostic?
}
