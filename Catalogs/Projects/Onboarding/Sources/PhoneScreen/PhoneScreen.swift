import Foundation
import Interface
import Phrasebook

/// Asks for a phone number.
public enum PhoneScreen {
  public static var page: Page {
    Page(
      title: Phrase("title", defaultValue: "Your phone", bundle: #bundle, comment: "Of the page"),
      lines: [Phrase("We send you a code to sign in with.", bundle: #bundle)],
      prompt: Phrase("Phone number, with + and the country:", bundle: #bundle))
  }

  /// The number in an answer, without what people put between the digits.
  public static func number(in answer: String) throws -> String {
    let digits = answer.compactMap(\.wholeNumberValue).filter { $0 < 10 }
    guard answer.hasPrefix("+"), (7...15).contains(digits.count) else {
      throw Mistake(
        Phrase("A phone number starts with + and has 7 to 15 digits.", bundle: #bundle))
    }
    return "+" + digits.map(String.init).joined()
  }

  /// What other screens show of the answer, in this module's words.
  public static func summary(_ number: String) -> Phrase {
    Phrase("Phone: \(number)", bundle: #bundle)
  }
}
