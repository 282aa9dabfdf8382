import PhrasebookReports
import ArgumentParser
import Phrasebook

extension ValidationError {
  /// An error in the arguments, in the user's language.
  init(phrase: Phrase) { self.init(VisibleText.of(phrase.shown)) }
}
