import PhrasebookModel
import PhrasebookProjects
import TestSupport
import Testing

@testable import PhrasebookWorkspace

/// Modules One and Two share a source, Three has one of its own, and Four has no catalog.
@Suite("The catalogs that a call looks its key up in")
struct KeyPlacesTests {
  private let folder: TemporaryFolder
  private let snapshot: LiveSnapshot

  init() throws {
    folder = try TemporaryFolder(named: "Places")
    try folder.write(
      """
      modules:
        - name: One
          sources: [One, Shared]
          catalogs: [One]
        - name: Two
          sources: [Two, Shared]
          catalogs: [Two]
        - name: Three
          sources: [Three]
          catalogs: [Three]
        - name: Four
          sources: [Four]
          catalogs: [Four]

      """, to: "phrasebook.yml")
    for module in ["One", "Two", "Three"] {
      try folder.write(
        #"{"sourceLanguage":"en","strings":{"OK":{}},"version":"1.0"}"#,
        to: "\(module)/Localizable.xcstrings")
    }
    for module in ["One", "Three", "Four", "Shared"] {
      try folder.write("let a = Text(\"OK\")\n", to: "\(module)/\(module).swift")
    }
    let live = Workspace(path: folder.path, extraction: ExtractionRun()).live()
    snapshot = live.snapshot(audited: false)
  }

  private func key(of source: String) throws -> KeyReference {
    let text = DocumentText(Array("let a = Text(\"OK\")\n".utf8))
    return try #require(
      snapshot.reference(at: 14, in: text, of: folder("\(source)/\(source).swift")))
  }

  private func catalogs(_ names: [String]) -> [String] {
    names.map { folder("\($0)/Localizable.xcstrings") }
  }

  @Test(
    "a source asks those of its modules, one of a module without a catalog all",
    arguments: [
      ("One", ["One"]), ("Three", ["Three"]), ("Shared", ["One", "Two"]),
      ("Four", ["One", "Three", "Two"]),
    ])
  func asked(source: String, names: [String]) throws {
    let entries = try KeyPlaces(snapshot).entries(of: key(of: source))
    #expect(entries.map(\.file) == catalogs(names))
  }

  @Test("uses are those that ask one of the same catalogs")
  func uses() throws {
    let places = KeyPlaces(snapshot)
    let uses = try places.uses(of: key(of: "Three"))
    #expect(uses.map(\.file) == ["Four/Four.swift", "Three/Three.swift"].map { folder($0) })
    let ofTwo = KeyReference(key: "OK", catalogs: catalogs(["Two"]), range: 0..<0)
    #expect(
      places.uses(of: ofTwo).map(\.file)
        == ["Four/Four.swift", "Shared/Shared.swift"].map { folder($0) })
  }

  @Test("catalogs that one call asks are renamed together")
  func renamedTogether() throws {
    let all = try KeyPlaces(snapshot).catalogsRenamedTogether(of: key(of: "One"))
    #expect(all == catalogs(["One", "Three", "Two"]))
  }

  @Test("without such a call they are renamed by themselves")
  func renamedAlone() throws {
    try folder.write("", to: "Four/Four.swift")
    let live = Workspace(path: folder.path, extraction: ExtractionRun()).live()
    let places = KeyPlaces(live.snapshot(audited: false))
    #expect(try places.catalogsRenamedTogether(of: key(of: "One")) == catalogs(["One", "Two"]))
    #expect(try places.catalogsRenamedTogether(of: key(of: "Three")) == catalogs(["Three"]))
    let result = try live.operations().rename(
      RenameRequest("OK", to: "Fine", catalogs: catalogs(["Three"])))
    #expect(result.diagnostics.filter { $0.severity == .error } == [])
    func text(of file: String) throws -> String {
      String(decoding: try folder.data(at: file), as: UTF8.self)
    }
    #expect(try text(of: "Three/Three.swift") == "let a = Text(\"Fine\")\n")
    #expect(try text(of: "One/One.swift") == "let a = Text(\"OK\")\n")
  }
}
