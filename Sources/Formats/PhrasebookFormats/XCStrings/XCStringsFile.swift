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
    self.document = document
    self.name = name
    (sourceLanguage, version, strings, index) = try document.withView { view throws(JSONError) in
      func text(_ field: CatalogField) -> String? {
        view.value(of: field, in: 0).map(view.string)
      }
      guard let strings = view.value(of: .strings, in: 0),
        let sourceLanguage = text(.sourceLanguage)
      else { throw JSONError(JSONMessage("this is not a String Catalog"), line: 1, column: 1) }
      return (sourceLanguage, text(.version), strings, JSONIndex(strings, of: view))
    }
  }

  var unknown: Members<JSONValue> {
    document.withView { view in
      let members = view.members(of: 0).filter { view.field($0.name, of: .root) == nil }
      return Members(
        distinct: members.map { view.string($0.name) },
        members.map { JSONValue($0.value, of: view) })
    }
  }

  var keys: [String] {
    document.withView { view in view.members(of: strings).map { view.string($0.name) } }
  }
  var count: Int { index.count }

  func place(of key: String) -> Int? { document.withView { index.find(key, in: $0)?.name } }

  func entry(at place: Int) -> Entry { document.withView { $0.entry(place + 1) } }

  func entry(at place: Int, languages: Set<String>) -> Entry {
    document.withView { $0.entry(place + 1, languages: languages) }
  }

  var languages: Set<String> {
    document.withView { view in
      var languages: Set<String> = []
      for entry in view.members(of: strings) {
        if let flag = view.value(of: .shouldTranslate, in: entry.value),
          view.nodes[flag].kind == .false
        {
          continue
        }
        guard let all = view.value(of: .localizations, in: entry.value) else { continue }
        for language in view.members(of: all) { languages.insert(view.string(language.name)) }
      }
      return languages
    }
  }

  func location(of place: Int, path: [String], textOffset: Int?) -> Location {
    let part = document.withView { view in
      var (name, value) = (place, place + 1)
      var isWhole = true
      for step in path {
        // `plural.one` is enough for `variations.plural.one`.
        let member =
          view.member(step, of: value)
          ?? view.value(of: .variations, in: value).flatMap { view.member(step, of: $0) }
        guard let member else {
          isWhole = false
          break
        }
        (name, value) = member
      }
      return (name, value, isWhole)
    }
    // A place beyond the end of a text is the place of the text.
    let (line, column) =
      if let textOffset, part.2 {
        // A key's own text is its name.
        document.place(of: path.isEmpty ? part.0 : part.1, textOffset: textOffset)
      } else {
        document.place(of: part.0)
      }
    return Location(file: name, line: line, column: column)
  }

  func isEntry(at place: Int, sameAs otherPlace: Int, of other: any CatalogSource) -> Bool {
    guard let other = other as? XCStringsFile else { return false }
    return document.withView { mine in
      other.document.withView { theirs in
        mine.member(place).isEqual(theirs.member(otherPlace))
      }
    }
  }

  func location(ofMember name: String) -> Location? {
    guard let member = document.withView({ $0.member(name, of: 0)?.name }) else { return nil }
    let (line, column) = document.place(of: member)
    return Location(file: self.name, line: line, column: column)
  }
}

extension JSONView {
  /// The bytes of a member, from its name to the end of its value.
  fileprivate func member(_ name: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range(of: name).lowerBound..<end(of: name + 1)])
  }
}
