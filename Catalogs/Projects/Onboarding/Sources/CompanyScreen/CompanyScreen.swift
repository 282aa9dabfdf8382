import Foundation
import Interface
import Phrasebook

/// Asks for the company; it may be skipped.
public enum CompanyScreen {
  public static func page(guess: String) -> Page {
    Page(
      title: Phrase("title", defaultValue: "Your company", bundle: #bundle, comment: "Of the page"),
      lines: [Phrase("Your address says \(guess).", bundle: #bundle)],
      prompt: Phrase("Company, or nothing to skip:", bundle: #bundle))
  }

  /// What other screens show of the answer, in this module's words.
  public static func summary(_ company: String?) -> Phrase {
    if let company { return Phrase("Company: \(company)", bundle: #bundle) }
    return Phrase("No company", bundle: #bundle)
  }
}
