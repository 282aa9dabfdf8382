import PhrasebookModel
import TestSupport
import Testing

/// A catalog is its file with changes laid over it.
@Suite struct CatalogTests {
  @Test func looksThroughToItsFile() {
    let catalog = Catalog(FileStub(["b", "a"]))
    #expect(catalog.keys == ["b", "a"] && catalog.count == 2 && catalog.sourceLanguage == "en")
    #expect(catalog.contains("a") && !catalog.contains("c") && catalog["c"] == nil)
    #expect(catalog["a"]?.comment == "a in the file" && catalog.unknown == ["u": .null])
    #expect(catalog.edits.isEmpty)
  }

  @Test func changesStandOverTheFile() {
    var catalog = Catalog(FileStub(["b", "a", "c"]))
    catalog["a"]?.comment = "changed"
    catalog["b"] = nil
    catalog["new"] = Entry()
    catalog["newer"] = Entry(comment: "n")
    #expect(catalog.keys == ["a", "c", "new", "newer"] && catalog.count == 4)
    #expect(catalog.addedKeys == ["new", "newer"])
    #expect(catalog["a"]?.comment == "changed" && catalog["c"]?.comment == "c in the file")
    #expect(catalog["b"] == nil && !catalog.contains("b"))
    // An entry that is set again has its old position; a new one that was removed and added is
    // last.
    catalog["b"] = Entry()
    catalog["new"] = nil
    catalog["new"] = Entry()
    #expect(catalog.keys == ["b", "a", "c", "newer", "new"] && catalog.count == 5)
    catalog["absent"] = nil
    #expect(catalog.count == 5 && catalog.entries.map(\.key) == catalog.keys)
  }

  @Test func copiesAreIndependent() {
    let original = Catalog(FileStub(["a"]))
    var copy = original
    copy["a"] = nil
    copy["b"] = Entry()
    copy.unknown["x"] = .null
    #expect(original.keys == ["a"] && original["a"] != nil && original["b"] == nil)
    #expect(original.unknown == ["u": .null] && copy.unknown == ["u": .null, "x": .null])
  }

  @Test func keysAreToldApartByTheirBytes() {
    var catalog = Catalog(sourceLanguage: "en")
    catalog["é"] = Entry(comment: "one")
    catalog["e\u{301}"] = Entry(comment: "two")
    #expect(catalog.count == 2 && catalog["é"]?.comment == "one")
    catalog["é"] = nil
    #expect(catalog.keys.map { Array($0.utf8) } == [Array("e\u{301}".utf8)])
  }

  @Test func equalityIsOfWhatIsSaid() {
    let file = Catalog(FileStub(["a", "b"]))
    var loose = Catalog(sourceLanguage: "en", version: "1.0")
    loose["b"] = Entry(comment: "b in the file")
    loose["a"] = Entry(comment: "a in the file")
    #expect(loose != file)
    loose.unknown = ["u": .null]
    #expect(loose == file)
    loose["a"]?.shouldTranslate = false
    #expect(loose != file)
  }

  @Test func onlyTheFileHasPlaces() {
    var catalog = Catalog(FileStub(["a", "b"]))
    catalog["new"] = Entry()
    #expect(catalog.location(of: "new") == nil && catalog.location(of: "absent") == nil)
    #expect(catalog.location(of: "b") == Location(file: "[]", line: 1, column: 1))
    #expect(
      catalog.location(of: "a", language: "de", path: ["plural", "one"])
        == Location(file: "[\"localizations\", \"de\", \"plural\", \"one\"]", line: 0, column: 1))
  }

  /// Against a plain list of keys and comments.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func doesWhatAListDoes(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = (0..<8).map { "key \($0)" }
    let file = keys.filter { _ in random.chance(0.5) }
    var catalog = Catalog(FileStub(file))
    var comments = Dictionary(uniqueKeysWithValues: file.map { ($0, "\($0) in the file") })
    var added: [String] = []
    for step in 0..<60 {
      let key = random.pick(keys) ?? ""
      if random.chance(0.4) {
        catalog[key] = nil
        comments[key] = nil
        added.removeAll { $0 == key }
      } else {
        catalog[key] = Entry(comment: "\(step)")
        if comments[key] == nil, !file.contains(key) { added.append(key) }
        comments[key] = "\(step)"
      }
      #expect(catalog.count == comments.count && catalog.contains(key) == (comments[key] != nil))
    }
    #expect(catalog.keys == file.filter { comments[$0] != nil } + added)
    #expect(catalog.entries.allSatisfy { $0.entry.comment == comments[$0.key] })
  }

  /// A file with some keys, each with a comment.
  private final class FileStub: CatalogSource {
    let sourceLanguage = "en"
    let version: String? = "1.0"
    let unknown: Members<JSONValue> = ["u": .null]
    let keys: [String]
    var count: Int { keys.count }

    init(_ keys: [String]) { self.keys = keys }

    func place(of key: String) -> Int? { keys.firstIndex(of: key) }
    func entry(at place: Int) -> Entry { Entry(comment: "\(keys[place]) in the file") }
    func location(of place: Int, path: [String], textOffset: Int?) -> Location {
      Location(file: "\(path)", line: place, column: 1)
    }
    var languages: Set<String> { [] }
    func entry(at place: Int, languages: Set<String>) -> Entry { entry(at: place) }
    func hasText(
      at place: Int, languages: Set<String>, where matches: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> Bool {
      var key = keys[place]
      return key.withUTF8(matches)
    }
    func isPlainlyTranslated(at place: Int, to language: String, from source: String) -> Bool {
      false
    }
    func isEntry(at place: Int, sameAs otherPlace: Int, of other: any CatalogSource) -> Bool {
      entry(at: place) == other.entry(at: otherPlace)
    }
    func location(ofMember name: String) -> Location? {
      unknown[name].map { _ in Location(file: name, line: 1, column: 1) }
    }
  }
}
