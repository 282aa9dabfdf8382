import Foundation
import Interface
import Phrasebook

/// The last page: what was answered, each line in the words of the screen that asked.
public enum DoneScreen {
  public static func page(name: String, answers: [Phrase], welcome: String) -> Page {
    Page(
      title: Phrase("title", defaultValue: "Done", bundle: #bundle, comment: "Of the page"),
      lines: [
        Phrase("Welcome, \(name)! \(answers.count) answers were saved:", bundle: #bundle)
      ] + answers + [.verbatim(welcome)])
  }
}
