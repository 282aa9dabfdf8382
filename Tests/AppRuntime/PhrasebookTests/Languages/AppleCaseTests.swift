import Phrasebook
import TestSupport
import Testing

/// Apple's cases, from the collection beside the package.
@Suite(.needsShared(LanguageCase.path)) struct AppleCaseTests {
  @Test func resolvesAsApple() throws {
    let cases = try LanguageCase.all("resolve")
    var wrong: [String] = []
    for test in cases {
      let matcher = LanguageMatcher(
        supported: test.supported ?? [], development: test.development)
      let match = matcher.match(test.preferred?.list ?? [])
      // A case with a development language expects what the program then shows.
      let found = test.development == nil ? match.matches : match.languages
      if found != test.expected?.list ?? [] { wrong.append("\(found) for \(test)") }
      // The last step that has a language is the choice; a preference that nothing meets has none.
      let last = matcher.explain(test.preferred?.list ?? []).last
      let isMet = last?.language != nil && last?.preferred != nil
      if last?.language != match.language || isMet != match.isMatch {
        wrong.append("explained as \(last?.language ?? "none"): \(test)")
      }
    }
    #expect(cases.count >= 1193)
    #expect(wrong.isEmpty, "\(wrong.count) of \(cases.count): \(wrong.prefix(20))")
  }

  @Test func findsNamesAsSpelled() throws {
    for test in try LanguageCase.all("find-in-list") {
      let match = LanguageMatcher(supported: test.supported ?? []).match(test.preferred?.list ?? [])
      #expect(match.matches.first == test.expected?.list.first, "\(test)")
    }
  }
}
