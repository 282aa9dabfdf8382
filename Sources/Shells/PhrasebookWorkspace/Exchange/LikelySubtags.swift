import Foundation
import PhrasebookAudit
import PhrasebookModel

/// Compares languages by CLDR's likely subtags: `ru` is `ru-RU`, and `zh-TW` is `zh-Hant`.
enum LikelySubtags {
  /// Whether two tags are the same language, script and region.
  static func areSame(_ a: String, _ b: String) -> Bool {
    if LanguageSpelling.isSame(a, b) { return true }
    guard areRelated(a, b), let one = maximal(a), let other = maximal(b) else { return false }
    return one == other
  }

  /// Whether two tags have the same language, as `fr` and `fr-CA`; a language for tests, such as
  /// `en-x-double`, is not related to any.
  static func areRelated(_ a: String, _ b: String) -> Bool {
    func base(_ tag: String) -> Substring? {
      let parts = LanguageNaming.present(LanguageSpelling.folded(tag)).split(separator: "-")
      let isForTests = parts.contains("x") || ["xa", "xb", "xc"].contains(parts.last ?? "")
      return isForTests ? nil : parts.first
    }
    guard let one = base(a), let other = base(b) else { return false }
    return one == other
  }

  /// The tag with its likely script and region; nil with a variant, which is a language of its own.
  private static func maximal(_ tag: String) -> String? {
    let usual = LanguageNaming.present(LanguageSpelling.usual(of: tag))
    let parts = usual.split(separator: "-").dropFirst()
    let isPlain = parts.allSatisfy { part in
      part.utf8.count == 2 || part.utf8.count == 3
        || part.utf8.count == 4 && part.first?.isLetter == true
    }
    return isPlain ? Locale.Language(identifier: usual).maximalIdentifier : nil
  }
}
