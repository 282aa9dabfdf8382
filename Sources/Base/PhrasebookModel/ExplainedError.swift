public import Phrasebook

/// An error with a message for the user.
public protocol ExplainedError: Error {
  /// The error and its fix, in one line.
  var explanation: Phrase { get }
}
