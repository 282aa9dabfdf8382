import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Our reader of PO against msgfmt: what it reads without a diagnostic is a PO file for gettext too.
///
/// Obsolete entries and previous source texts are taken out for msgfmt, which checks their syntax: our
/// reader takes nothing from them.
@Suite(.needsProgram("msgfmt")) struct PODifferenceTests {
  private static let original = Array(
    #"""
    # heading
    msgid ""
    msgstr ""
    "Language: fr\n"
    "Content-Type: text/plain; charset=UTF-8\n"
    "Plural-Forms: nplurals=2; plural=(n > 1);\n"

    #. a comment
    #: a.c:1
    #, c-format
    msgctxt "menu"
    msgid "One\t\"two\""
    msgstr "Un\n"
    "deux"

    #, fuzzy
    #| msgid "old"
    msgid "%d file"
    msgid_plural "%d files"
    msgstr[0] "%d fichier"
    msgstr[1] "%d fichiers"

    #~ msgid "gone"
    #~ msgstr "parti"
    """#.utf8)

  @Test("changed files")
  func accepted() throws {
    let folder = try TemporaryFolder()
    var accepted = 0
    for seed in 0..<UInt64(Mutants.count(400)) {
      var random = SeededGenerator(seed: seed)
      let bytes = seed == 0 ? Self.original : random.mutated(Self.original)
      guard let reading = try? PO.read(ExchangeFile(path: "fr.po", bytes: bytes)),
        reading.diagnostics.isEmpty
      else { continue }
      accepted += 1
      try Data(Self.withoutHistory(bytes)).write(to: folder.url.appendingPathComponent("fr.po"))
      let outcome = try OtherTool.run(["msgfmt", "-o", "/dev/null", folder("fr.po")])
      #expect(outcome.isGood, "\(outcome.errors)\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 20)
  }

  /// The file without the lines that begin with `#~` or `#|`.
  private static func withoutHistory(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.starts(with: "#~".utf8) && !$0.starts(with: "#|".utf8) }
    return Array(kept.joined(separator: [0x0A]))
  }
}
