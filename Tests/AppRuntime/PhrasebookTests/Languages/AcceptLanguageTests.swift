import Phrasebook
import TestSupport
import Testing

@Suite struct AcceptLanguageTests {
  @Test(arguments: [
    ("de-AT, en;q=0.8, fr;q=0.9", ["de-AT", "fr", "en"]), ("en;q=0", []), ("", []), (",,,", []),
    ("en; Q=0.5 , de", ["de", "en"]), ("en;q=.5, de;q=0.50001", ["en", "de"]),
    ("en;q=1.001, de;q=2, fr;q=, it;q=x, es;q=0.3", ["es"]), ("*", ["*"]),
    ("en-US;foo=\"bar,baz;q=0\";q=0.5, de", ["de", "en-US"]), ("en_US,de", ["en_US", "de"]),
    ("deutschland-, 1de, d€, de--AT, toolonglanguage, de", ["de"]), ("en\u{0},de", ["de"]),
    ("en;q=0.5;q=0.9, de;q=0.7", ["de", "en"]), ("en;\"", ["en"]),
  ])
  func headersAreReadByWeight(_ header: String, _ languages: [String]) {
    #expect(AcceptLanguage(header).languages == languages)
  }

  @Test func takesAnyWithoutHeader() {
    #expect(AcceptLanguage(nil).languages == ["*"])
    #expect(AcceptLanguage("en;q=0.25").ranges.first?.weight == 250)
    #expect(AcceptLanguage("en;q=0, *").refused == ["en"])
  }

  @Test func readsNoMoreThanTheStart() {
    let endless = String(repeating: "de;q=0.001,", count: 100_000)
    #expect(AcceptLanguage(endless).languages.count == AcceptLanguage.mostLanguages)
    let cut = "fr," + String(repeating: " ", count: AcceptLanguage.longestHeader - 5) + "de-AT"
    #expect(AcceptLanguage(cut).languages == ["fr"])
  }

  @Test(arguments: [
    ("*", "en"), ("*;q=0.5, de", "de"), ("*, de;q=0.5", "en"), ("en;q=0, *", "de"),
    ("en;q=0", "en"), ("tlh, *;q=0.1", "en"), ("en;q=0, en-GB", "en-GB"), ("tlh", "en"),
    ("zh-TW, zh;q=0.9", "zh-Hant"), ("*;q=0", "en"), ("*;q=0, de", "de"),
  ])
  func choosesForRequest(_ header: String, _ language: String) {
    let matcher = LanguageMatcher(supported: ["de", "en", "en-GB", "zh-Hant"], development: "en")
    #expect(matcher.match(AcceptLanguage(header)).language == language, "\(header)")
  }

  /// Cases of HTTP's libraries that Apple's rule, or the rule for malformed parts, decides otherwise;
  /// all others pass.
  static let exceptions: [String: String] = [
    "en;q=no, fr;z=0.9, de;q=0.7;q=9, *;q=0.5, fr-CH;q=a=0.1":
      "a part whose weight is malformed is skipped rather than put last"
  ]

  @Test(.needsShared(LanguageCase.path)) func readsAsLibrariesDo() throws {
    for test in try LanguageCase.all("parse-accept-language") {
      let header = test.preferred?.list.first
      if let header, Self.exceptions[header] != nil { continue }
      let read = AcceptLanguage(header)
      switch test.expected {
      case .list(let languages): #expect(read.languages == languages, "\(test)")
      case .parts(let parts): #expect(read.ranges.map(LanguageCase.Words.Part.init) == parts)
      case .word, nil: #expect(read.languages.first == test.expected?.list.first, "\(test)")
      }
    }
  }

  /// If a case expects one language, ours is the same; if it expects all that the request accepts,
  /// ours is the first: a program uses one language at a time, and the others in Apple's list are
  /// its parents.
  @Test(.needsShared(LanguageCase.path)) func negotiatesAsLibrariesDo() throws {
    for test in try LanguageCase.all("negotiate-header") {
      let matcher = LanguageMatcher(supported: test.supported ?? [])
      let match = matcher.match(AcceptLanguage(test.preferred?.list.first))
      #expect(match.matches.first == test.expected?.list.first, "\(test)")
    }
  }
}

extension LanguageCase.Words.Part {
  init(_ range: AcceptLanguage.Range) {
    let parts = range.tag.split(separator: "-").map(String.init)
    let script = parts.first { $0.count == 4 }
    self.init(
      code: parts[0], script: script, region: parts.dropFirst(script == nil ? 1 : 2).first,
      quality: Double(range.weight) / 1000)
  }
}

@Suite("What a request wants, explained")
struct AcceptLanguageExplanationTests {
  @Test(arguments: [
    ("de;q=0, *", ["de", "fr"], ["refused", "wildcard"], "fr"),
    ("en;q=0.1, *;q=0.9", ["en", "fr"], ["same", "wildcard"], "fr"),
    ("*, fr;q=0.5", ["en", "de", "fr"], ["same", "wildcard"], "en"),
    ("fr, en;q=0.5", ["en", "fr"], ["same"], "fr"),
    ("de;q=0", ["de"], ["refused", "first"], "de"),
  ])
  func eachStepHasItsRule(
    _ header: String, _ supported: [String], _ rules: [String], _ language: String
  ) {
    let matcher = LanguageMatcher(supported: supported)
    let steps = matcher.explain(AcceptLanguage(header))
    #expect(steps.map(\.rule.rawValue) == rules)
    #expect(steps.last?.language == language)
    #expect(matcher.match(acceptLanguage: header).language == language)
  }
}
