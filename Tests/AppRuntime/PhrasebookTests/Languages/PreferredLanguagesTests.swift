import Phrasebook
import TestSupport
import Testing

@Suite struct PreferredLanguagesTests {
  @Test(arguments: [
    ("en_US.UTF-8", "en-US"), ("de_DE@euro", "de-DE"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("pa_PK", "pa-Arab-PK"), ("zh_TW.Big5", "zh-TW"),
    ("no_NO", "nb-NO"), ("iw_IL", "he-IL"), ("german", "de"), ("de-DE", "de-DE"),
    ("sr_RS", "sr-RS"),
    ("C", nil), ("C.UTF-8", nil), ("POSIX", nil), ("", nil), ("@latin", nil), ("12_34", nil),
    ("en_US@", "en-US"), ("_", nil), ("\u{0}", nil), ("español_ES", nil),
  ])
  func turnsPOSIXNamesIntoTags(_ name: String, _ tag: String?) {
    #expect(PreferredLanguages.tag(posixName: name) == tag)
  }

  @Test(.needsShared(LanguageCase.path)) func turnsAllKnownNamesIntoTags() throws {
    for test in try LanguageCase.all("posix-to-bcp47") {
      let tag = PreferredLanguages.tag(posixName: test.preferred?.list.first ?? "")
      #expect(tag == test.expected?.list.first, "\(test)")
    }
  }

  @Test(arguments: [
    (["app", "-AppleLanguages", "(fr, \"pt-BR\")"], ["fr", "pt-BR"]), (["app"], []),
    (["app", "-AppleLanguages", "de"], ["de"]), (["app", "-AppleLanguages"], []),
    (
      ["app", "-AppleLanguages", "(de)", "-AppleLanguages", "(\n    \"en-GB\",\n    fr\n)"],
      ["en-GB", "fr"]
    ),
    (["app", "-AppleLanguages", "()"], []), (["app", "-AppleLanguages", "( , ,de"], ["de"]),
  ])
  func argumentsNameTheLanguages(_ arguments: [String], _ languages: [String]) {
    #expect(PreferredLanguages.inArguments(arguments) == languages)
  }

  @Test func argumentsComeBeforeTheEnvironment() {
    let environment = ["LANG": "de_DE.UTF-8", "LANGUAGE": "fr_CA:it"]
    #expect(PreferredLanguages.of(arguments: [], environment: environment) == ["fr-CA", "it"])
    let arguments = ["app", "-AppleLanguages", "(ja)"]
    #expect(PreferredLanguages.of(arguments: arguments, environment: environment) == ["ja"])
  }

  /// gettext's own cases. Its manual of 1.0 and glibc differ on `C.UTF-8`: there, glibc counts.
  @Test(.needsShared(LanguageCase.path)) func readsTheEnvironmentAsGettext() throws {
    for test in try LanguageCase.all("environment") {
      let environment = test.env ?? [:]
      let isGlibcs = environment["LANG"] == "C.UTF-8"
      #expect(
        PreferredLanguages.localeNames(inEnvironment: environment)
          == (isGlibcs ? ["de"] : test.expected?.list), "\(test)")
    }
  }

  /// gettext's choice by Apple's rules of matching; in these cases Apple's rules choose
  /// differently.
  static let exceptions: [[String: String]: String] = [
    ["LANG": "en_US.UTF-8", "LANGUAGE": "zh_MO"]: "zh_HK",  // Macao reads what Hong Kong reads
    ["LANG": "en_US.UTF-8", "LANGUAGE": "de-DE"]: "de",  // hyphens are understood
    ["LANG": "en_US.UTF-8", "LANGUAGE": "DE"]: "de",  // capitals are, too
    // A variant is given up before the region is.
    ["LANG": "en_US.UTF-8", "LANGUAGE": "ca_ES@valencia"]: "ca",
  ]

  @Test(.needsShared(LanguageCase.path)) func resolvesTheEnvironmentAsGettext() throws {
    for test in try LanguageCase.all("environment-resolve") {
      let supported = test.supported ?? []
      let tags = supported.map { PreferredLanguages.tag(posixName: $0) ?? $0 }
      let wanted = PreferredLanguages.inEnvironment(test.env ?? [:])
      let found = LanguageMatcher(supported: tags).match(wanted).matches.first
      let name = found.flatMap { tags.firstIndex(of: $0) }.map { supported[$0] }
      #expect(name == Self.exceptions[test.env ?? [:]] ?? test.expected?.list.first, "\(test)")
    }
  }

  @Test func sourceLanguageCounts() {
    let wanted = PreferredLanguages.inEnvironment(["LANG": "en_US.UTF-8", "LANGUAGE": "en:de"])
    let matcher = LanguageMatcher(supported: ["de", "fr"], development: "en")
    #expect(matcher.match(wanted).languages == ["en"])
    #expect(matcher.match(["tlh"]).languages == ["en"])
    #expect(matcher.match(["de-AT"]).languages == ["de"])
  }

  @Test func endlessListsAreCut() {
    let endless = String(repeating: "de:", count: 1_000_000)
    let found = PreferredLanguages.inEnvironment(["LANG": "en_US", "LANGUAGE": endless])
    #expect(found.count <= 64)
    #expect(PreferredLanguages.inArguments(["-AppleLanguages", endless]).count <= 64)
  }
}
