import Foundation
import TestSupport
import Testing

/// A conflict that a merge has left is a finding until it is settled.
struct ConflictFindingTests {
  @Test func auditReportsItAndCheckFails() throws {
    let command = try BuiltCommand()
    let package = try SmallPackage()
    let before = try package.read()
    let mark =
      #"Phrasebook merge conflict: {\"language\":\"fr\",\"state\":\"translated\",\"theirs\":"#
      + #"{\"state\":\"translated\",\"value\":\"Bonjour\"}}"#
    try package.write(
      before.replacingOccurrences(
        of: "\"Hello\" : {\n", with: "\"Hello\" : {\n      \"comment\" : \"\(mark)\",\n"
      ).replacingOccurrences(of: "\"translated\",\n", with: "\"needs_review\",\n"),
      to: SmallPackage.catalog)
    let audit = try command.run(["audit", "--format", "json"], in: package.url)
    #expect(audit.status == 1, "\(audit.errors)")
    #expect(audit.output.contains(#""id":"unsettled-conflict","severity":"error""#))
    #expect(try command.run(["check"], in: package.url).status == 1)
    // A sync does not settle it.
    #expect(try command.run(["sync"], in: package.url).status == 0)
    #expect(try package.read().contains("Bonjour"))
    let repair = try command.run(
      ["merge", "--repair", SmallPackage.catalog, "--prefer", "ours"], in: package.url)
    #expect(repair.status == 0, "\(repair.errors)")
    #expect(try package.read() == before)
    #expect(try command.run(["check"], in: package.url).status == 0)
  }
}
