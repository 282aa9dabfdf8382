package import PhrasebookExtract
package import PhrasebookModel

/// A part of a project that is built as one: sources and the catalogs they feed.
package struct Module: Hashable, Sendable {
  /// The module's name.
  package var name: String
  /// Returns true for tests: they feed a catalog only if no other module holds it.
  package var isTest: Bool
  /// The Swift, Objective-C and C files, absolute, sorted.
  package var sources: [String]
  /// Errors about missing sources of the module: they may have any key.
  package var missing: [Diagnostic] = []
  /// The catalogs, absolute, sorted.
  package var catalogs: [String]
  /// The folder for a new catalog of the module, absolute.
  package var folder: String
  /// The text language of a new catalog, if the project names one.
  package var sourceLanguage: String?
  /// The languages that the project lists as translated, as it spells them.
  package var languages: [String] = []
  /// Functions and macros whose first argument is a key, as the project and `phrasebook.yml` have
  /// it.
  package var functions: [String] = []
  /// Whether its catalogs are in a bundle of their own, which code has to name.
  package var hasOwnBundle: Bool = false
  /// Whether the build system cannot give the module a catalog of its own.
  package var takesNoCatalog: Bool = false
  /// Whether it implements macros.
  package var hasMacros = false
  /// The builds that compile its sources.
  package var build = BuildContext()
  /// Whether the compiler lists its keys for Xcode; it does for packages.
  package var emission = KeyEmission.on
  /// The scope of its `Info.plist` in each configuration, the usual one first; empty if it
  /// has no catalog for it.
  package var infoPlists: [InfoPlistScope] = []
}

extension Module {
  /// Whether it could have a catalog and has none, so that its strings are looked up in that of the app.
  var lacksCatalog: Bool {
    !takesNoCatalog && !catalogs.contains(where: OpenBuffers.shared.hasFile)
  }
}

extension [Module] {
  /// Whether every module that holds a catalog has a bundle of its own.
  package func haveOwnBundle(with catalog: String) -> Bool {
    let holders = filter { $0.catalogs.contains(catalog) }
    return !holders.isEmpty && holders.allSatisfy(\.hasOwnBundle)
  }
}
