import CatalogJSON

/// The usual spelling of language tags for new files; files of other tools have `FR_ca`.
///
/// Source: BCP 47 (RFC 5646), 2.1.1: languages small, scripts with a capital, regions large.
package enum LanguageSpelling {
  /// Whether a text has the shape of a tag: a language, then parts of up to eight letters and digits,
  /// with hyphens or underscores between them.
  ///
  /// - Parameter letters: The number of letters of the language. Codes of over three were never
  ///   given, but old projects have their own names, such as `English`.
  package static func isTag(_ text: String, letters: ClosedRange<Int> = 2...3) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first?.utf8, letters.contains(language.count),
      language.allSatisfy(\.isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    }
  }

  /// A tag in its usual spelling: `fr-CA`, `zh-Hans`.
  package static func usual(of tag: String) -> String {
    var isExtension = false
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    return parts.enumerated().map { number, part in
      let small = part.lowercased()
      // Behind a single letter, as in `en-x-double`, nothing is a region.
      if part.utf8.count == 1 { isExtension = true }
      let isWord = part.utf8.allSatisfy(\.isLetter)
      guard !isExtension, number > 0, isWord else { return small }
      switch part.utf8.count {
      case 2: return part.uppercased()
      case 4: return small.prefix(1).uppercased() + small.dropFirst()
      default: return small
      }
    }.joined(separator: "-")
  }
}
