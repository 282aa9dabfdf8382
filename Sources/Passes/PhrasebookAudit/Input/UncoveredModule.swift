package import PhrasebookModel

/// A module that has localizable strings and no catalog.
package struct UncoveredModule: Hashable, Sendable {
  /// The module's name.
  package var name: String
  /// The number of its strings that no catalog of the project has.
  package var strings: Int
  /// The first of those strings.
  package var location: Location?

  /// Creates a module.
  package init(name: String, strings: Int, location: Location?) {
    self.name = name
    self.strings = strings
    self.location = location
  }
}
