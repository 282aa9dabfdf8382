internal import PhrasebookModel

/// Markup that was kept of a file and is written again unchanged. It may have been kept in a file
/// of another format, so it must not be trusted.
enum XMLMarkup {
  /// Reads markup as the content of an element.
  static func reader(of markup: String) throws(UnreadableFile) -> XMLReader {
    var reader = try XMLReader(ExchangeFile(path: "", bytes: Array("<a>\(markup)</a>".utf8)))
    _ = try reader.next()
    return reader
  }

  /// Whether the markup is valid as the content of an element.
  static func isWhole(_ markup: String) -> Bool {
    guard XMLWriter.canWrite(markup) else { return false }
    do {
      var reader = try reader(of: markup)
      while try reader.next() != nil {}
      return true
    } catch {
      return false
    }
  }

  /// The names of the elements in the markup, each once.
  static func names(in markup: String) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    do {
      var reader = try reader(of: markup)
      while let event = try reader.next() {
        if case .start(let tag) = event, seen.insert(tag.name).inserted { names.append(tag.name) }
      }
    } catch {}
    return names
  }

  /// Whether an attribute can be called so.
  static func isName(_ name: String) -> Bool {
    name.first?.isLetter == true && name.last != ":"
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || "-_:.".unicodeScalars.contains($0)
      }
  }
}

extension Members<JSONValue> {
  /// The valid pieces of markup that were kept under a name.
  func elements(_ name: String) -> [String] { pieces(name).filter(XMLMarkup.isWhole) }

  /// The attributes that were kept under `element@name`, as far as XML can hold them.
  func usableAttributes(_ element: String) -> [(String, String)] {
    attributes(element).filter { XMLMarkup.isName($0.0) && XMLWriter.canWrite($0.1) }
  }

  /// Keeps attributes under `element@name`.
  mutating func keep(_ attributes: [XMLAttribute], of element: String) {
    for attribute in attributes { self["\(element)@\(attribute.name)"] = .string(attribute.value) }
  }

  /// Keeps one more piece of markup under a name.
  mutating func append(_ piece: String, to name: String) {
    var kept: [JSONValue] = []
    // Taken out meanwhile, so that it need not be copied; its place stays.
    if case .array(let before)? = self[name] {
      kept = before
      self[name] = .null
    }
    kept.append(.string(piece))
    self[name] = .array(kept)
  }

  /// Keeps pieces of markup, comments or lines under a name, if there are any.
  mutating func keep(_ pieces: [String], as name: String) {
    if !pieces.isEmpty { self[name] = .array(pieces.map(JSONValue.string)) }
  }
}
