import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook

extension ArgumentHelp {
  /// What an argument is, in the reader's language.
  ///
  /// - Parameter valueName: What stands for its value, which is the same in every language.
  init(words: Phrase, valueName: String? = nil) {
    self.init(words.shown, valueName: valueName)
  }
}
