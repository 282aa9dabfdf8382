import Foundation
import TestSupport
import Testing

/// A large catalog is in memory once, whatever is done with one of its keys.
struct CatalogMemoryTests {
  @Test(arguments: [
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

  /// The most memory that a run of the command had, in bytes.
  private func peak(_ arguments: [String], in folder: TemporaryFolder) throws -> Int {
    let command = try BuiltCommand().executable.path
    let line = "cd \"$0\" && exec \"$@\" > /dev/null"
    let words = ["sh", "-c", line, folder.url.path, command] + arguments
    var pointers = words.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    var process: pid_t = 0
    try #require(posix_spawn(&process, "/bin/sh", nil, nil, &pointers, environ) == 0)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 { try #require(errno == EINTR) }
    #expect(status == 0, "\(arguments)")
    #if canImport(Darwin)
      return usage.ru_maxrss
    #else
      return usage.ru_maxrss << 10
    #endif
  }
}
