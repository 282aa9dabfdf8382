import Foundation
@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Translators' tools read our files as meant, and we read theirs.
@Suite struct POToolTests {
  @Test(.needsProgram("msgfmt")) func msgfmtAcceptsOurFiles() throws {
    let folder = try TemporaryFolder()
    for seed in 0..<40 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: false)
      let file = try #require(PO.write(generator.exchange()).files.first)
      let url = folder.url.appendingPathComponent("\(seed).po")
      try Data(file.bytes).write(to: url)
      let result = try OtherTool.run(["msgfmt", "-c", "-o", "/dev/null", url.path])
      #expect(result.isGood && result.errors.isEmpty, "\(result.errors)\n\(file.text)")
    }
  }

  /// A comment that ends with a backslash does not swallow the line after it.
  @Test(.needsProgram("msgfmt")) func backslashesOfComments() throws {
    let original = #"""
      # a \
      msgid ""
      msgstr ""
      "Language: fr\n"
      "Content-Type: text/plain; charset=UTF-8\n"

      # b \
      #. c \
      #: C:\d\
      #, x\
      msgid "One"
      msgstr "Un"

      # e \
      #~ msgid "gone"
      #~ msgstr "parti"
      """#
    let reading = try PO.read(ExchangeFile(path: "fr.po", bytes: Array(original.utf8)))
    let file = try #require(PO.write(reading.exchange).files.first)
    let folder = try TemporaryFolder()
    try Data(file.bytes).write(to: folder.url.appendingPathComponent("fr.po"))
    let outcome = try OtherTool.run(["msgfmt", "-o", "/dev/null", folder("fr.po")])
    #expect(outcome.isGood && outcome.errors.isEmpty, "\(outcome.errors)\n\(file.text)")
    for line in ["# a \\ ", "# b \\ ", "#. c \\ ", "#: C:\\d\\ ", "# e \\ "] {
      #expect(file.text.contains("\(line)\n"), "\(line) is not in\n\(file.text)")
    }
    let again = try PO.read(file).exchange
    #expect(again.comparable().difference(from: reading.exchange.comparable()) == nil)
  }

  /// Each unit as a list: context, source, plural, translations, whether it is fuzzy.
  private static let listing = """
    import sys, json
    from translate.storage import po
    store = po.pofile.parsefile(sys.argv[1])
    units = []
    for u in store.units:
        if u.isheader() or u.isobsolete(): continue
        ctxt = u.getcontext()
        targets = u.target.strings if u.hasplural() else [u.target]
        units.append([ctxt, u.source.strings[0] if u.hasplural() else str(u.source),
          u.source.strings[1] if u.hasplural() else None, [str(t) for t in targets], u.isfuzzy()])
    print(json.dumps(units))
    store.savefile(sys.argv[2])
    """

  @Test(.needsPython("translate.storage")) func isReadByTranslateToolkit() throws {
    let folder = try TemporaryFolder()
    for seed in 0..<6 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: false)
      let exchange = generator.exchange()
      let file = try #require(PO.write(exchange).files.first)
      let url = folder.url.appendingPathComponent("\(seed).po")
      let saved = folder.url.appendingPathComponent("\(seed)-saved.po")
      try Data(file.bytes).write(to: url)
      let output = try OtherTool.python(Self.listing, [url.path, saved.path])
      let theirs = try JSONDecoder().decode([Listed].self, from: output)
      var parser = POParser(file.bytes, file: "x")
      let ours = try parser.messages().messages.filter { !$0.isHeader }
      #expect(theirs.count == ours.count)
      for (theirs, ours) in zip(theirs, ours) {
        #expect(theirs.context == ours.context ?? "")
        #expect(theirs.source == ours.id)
        #expect(theirs.plural == ours.plural)
        #expect(theirs.targets == ours.texts)
        #expect(theirs.isFuzzy == ours.isFuzzy)
      }
      let again = ExchangeFile(path: file.path, bytes: Array(try Data(contentsOf: saved)))
      #expect(
        try PO.read(again).exchange.comparable().difference(from: exchange.comparable()) == nil)
    }
  }

  @Test(.needsPython("moz.l10n")) func isReadByMozilla() throws {
    let folder = try TemporaryFolder()
    for seed in 0..<6 as Range<UInt64> {
      var generator = GeneratedExchange(seed: seed, isWild: false)
      let file = try #require(PO.write(generator.exchange()).files.first)
      let url = folder.url.appendingPathComponent("\(seed).po")
      try Data(file.bytes).write(to: url)
      var parser = POParser(file.bytes, file: "x")
      let ours = try parser.messages().messages.filter { !$0.isHeader }.map { message in
        let texts = message.texts.enumerated().map { (String($0.offset), $0.element) }
        return MozillaUnit(
          id: [message.id, message.context ?? ""].filter { !$0.isEmpty },
          forms: message.plural == nil
            ? ["": message.texts.first ?? ""] : Dictionary(uniqueKeysWithValues: texts))
      }
      #expect(try MozillaUnit.list([url.path]) == ours)
    }
  }

  private struct Listed: Decodable {
    var context, source: String
    var plural: String?
    var targets: [String]
    var isFuzzy: Bool

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      context = try list.decode(String.self)
      source = try list.decode(String.self)
      plural = try list.decodeIfPresent(String.self)
      targets = try list.decode([String].self)
      isFuzzy = try list.decode(Bool.self)
    }
  }
}
