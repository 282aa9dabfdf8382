import Foundation
import Phrasebook

/// What a screen shows and asks: texts that are looked up only when the page is drawn, so that a page
/// follows the person's language, whichever module each text is from.
public struct Page: Sendable {
  public var title: Phrase
  public var lines: [Phrase]
  /// What is asked; nil on a page that asks nothing.
  public var prompt: Phrase?

  public init(title: Phrase, lines: [Phrase] = [], prompt: Phrase? = nil) {
    self.title = title
    self.lines = lines
    self.prompt = prompt
  }
}

extension Page {
  /// The page as a terminal shows it, in the current language.
  public func drawn(step: Int, of steps: Int) -> String {
    let progress = Phrase(
      "Step \(step) of \(steps)", bundle: #bundle, comment: "Above each page")
    var result = "\n\(progress.text())  ·  \(title.text())\n"
    for line in lines { result += "  \(line.text())\n" }
    if let prompt {
      result += "\(prompt.text())\n"
      result += Phrase("Or :back, :language CODE, :quit", bundle: #bundle).text() + "\n"
    }
    return result
  }
}
