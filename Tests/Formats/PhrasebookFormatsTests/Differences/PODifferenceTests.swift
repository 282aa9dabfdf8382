import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Our reader of PO against gettext's: what it reads without a diagnostic is a PO file for gettext too.
///
/// The program is msgattrib, which checks the syntax. msgfmt reads in the same way, and then checks that a translation
/// begins and ends with a line end if its source does: that is a rule about translations, which our writer follows.
@Suite(.needsProgram("msgattrib")) struct PODifferenceTests {
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
      try Data(Self.forGettext(bytes)).write(to: folder.url.appendingPathComponent("fr.po"))
      let outcome = try OtherTool.run(["msgattrib", "-o", "/dev/null", folder("fr.po")])
      #expect(outcome.isGood, "\(outcome.errors)\n\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(accepted > 20)
  }

  /// The file without that which only gettext reads.
  ///
  /// Lines that begin with `#~` or `#|` are left out: gettext checks the syntax of obsolete entries and previous source
  /// texts, and our reader takes nothing from them. A comment that ends with a backslash gets a space: gettext
  /// joins it to the next line, and our reader, as those of most tools, does not.
  private static func forGettext(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let kept = lines.filter { !$0.starts(with: "#~".utf8) && !$0.starts(with: "#|".utf8) }.map {
      let isComment = $0.first { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: "#")
      return isComment && $0.last == UInt8(ascii: "\\") ? $0 + [0x20] : $0
    }
    return Array(kept.joined(separator: [0x0A]))
  }
}
