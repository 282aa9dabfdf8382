import Foundation
import PhrasebookGenerate
import TestSupport
import Testing

/// Generated accessors of hostile catalogs are Swift for the compiler itself, which sees more than the parser.
@Suite(.needsProgram("swiftc")) struct CompilerTests {
  @Test("swiftc parses the accessors of hostile catalogs")
  func parses() throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for seed in 0..<120 as Range<UInt64> {
      var draft = HostileCatalog(seed: seed)
      let tables = draft.tables()
      let generated = Generate(options: draft.options(for: tables))(tables)
      let name = "\(seed).swift"
      try folder.write(generated.files.map(\.text).joined(), to: name)
      files.append(folder(name))
    }
    let outcome = try OtherTool.run(["swiftc", "-frontend", "-parse"] + files)
    #expect(outcome.isGood, "\(outcome.errors.prefix(2_000))")
  }
}
