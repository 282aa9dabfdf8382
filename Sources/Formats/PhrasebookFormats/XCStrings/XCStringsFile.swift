internal import CatalogJSON
internal import PhrasebookModel

/// A file that was read and found good: the bytes, the tape, and where each key is.
final class XCStringsFile: CatalogSource {
  let document: JSONDocument
  let name: String
  let sourceLanguage: String
  let version: String?
  /// The node of the object that holds the entries.
  let strings: Int
  private let index: JSONIndex

  /// Takes a document over that the schema check has accepted.
  init(_ document: JSONDocument, name: String) throws(JSONError) {
    func text(_ name: String) -> String? {
      document.member(name, of: 0).map { document.string($0.value) }
    }
    guard let strings = document.member("strings", of: 0)?.value,
      let sourceLanguage = text("sourceLanguage")
    else { throw JSONError(message: "this is not a String Catalog", line: 1, column: 1) }
    self.document = document
    self.name = name
    self.sourceLanguage = sourceLanguage
    self.version = text("version")
    self.strings = strings
    self.index = JSONIndex(strings, of: document)
  }

  var unknown: Members<JSONValue> {
    Members(
      distinct: document.members(of: 0).compactMap { member in
        guard Shape.root.member(member.name, in: document) == .unknown else { return nil }
        return (document.string(member.name), document.value(member.value))
      })
  }

  var keys: [String] { document.members(of: strings).map { document.string($0.name) } }
  var count: Int { index.count }

  func place(of key: String) -> Int? { index.find(key, in: document) }

  func entry(at place: Int) -> Entry { document.entry(place + 1) }

  func location(of place: Int, path: [String]) -> Location {
    var (name, value) = (place, place + 1)
    for step in path {
      // `plural.one` is enough for `variations.plural.one`.
      let member =
        document.member(step, of: value)
        ?? document.member("variations", of: value)
        .flatMap { document.member(step, of: $0.value) }
      guard let member else { break }
      (name, value) = member
    }
    let (line, column) = document.place(of: name)
    return Location(file: self.name, line: line, column: column)
  }
}
