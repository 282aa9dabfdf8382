import ArgumentParser
import Phrasebook

/// A path as a person gives it to a command.
enum PathWord {
  /// Refuses an empty path, which is a variable of a script that is not set: the current folder in
  /// its place could be written to by mistake.
  static func checked(_ argument: String) throws -> String {
    guard !argument.isEmpty else {
      throw ValidationError(phrase: "the path is empty; pass . for the current folder")
    }
    return argument
  }
}
