import Foundation
import TestSupport
import Testing

/// A large catalog is in memory once, whatever is done with one of its keys.
struct CatalogMemoryTests {
  @Test(
    .needsProgram("python3"),
    arguments: [
      ["set", "key 7", "fr", "new"], ["rename", "key 7", "key new"], ["remove", "key 7"],
    ])
  func anEditHoldsTheCatalogOnce(_ arguments: [String]) throws {
    let folder = try TemporaryFolder()
    let entry =
      #"{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"\#(filler)"}}}}"#
    let strings = (0..<30_000).map { #""key \#($0)":\#(entry)"# }.joined(separator: ",\n")
    let text = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    try folder.write(text, to: "L.xcstrings")
    let read = try peak(["get", "key 7", "L.xcstrings"], in: folder)
    let edited = try peak(arguments + ["L.xcstrings"], in: folder)
    #expect(edited < read + text.utf8.count, "\(read) \(edited) \(text.utf8.count)")
  }

  private let filler = String(repeating: "text ", count: 120)

  /// The most memory that a run of the command had, in bytes. Python starts it: on Linux a process also
  /// counts what the one that started it held at that time, and the process of the tests is large.
  private func peak(_ arguments: [String], in folder: TemporaryFolder) throws -> Int {
    let command = try BuiltCommand().executable.path
    let output = try OtherTool.python(
      """
      import resource, subprocess, sys
      subprocess.run(sys.argv[2:], cwd=sys.argv[1], stdout=subprocess.DEVNULL, check=True)
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
      """, [folder.url.path, command] + arguments)
    let peak = try #require(Int(String(decoding: output, as: UTF8.self).dropLast()))
    #if canImport(Darwin)
      return peak
    #else
      return peak << 10
    #endif
  }
}
