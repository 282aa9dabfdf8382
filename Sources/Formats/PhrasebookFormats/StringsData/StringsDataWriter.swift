internal import CatalogJSON
internal import PhrasebookModel

/// Writes the strings of many files, one document per file, with members in Xcode's order.
struct StringsDataWriter {
  /// By source file.
  private var contents: [ExactString: Content] = [:]

  private struct Content {
    /// The call sites by table.
    var sites: [ExactString: [(location: Location?, string: ExtractedString)]] = [:]
    var undeterminable: [UndeterminableSite] = []
  }

  init(_ extraction: Extraction, sources: [String]) {
    for source in sources { contents[ExactString(source)] = Content() }
    for string in extraction.strings {
      let places: [Location?] = string.locations.isEmpty ? [nil] : string.locations
      for place in places {
        contents[ExactString(place?.file ?? ""), default: Content()]
          .sites[ExactString(string.table), default: []].append((place, string))
      }
    }
    for site in extraction.undeterminable {
      contents[ExactString(site.location.file), default: Content()].undeterminable.append(site)
    }
  }

  func files() -> [StringsData.File] {
    contents.sorted { $0.key.text.utf8.lexicographicallyPrecedes($1.key.text.utf8) }.map {
      StringsData.File(source: $0.key.text, bytes: bytes(of: $0.value, source: $0.key.text))
    }
  }

  private func bytes(of content: Content, source: String) -> [UInt8] {
    var tables = Members<JSONValue>()
    for (table, sites) in content.sites {
      let sorted = sites.sorted { a, b in
        if a.string.key.isExactly(b.string.key) {
          return (a.location ?? .nowhere) < (b.location ?? .nowhere)
        }
        return a.string.key.utf8.lexicographicallyPrecedes(b.string.key.utf8)
      }
      tables[table.text] = .array(sorted.map { .object(members(of: $0.string, at: $0.location)) })
    }
    var document: Members<JSONValue> = [
      "source": .string(source), "tables": .object(tables),
      "version": .number(String(StringsData.version)),
    ]
    if !content.undeterminable.isEmpty {
      let sites = content.undeterminable.sorted {
        ($0.location, $0.table ?? "", $0.reason.text)
          < ($1.location, $1.table ?? "", $1.reason.text)
      }
      document["undeterminable"] = .array(sites.map { .object(members(of: $0)) })
    }
    return XcodeWriter.write(.object(document)) + [.newline]
  }

  private func members(
    of string: ExtractedString, at location: Location?
  ) -> Members<JSONValue> {
    var members: Members<JSONValue> = [
      "comment": .string(string.comment ?? ""), "key": .string(string.key),
    ]
    members["value"] = string.defaultValue.map(JSONValue.string)
    members["location"] = location.map(place)
    members["bundle"] = string.bundle.map(JSONValue.string)
    if !string.phrases.isEmpty {
      members["phrases"] = .array(string.phrases.map(JSONValue.string))
    }
    if string.hasGuessedSpecifiers {
      members["guessedSpecifiers"] = .bool(true)
    } else if string.hasGuessedSite {
      members["guessedSite"] = .bool(true)
    }
    if string.isPassedOn { members["passedOn"] = .bool(true) }
    return members
  }

  private func members(of site: UndeterminableSite) -> Members<JSONValue> {
    var members: Members<JSONValue> = [
      "location": place(site.location), "reason": .string(site.reason.text),
    ]
    members["table"] = site.table.map(JSONValue.string)
    return members
  }

  private func place(_ location: Location) -> JSONValue {
    .object([
      "startingColumn": .number(String(location.column)),
      "startingLine": .number(String(location.line)),
    ])
  }
}

extension Location {
  /// Before every place.
  fileprivate static let nowhere = Location(file: "", line: 0, column: 0)
}
