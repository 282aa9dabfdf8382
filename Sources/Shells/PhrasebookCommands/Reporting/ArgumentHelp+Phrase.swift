import PhrasebookReports
import ArgumentParser
import Phrasebook

extension ArgumentHelp {
  /// The help of an argument in the user's language.
  ///
  /// - Parameter valueName: The placeholder for its value, the same in every language.
  init(words: Phrase, valueName: String? = nil) {
    self.init(words.shown, valueName: valueName)
  }
}
