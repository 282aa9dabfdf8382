import Foundation
import PhrasebookModel

/// Compares languages by CLDR's likely subtags: `ru` is `ru-RU`, and `zh-TW` is `zh-Hant`.
enum LikelySubtags {
  /// Whether two tags are the same language, script and region.
  static func areSame(_ a: String, _ b: String) -> Bool {
    if LanguageSpelling.isSame(a, b) { return true }
    guard areRelated(a, b), let one = maximal(a), let other = maximal(b) else { return false }
    return one == other
  }

  /// Codes that ISO 639 or CLDR gave up, and that Android and services still write.
  private static let aliases = [
    "iw": "he", "in": "id", "ji": "yi", "no": "nb", "mo": "ro", "sh": "sr-Latn", "tl": "fil",
  ]

  /// The tag with the present code of its language.
  private static func present(_ tag: String) -> String {
    let parts = tag.split(separator: "-", maxSplits: 1).map(String.init)
    guard let first = parts.first, let code = aliases[first.lowercased()] else { return tag }
    return ([code] + parts.dropFirst()).joined(separator: "-")
  }

  /// Whether two tags have the same language, as `fr` and `fr-CA`; a language for tests, such as
  /// `en-x-double`, is not related to any.
  static func areRelated(_ a: String, _ b: String) -> Bool {
    func base(_ tag: String) -> Substring? {
      let parts = present(LanguageSpelling.folded(tag)).split(separator: "-")
      let isForTests = parts.contains("x") || ["xa", "xb", "xc"].contains(parts.last ?? "")
      return isForTests ? nil : parts.first
    }
    guard let one = base(a), let other = base(b) else { return false }
    return one == other
  }

  /// The tag with its likely script and region; nil with a variant, which is a language of its own.
  private static func maximal(_ tag: String) -> String? {
    let usual = present(LanguageSpelling.usual(of: tag))
    let parts = usual.split(separator: "-").dropFirst()
    let isPlain = parts.allSatisfy { part in
      part.utf8.count == 2 || part.utf8.count == 3
        || part.utf8.count == 4 && part.first?.isLetter == true
    }
    return isPlain ? Locale.Language(identifier: usual).maximalIdentifier : nil
  }
}
