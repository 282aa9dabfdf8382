import PhrasebookModel

/// Where the `Info.plist` of one target comes from: a file, build settings, or both.
struct InfoPlistScope: Hashable, Sendable {
  /// One build setting with its place, for what is said of it.
  struct Setting: Hashable, Sendable {
    var name: String
    var value: String
    var location: Location
  }

  /// The file, absolute; nil where build settings are all there is.
  var file: String?
  /// True where Xcode adds what `INFOPLIST_KEY_…` settings say.
  var isGenerated = false
  /// The settings that texts may be made of, by name.
  var settings: [String: String] = [:]
  /// The `INFOPLIST_KEY_…` settings, sorted by name.
  var keys: [Setting] = []
  /// Settings that have another value in some builds.
  var conditional: Set<String> = []
  /// A file of settings that could not be read, so that any setting may be another one.
  var missing: Location?
}
