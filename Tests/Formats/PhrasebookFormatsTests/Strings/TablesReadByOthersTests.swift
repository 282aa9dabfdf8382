import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Our tables in third-party programs, and theirs in ours.
@Suite("Tables and string resources: read by others")
struct TablesReadByOthersTests {
  static let texts = [
    "A \"quoted\" one", "back\\slash", "two\nlines", "tab\there", "é😀", "100%% of %1$@", "it's",
    "<b>",
  ]

  private static func plural(_ category: String) -> VariationPath {
    VariationPath(steps: [VariationPath.Step("plural", category)])
  }

  private static var exchange: Exchange {
    var units = texts.map { ExchangeUnit(key: "key \($0)", target: $0, comment: "On \($0)") }
    units.append(ExchangeUnit(key: "%lld files", path: plural("one"), target: "%lld file"))
    units.append(ExchangeUnit(key: "%lld files", path: plural("other"), target: "%lld files"))
    return Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: units)])
  }

  private func write(_ files: [ExchangeFile], to folder: TemporaryFolder) throws -> [String] {
    try files.map { file in
      let name = (file.path as NSString).lastPathComponent
      let url = folder.url.appending(path: name)
      try Data(file.bytes).write(to: url)
      return url.path
    }
  }

  @Test("translate-toolkit sees the same pairs in .strings", .needsPython("translate.storage"))
  func strings() throws {
    let folder = try TemporaryFolder()
    let paths = try write(StringsFormat.write(Self.exchange).files, to: folder)
    let script = """
      import sys, json
      from translate.storage import properties
      store = properties.stringsutf8file(open(sys.argv[1], "rb"))
      print(json.dumps([[u.name, u.source, u.getnotes()] for u in store.units if u.name]))
      """
    let path = try #require(paths.first { $0.hasSuffix(".strings") })
    let output = try OtherTool.python(script, [path])
    let seen = try JSONDecoder().decode([[String]].self, from: output)
    #expect(seen.map { $0[1] } == Self.texts)
    #expect(seen.count == Self.texts.count)
  }

  @Test("translate-toolkit sees the same forms in .stringsdict", .needsPython("translate.storage"))
  func dictionaries() throws {
    let folder = try TemporaryFolder()
    let paths = try write(StringsFormat.write(Self.exchange).files, to: folder)
    let script = """
      import sys, json
      from translate.storage import stringsdict
      store = stringsdict.StringsDictFile()
      store.settargetlanguage("en")
      store.parse(open(sys.argv[1], "rb").read())
      print(json.dumps([[str(s) for s in u.target.strings] for u in store.units]))
      """
    let path = try #require(paths.first { $0.hasSuffix(".stringsdict") })
    let output = try OtherTool.python(script, [path])
    let seen = try JSONDecoder().decode([[String]].self, from: output)
    #expect(seen.map { $0.filter { !$0.isEmpty } } == [["%lld file", "%lld files"]])
  }

  /// The output of `compile`, or translate-toolkit's reading of it.
  private struct Tables: Codable {
    /// By file and key.
    var texts: [String: [String: String]] = [:]
    /// By file, then key and variable: the forms that are there, in CLDR's order.
    var forms: [String: [String: [String]]] = [:]
  }

  /// The texts of a few languages of every public catalog, compiled: what translate-toolkit reads
  /// of `.strings` is what the catalog has under each key, and of `.stringsdict` every form.
  @Test(
    "translate-toolkit reads what compile makes of public catalogs",
    .needsPython("translate.storage"), .needsShared("corpus/catalogs"))
  func compiled() throws {
    let folder = try TemporaryFolder()
    var expected = Tables()
    for (number, file) in PackageRoot.corpus.enumerated() {
      let bytes = Array(try Data(contentsOf: file))
      guard let catalog = try? XCStrings.read(bytes, file: "a").catalog else { continue }
      var languages: Set<String> = [catalog.sourceLanguage]
      for (_, entry) in catalog.entries where languages.count < 3 {
        languages.formUnion(entry.localizations.names.prefix(2))
      }
      let compilation = LprojCompilation(
        catalog, table: "T", path: "T", languages: Set(languages.sorted().prefix(3)))
      for file in compilation.files(as: .text) {
        let name = "\(number)-\(file.path.replacing("/", with: "-"))"
        try Data(file.bytes).write(to: folder.url.appending(path: name))
        let language = compilation.languages.first { file.path.hasPrefix("\($0.name).lproj/") }
        if name.hasSuffix(".strings") {
          // It has no unit for the empty key.
          let texts = (language?.texts ?? []).filter { !$0.key.isEmpty }
          expected.texts[name] = Dictionary(texts.map { ($0.key, $0.value) }) { $1 }
        } else {
          let forms = (language?.dictionaries ?? []).flatMap(Self.forms)
          expected.forms[name] = Dictionary(forms) { $1 }
        }
      }
    }
    try #require(!expected.texts.isEmpty)
    let output = try OtherTool.python(Self.readTables, [folder.url.path])
    let seen = try JSONDecoder().decode(Tables.self, from: output)
    for (name, texts) in expected.texts {
      let other = seen.texts[name] ?? [:]
      let wrong = texts.filter { other[$0.key]?.isExactly($0.value) != true }
      #expect(wrong.isEmpty, "\(name): \(wrong.prefix(3))")
      #expect(Set(other.keys) == Set(texts.keys), "\(name)")
    }
    for (name, forms) in expected.forms {
      let other = seen.forms[name] ?? [:]
      let wrong = forms.filter { other[$0.key] != $0.value }
      #expect(wrong.isEmpty, "\(name): \(wrong.prefix(3)), not \(wrong.keys.map { other[$0] })")
    }
    print(
      """
      translate-toolkit: \(seen.texts.values.joined().count) texts, \
      \(seen.forms.values.joined().count) sets of forms of \(expected.texts.count) and \
      \(expected.forms.count) tables
      """)
  }

  private static let categories = ["zero", "one", "two", "few", "many", "other"]

  /// The forms of each variable of an entry; empty if it varies only by device or width, which the
  /// toolkit cannot represent.
  private static func forms(
    of entry: (key: String, value: PropertyListValue)
  ) -> [(String, [String])] {
    guard let members = entry.value.members,
      members.contains(where: { $0.key == "NSStringLocalizedFormatKey" })
    else { return [] }
    return members.compactMap { variable in
      guard let forms = variable.value.members else { return nil }
      let texts = categories.compactMap { category in
        forms.first { $0.key == category }?.value.text
      }
      return ("\(entry.key):\(variable.key)", texts.filter { !$0.isEmpty })
    }
  }

  /// Names keep the escapes of the file there; Arabic has all forms, and in any other language those
  /// that it lacks are dropped.
  private static let readTables = #"""
    import sys, os, json, re
    from translate.storage import properties, stringsdict
    texts, forms = {}, {}
    def plain(name):
        signs = {"n": "\n", "t": "\t", "r": "\r"}
        return re.sub(r"\\(.)", lambda m: signs.get(m[1], m[1]), name, flags=re.S)
    for name in sorted(os.listdir(sys.argv[1])):
        path = os.path.join(sys.argv[1], name)
        if name.endswith(".strings"):
            store = properties.stringsutf8file(open(path, "rb"))
            texts[name] = {plain(u.name): u.source for u in store.units if u.name}
        else:
            store = stringsdict.StringsDictFile()
            store.settargetlanguage("ar")
            store.parse(open(path, "rb").read())
            forms[name] = {
                u.getid(): [str(s) for s in getattr(u.target, "strings", [u.target]) if str(s)]
                for u in store.units}
    print(json.dumps({"texts": texts, "forms": forms}))
    """#

  @Test("moz.l10n sees the same resources", .needsPython("moz.l10n"))
  func android() throws {
    let folder = try TemporaryFolder()
    let writing = AndroidXML.write(Self.exchange)
    #expect(writing.losses == [])
    let paths = try write(writing.files, to: folder)
    let seen = try MozillaUnit.list(paths)
    // Java's spelling stays Java's.
    #expect(
      seen.dropLast().map(\.forms) == Self.texts.map { ["": $0.replacing("$@", with: "$s")] })
    #expect(seen.last?.forms == ["one": "%d file", "other": "%d files"])
  }

  @Test(
    "moz.l10n sees the same spaces in Android's resources, and sends them home",
    .needsPython("moz.l10n"))
  func androidSpaces() throws {
    let texts = [
      "« x\u{A0}: y\u{A0}»", "\u{202F}a\u{2003}b\u{3000}", " a  b ", "\u{A0}", "a \u{A0} b",
      "a\u{2028}b",
    ]
    let units = texts.map { ExchangeUnit(key: "key \($0)", target: $0) }
    let exchange = Exchange(
      targetLanguage: "fr", tables: [ExchangeTable(name: "Localizable", units: units)])
    let folder = try TemporaryFolder()
    let paths = try write(AndroidXML.write(exchange).files, to: folder)
    let script = """
      import sys, json
      from moz.l10n.formats.android.parse import android_parse
      from moz.l10n.formats.android.serialize import android_serialize
      resource = android_parse(open(sys.argv[1], "rb").read())
      entries = [e for s in resource.sections for e in s.entries]
      print(json.dumps({
        "texts": ["".join(e.value.pattern) for e in entries],
        "file": "".join(android_serialize(resource))}))
      """
    let output = try OtherTool.python(script, paths)
    let seen = try JSONDecoder().decode(Seen.self, from: output)
    #expect(seen.texts == texts)
    let home = try AndroidXML.read(
      ExchangeFile(path: "values-fr/strings.xml", bytes: Array(seen.file.utf8)))
    #expect(home.exchange.tables.flatMap(\.units).map(\.target) == texts)
  }

  private struct Seen: Decodable {
    var texts: [String]
    var file: String
  }

  @Test(
    "translate-toolkit reads the same texts in Android's resources",
    .needsPython("translate.storage"))
  func toolkitAndroid() throws {
    let folder = try TemporaryFolder()
    let paths = try write(AndroidXML.write(Self.exchange).files, to: folder)
    let script = """
      import sys, json
      from translate.storage import aresource
      store = aresource.AndroidResourceFile.parsefile(sys.argv[1])
      units = [u for u in store.units if not u.hasplural()]
      print(json.dumps([str(u.target) for u in units]))
      """
    let output = try OtherTool.python(script, paths)
    let seen = try JSONDecoder().decode([String].self, from: output)
    // `<b>` stays escaped there, and Java's spelling stays Java's.
    let expected = Self.texts.map { $0 == "<b>" ? "&lt;b&gt;" : $0.replacing("$@", with: "$s") }
    #expect(seen.prefix(expected.count).map { $0 == "<b>" ? "&lt;b&gt;" : $0 } == expected)
  }

  @Test(
    "what plistutil makes binary is read as the same, and it reads ours",
    .needsProgram("plistutil"))
  func plistutil() throws {
    let folder = try TemporaryFolder()
    let list = PropertyListValue.table(
      Self.texts.map { ("key \($0)", .text($0)) } + [("n", .table([("one", .text("é"))]))])
    let (xml, binary) = (PropertyListWriter.xml(list), PropertyListWriter.binary(list))
    for (name, bytes) in [("xml", xml), ("binary", binary)] {
      let file = folder.url.appending(path: "\(name).plist")
      try Data(bytes).write(to: file)
      // It turns each spelling into the other.
      let other = folder.url.appending(path: "\(name).other")
      let outcome = try OtherTool.run(["plistutil", "-i", file.path, "-o", other.path])
      #expect(outcome.isGood, "\(outcome.errors)")
      let made = Array(try Data(contentsOf: other))
      #expect(made.starts(with: Array((name == "xml" ? "bplist00" : "<?xml").utf8)))
      #expect(try PropertyListFile(made, file: "other.plist").root == list)
    }
  }
}
