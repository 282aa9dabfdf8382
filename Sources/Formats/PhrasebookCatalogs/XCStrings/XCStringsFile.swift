internal import CatalogJSON
internal import PhrasebookModel
internal import struct PhrasebookPlatform.Mutex

/// A file that was read and found good: the bytes, the tape, and where each key is.
final class XCStringsFile: CatalogSource {
  let document: JSONDocument
  let name: String
  let sourceLanguage: String
  let version: String?
  /// The node of the object that holds the entries.
  let strings: Int
  private let index: JSONIndex
  /// The style of the file, once it was needed.
  private let knownStyle = Mutex<Style?>(nil)
  private let lastPlace = Mutex(LongStringMemo<Int>())

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

  /// The style of the file's JSON. It is determined only once: an editor writes the same
  /// file again and again.
  var style: Style {
    knownStyle.withLock { known in
      let style = known ?? document.withView { Style(of: $0) }
      known = style
      return style
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

  func place(of key: String) -> Int? {
    guard LongStringMemo<Int>.isLong(key) else {
      return document.withView { index.find(key, in: $0)?.name }
    }
    if let place = lastPlace.withLock({ $0.value(of: key) }) { return place }
    let place = document.withView { index.find(key, in: $0)?.name }
    if let place { lastPlace.withLock { $0.keep(place, of: key) } }
    return place
  }

  func entry(at place: Int) -> Entry { document.withView { $0.entry(place + 1) } }

  func entry(at place: Int, languages: Set<String>) -> Entry {
    document.withView { $0.entry(place + 1, languages: languages) }
  }

  func hasText(
    at place: Int, languages: Set<String>, where matches: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    document.withView { view in
      if view.withText(place, matches) { return true }
      if let comment = view.value(of: .comment, in: place + 1), view.withText(comment, matches) {
        return true
      }
      guard let all = view.value(of: .localizations, in: place + 1) else { return false }
      return languages.contains { language in
        guard let member = view.member(language, of: all) else { return false }
        return (member.value..<view.next(after: member.value)).contains { node in
          view.nodes[node].isText && view.withText(node, matches)
        }
      }
    }
  }

  func isPlainlyTranslated(at place: Int, to language: String, from source: String) -> Bool {
    document.withView { view in
      guard let all = view.value(of: .localizations, in: place + 1),
        let member = view.member(language, of: all), let text = view.onlyText(of: member.value)
      else { return false }
      if let member = view.member(source, of: all), view.onlyText(of: member.value) == nil {
        return false
      }
      return !view.isNewState(text.state) && !view.withText(text.value, \.isEmpty)
    }
  }

  var languages: Set<String> {
    document.withView { view in
      // The first names of languages; only these become strings.
      var names: [Int] = []
      for entry in view.members(of: strings) {
        if let flag = view.value(of: .shouldTranslate, in: entry.value),
          view.nodes[flag].kind == .false
        {
          continue
        }
        guard let all = view.value(of: .localizations, in: entry.value) else { continue }
        // Most entries have the same languages in the same order.
        var next = 0
        for (name, _) in view.members(of: all) {
          let known = view.withText(name) { text in
            if next < names.count, view.hasText(names[next], text) { return next }
            return names.firstIndex { view.hasText($0, text) } ?? names.count
          }
          if known == names.count { names.append(name) }
          next = known + 1
        }
      }
      return Set(names.map(view.string))
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
