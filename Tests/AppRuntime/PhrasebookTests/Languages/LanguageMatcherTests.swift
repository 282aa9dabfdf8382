import Foundation
import Phrasebook
import Testing

@Suite struct LanguageMatcherTests {
  /// Preferences, the app's languages, and what Apple's systems choose of them.
  static let examples: [(preferred: String, supported: String, chosen: String)] = [
    ("es-US fr-CA", "en fr", "fr"), ("en-AU", "en en_GB en_AU", "en_AU en_GB en"),
    ("en-IN", "en en-GB", "en-GB en"), ("en-US", "en-GB en", "en"), ("en", "en-GB", "en-GB"),
    ("en-NZ", "en en-GB en-AU", "en-AU en-GB en"), ("en-FR", "en en-GB", "en-GB en"),
    ("zh-TW", "zh-Hans zh-Hant", "zh-Hant"), ("zh-HK", "zh-Hans zh-Hant", "zh-Hant"),
    ("zh-Hant", "zh-Hans", ""), ("zh-SG", "zh-Hans zh-Hant", "zh-Hans"),
    ("zh-HK", "zh_TW zh_CN", "zh_TW"), ("zh-HK", "zh_TW zh_HK", "zh_HK zh_TW"),
    ("yue-HK", "zh-Hant zh-Hans", "zh-Hant"), ("wuu", "zh-Hant zh-Hans", "zh-Hans"),
    ("pt-PT", "pt-BR en", "pt-BR"), ("pt-PT en", "pt-BR en", "en"), ("pt-PT", "pt pt-BR", "pt"),
    ("pt", "pt-PT pt-BR", "pt-BR"), ("es-MX", "es es-419", "es-419 es"), ("es-AR", "es", "es"),
    ("it", "it_CH it_IT", "it_IT"), ("fr-CH fr-CA", "fr-FR fr-CA", "fr-CA"),
    ("no", "nb", "nb"), ("nb", "no", "no"), ("no_NO", "nb", "nb"), ("nn", "nb", "nb"),
    ("iw", "he", "he"), ("in-ID", "id", "id"), ("tl", "fil", "fil"), ("mo", "ro", "ro"),
    ("sh", "sr-Latn", "sr-Latn"), ("sr-Latn", "sr", ""), ("hi-Latn", "en hi", "en"),
    ("hi", "en", ""), ("ars", "ar", "ar"), ("German", "de", "de"), ("de", "German", "German"),
    ("deu", "de", "de"), ("DE_at", "de", "de"), ("de-u-co-phonebk", "de", "de"),
    ("de@collation=phonebook", "de", "de"), ("de_DE.UTF-8", "de", "de"), ("sr@latin", "sr", ""),
    ("th", "zxx en", "zxx"), ("nl", "de", ""), ("de", "", ""), ("", "de", ""),
    ("en-GB-oxendict", "en-GB en", "en-GB en"), ("i-klingon", "tlh", "tlh"), ("root", "en", ""),
  ]

  @Test(arguments: examples)
  func choosesAsApple(_ preferred: String, _ supported: String, _ chosen: String) {
    func list(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let matcher = LanguageMatcher(supported: list(supported))
    #expect(matcher.match(list(preferred)).matches == list(chosen))
  }

  @Test func fallsBackToTheAppsOwn() {
    #expect(LanguageMatcher(supported: ["fr", "en"]).match(["ja"]).languages == ["fr"])
    let english = LanguageMatcher(supported: ["fr", "en"], development: "en")
    #expect(english.match(["ja"]).languages == ["en"])
    #expect(english.match([]).languages == ["en"])
    #expect(!english.match(["ja"]).isMatch)
    #expect(LanguageMatcher(supported: []).match(["ja"]).languages == [])
    let listed = LanguageMatcher(supported: ["en_US"], development: "en-US")
    #expect(listed.supportedLanguages == ["en_US"])
    #expect(
      LanguageMatcher(supported: ["de"], development: "en").supportedLanguages == ["de", "en"])
  }

  @Test(arguments: [
    ("de-AT", "de", "de-AT"), ("de", "de", "de"), ("de", "de_AT", "de-AT"),
    ("zh-HK", "zh-Hant", "zh-Hant-HK"), ("en-IN", "English", "en-IN"), ("ja", "fr", "fr"),
    ("sr-Latn-ME", "sr-Latn", "sr-Latn-ME"), ("en-AU", "en-GB", "en-AU"),
  ])
  func formatsForTheReadersRegion(_ preferred: String, _ supported: String, _ locale: String) {
    #expect(LanguageMatcher(supported: [supported]).match([preferred]).locale == locale)
  }

  /// The explanation of each preference, by rule.
  @Test(arguments: [
    ("ja de-AT", "en de de-CH", "other-language inherited"), ("fr", "fr", "same"),
    ("iw", "he", "renamed"), ("sr-Latn fr", "sr fr", "unrelated same"),
    ("pt-PT ja", "pt-BR", "set-aside other-language last-resort"),
    ("pt-PT en", "pt-BR en", "set-aside same"),
    ("fr-CH fr-CA", "fr-FR fr-CA", "inherited exact-elsewhere"),
    ("ja é", "en", "other-language unreadable first"), ("ja", "en zxx", "other-language wordless"),
  ])
  func eachPreferenceHasItsRule(_ preferred: String, _ supported: String, _ rules: String) {
    let matcher = LanguageMatcher(supported: supported.split(separator: " ").map(String.init))
    let steps = matcher.explain(preferred.split(separator: " ").map(String.init))
    #expect(steps.map(\.rule.rawValue).joined(separator: " ") == rules, "\(steps)")
  }

  @Test func explainsInWordsAndAsJSON() throws {
    let matcher = LanguageMatcher(supported: ["en", "en-GB", "en-AU"], development: "en")
    func lines(_ steps: [LanguageStep]) -> String {
      steps.map(\.description).joined(separator: "\n")
    }
    let steps = matcher.explain(["ja", "en-NZ"])
    #expect(
      lines(steps) == """
        ja: the app does not have this language
        en-NZ: inherits from en-AU; not as near: en, en-GB
        """)
    let shared = LanguageMatcher(supported: ["en-GB", "de"]).explain(["en-US"])
    #expect(lines(shared) == "en-US: en-GB is nearest, both inherit from en")
    let own = lines(matcher.explain(["\u{1B}[31m"]))
    #expect(
      own == """
        \u{FFFD}[31m: not a language identifier; skipped
        nothing matches: en, the language the app is written in
        """)
    let decoded = try JSONDecoder().decode(
      [LanguageStep].self, from: JSONEncoder().encode(steps))
    #expect(decoded == steps)
  }
}
