package import PhrasebookModel

/// A module that has localizable strings and no catalog.
package struct UncoveredModule: Hashable, Sendable {
  /// The module's name.
  package var name: String
  /// The number of its strings that no catalog of the project has.
  package var strings: Int
  /// The first of those strings.
  package var location: Location?
  /// Whether `.strings` files have their tables, which become catalogs.
  package var hasStringsFiles: Bool

  /// Creates a module.
  package init(
    name: String, strings: Int, location: Location?, hasStringsFiles: Bool = false
  ) {
    self.hasStringsFiles = hasStringsFiles
    self.name = name
    self.strings = strings
    self.location = location
  }
}
