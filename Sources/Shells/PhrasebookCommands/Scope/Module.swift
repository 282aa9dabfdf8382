import PhrasebookModel

/// A part of a project that is built as one: sources and the catalogs they feed.
struct Module: Hashable, Sendable {
  /// What people call it.
  var name: String
  /// True for tests: they feed a catalog only where nothing else holds it.
  var isTest: Bool
  /// The Swift, Objective-C and C files, absolute, sorted.
  var sources: [String]
  /// What is wrong with sources that it should have and that are not there: they may have any key.
  var missing: [Diagnostic] = []
  /// The catalogs, absolute, sorted.
  var catalogs: [String]
  /// The folder where a new catalog of the module belongs, absolute.
  var folder: String
  /// The text language of a new catalog, where the project names one.
  var sourceLanguage: String?
  /// The languages that the project says it is translated into, as it spells them.
  var languages: [String] = []
  /// Functions and macros whose first argument is a key, as the project and `phrasebook.yml` have
  /// it.
  var functions: [String] = []
  /// True where its catalogs are in a bundle of their own, which code has to name.
  var hasOwnBundle: Bool = false
  /// True where the build system cannot give the module a catalog of its own.
  var takesNoCatalog: Bool = false
  /// What its `Info.plist` is made of in each configuration, the usual one first; empty where it
  /// has no catalog for it.
  var infoPlists: [InfoPlistScope] = []
}
