import Foundation
import Interface
import Phrasebook

/// Asks for name and e-mail.
public enum ProfileScreen {
  public static var page: Page {
    Page(
      title: Phrase("title", defaultValue: "About you", bundle: #bundle, comment: "Of the page"),
      prompt: Phrase("Name and e-mail, with a comma between them:", bundle: #bundle))
  }

  public static func profile(in answer: String) throws -> (name: String, email: String) {
    let parts = answer.split(separator: ",").map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard parts.count == 2, !parts[0].isEmpty else {
      throw Mistake(Phrase("There is a comma missing between name and e-mail.", bundle: #bundle))
    }
    guard parts[1].split(separator: "@").count == 2 else {
      throw Mistake(Phrase("\(parts[1]) is no e-mail address.", bundle: #bundle))
    }
    return (parts[0], parts[1])
  }

  /// What other screens show of the answer, in this module's words.
  public static func summary(name: String, email: String) -> Phrase {
    Phrase("profile.summary", defaultValue: "\(name) at \(email)", bundle: #bundle)
  }
}
