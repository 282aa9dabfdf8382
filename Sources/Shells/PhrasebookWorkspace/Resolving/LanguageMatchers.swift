import Phrasebook
import struct PhrasebookPlatform.Mutex

/// The matchers of recent questions: those about the same supported languages share one.
enum LanguageMatchers {
  private static let most = 64
  private static let longest = 512
  private static let recent = Mutex<[[String]: LanguageMatcher]>([:])

  /// Returns the matcher for the supported languages of a question.
  static func matcher(for question: LanguageQuestion) -> LanguageMatcher {
    let key = question.supported + [question.development.map { "=\($0)" } ?? ""]
    if let known = recent.withLock({ $0[key] }) { return known }
    let matcher = LanguageMatcher(
      supported: question.supported, development: question.development)
    guard question.supported.count <= longest else { return matcher }
    recent.withLock { recent in
      if recent.count >= most { recent.removeAll() }
      recent[key] = matcher
    }
    return matcher
  }
}
