import Foundation
import TestSupport
import Testing

/// A release has one file for both names.
@Suite struct LinkedToolTests {
  @Test func aLinkToTheCommandIsThePluginsTool() throws {
    let folder = try TemporaryFolder(named: "links")
    let link = folder.url.appendingPathComponent("phrasebook-build")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: BuiltCommand().executable)
    let usage = try BuiltCommand(named: "phrasebook-build").run(["--help"], in: folder.url)
    let linked = try BuiltCommand(at: link).run(["--help"], in: folder.url)
    #expect(linked.output == usage.output)
    #expect(linked.output.contains("--accessors"))
    #expect(try BuiltCommand(at: link).run(["--unknown"], in: folder.url).status == 64)
  }
}
