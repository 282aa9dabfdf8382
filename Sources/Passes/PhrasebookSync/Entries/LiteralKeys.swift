package import PhrasebookModel

/// Keys that no known call looks up but that are literals in the code, each with the first place.
package struct LiteralKeys: Sendable {
  /// In the sources of the catalog's modules, where some call may look them up: they count as used.
  package var ofModules: [ExactString: Location]
  /// Anywhere in the project: a wrapper or another module may look them up, so they are not removed.
  package var written: [ExactString: Location]

  /// Creates a list of keys.
  package init(
    ofModules: [ExactString: Location] = [:], written: [ExactString: Location] = [:]
  ) {
    self.ofModules = ofModules
    self.written = written
  }
}
