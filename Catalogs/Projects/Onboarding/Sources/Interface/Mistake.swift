import Foundation
import Phrasebook

/// What a person is told when an answer cannot be used.
public struct Mistake: Error, Sendable {
  public let text: Phrase
  public init(_ text: Phrase) { self.text = text }
}

extension Mistake {
  /// The person's command is none.
  public static func unknownCommand(_ command: String) -> Mistake {
    Mistake(Phrase("There is no command \(command).", bundle: #bundle))
  }

  /// There are no texts in that language.
  public static let noSuchLanguage = Mistake(
    Phrase("A language is a code such as de or ja.", bundle: #bundle))
}
