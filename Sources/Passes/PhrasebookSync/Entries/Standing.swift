package import PhrasebookModel

/// Keys that no call is known to ask for and that stand in the code all the same, each with the
/// first place.
package struct Standing: Sendable {
  /// Where calls that nobody here declares may localize them: such a key is in use for all we know.
  package var foreign: [ExactString: Location]
  /// Anywhere in the project: a wrapper or another module may look them up, so they are not removed.
  package var written: [ExactString: Location]

  package init(
    foreign: [ExactString: Location] = [:], written: [ExactString: Location] = [:]
  ) {
    self.foreign = foreign
    self.written = written
  }
}
