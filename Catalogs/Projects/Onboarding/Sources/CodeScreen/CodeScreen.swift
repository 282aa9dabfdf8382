import Foundation
import Interface
import Phrasebook

/// Asks for the code that was sent.
public enum CodeScreen {
  /// - Parameters:
  ///   - sentTo: what says where the code went; the screen does not care which module says it.
  ///   - reply: what the backend answered, which is in the person's language already.
  ///   - attempts: how many are left.
  public static func page(sentTo: Phrase, reply: String, attempts: Int) -> Page {
    Page(
      title: Phrase("title", defaultValue: "The code", bundle: #bundle, comment: "Of the page"),
      lines: [
        sentTo, .verbatim(reply),
        Phrase("You have \(attempts) attempts left.", bundle: #bundle),
      ],
      prompt: Phrase("Code of six digits:", bundle: #bundle))
  }

  public static func code(in answer: String) throws -> String {
    let digits = answer.filter { !$0.isWhitespace }
    guard digits.count == 6, digits.allSatisfy(\.isNumber) else {
      throw Mistake(Phrase("A code has six digits.", bundle: #bundle))
    }
    return digits
  }

  public static func wrongCode(attempts: Int) -> Mistake {
    Mistake(
      Phrase("That is another code. You have \(attempts) attempts left.", bundle: #bundle))
  }
}
