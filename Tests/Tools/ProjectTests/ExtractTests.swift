import Foundation
import TestSupport
import Testing

@Suite("phrasebook extract, on whole projects")
struct ExtractTests {
  @Test("finds each string with its table, value, comment and places", arguments: Project.names)
  func strings(_ name: String) throws {
    let project = try Project(name)
    let outcome = try project.run("extract", "--format", "json", ".")
    try #require(outcome.status == 0, "\(outcome.errors)")
    let actual = try Report(outcome.output)
    let expected = try Report(project.expectation("extract.json"))
    let difference = TextDifference(
      expected: expected.stringsPage(project), actual: actual.stringsPage(project),
      name: "\(name), strings")
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test("names the sites whose key cannot be known", arguments: Project.names)
  func undeterminable(_ name: String) throws {
    let project = try Project(name)
    let actual = try Report(project.run("extract", "--format", "json", ".").output)
    let expected = try Report(project.expectation("extract.json"))
    let missing = expected.undeterminableLines(project)
      .subtracting(actual.undeterminableLines(project))
    #expect(missing == [])
  }

  @Test("says the same from another folder", arguments: Project.names)
  func fromOutside(_ name: String) throws {
    let project = try Project(name)
    let inside = try Report(project.run("extract", "--format", "json", ".").output)
    let outside = try Report(project.runFromOutside("extract", "--format", "json").output)
    let difference = TextDifference(
      expected: inside.stringsPage(project), actual: outside.stringsPage(project),
      name: "\(name), from outside")
    #expect(difference == nil, "\(difference?.description ?? "")")
  }
}
