package import PhrasebookModel

/// Keys that no known call looks up but that are literals in the code, each with the first place.
package struct LiteralKeys: Sendable {
  /// Calls of functions declared elsewhere, which may localize a key: such a key counts as used.
  package var foreign: [ExactString: Location]
  /// Calls in modules without a catalog, which look the key up in the app's: such a key is used.
  package var ofOthers: [ExactString: Location]
  /// In the sources of the catalog's modules, where some call may look them up: a text that a person
  /// has written for them does not become stale.
  package var ofModules: [ExactString: Location]
  /// Anywhere in the project: a wrapper or another module may look them up, so they are not removed.
  package var written: [ExactString: Location]

  /// Creates a list of keys.
  package init(
    foreign: [ExactString: Location] = [:], ofOthers: [ExactString: Location] = [:],
    ofModules: [ExactString: Location] = [:], written: [ExactString: Location] = [:]
  ) {
    self.foreign = foreign
    self.ofOthers = ofOthers
    self.ofModules = ofModules
    self.written = written
  }
}
