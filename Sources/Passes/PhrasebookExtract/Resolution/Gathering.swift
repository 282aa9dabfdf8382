import PhrasebookModel

/// Joins the sites of all files: one string for each key of each table.
struct Gathering {
  private struct Name: Hashable {
    var table: ExactString
    var key: ExactString
  }

  private var strings: [Name: ExtractedString] = [:]
  private var comments: [Name: Set<ExactString>] = [:]
  private var sites: [UndeterminableSite] = []
  private var diagnostics: [Diagnostic] = []

  /// Adds what one file has.
  mutating func add(_ result: Resolver.FileResult, notes: [Facts.Note], file: String) {
    for site in result.sites { add(site, file: file) }
    for site in result.open {
      sites.append(
        UndeterminableSite(
          location: Location(file, site.place), table: site.table, reason: site.reason))
    }
    for note in notes {
      diagnostics.append(Diagnostic(.warning, note.message, at: Location(file, note.place)))
    }
  }

  private mutating func add(_ site: Site, file: String) {
    let name = Name(table: ExactString(site.table), key: ExactString(site.key))
    let location = Location(file, site.place)
    if let comment = site.comment { comments[name, default: []].insert(ExactString(comment)) }
    guard var known = strings[name] else {
      strings[name] = ExtractedString(
        key: site.key, table: site.table, defaultValue: site.defaultValue, bundle: site.bundle,
        phrases: site.phrases, hasGuessedSpecifiers: site.isGuessed, locations: [location])
      return
    }
    // The first place in the order of files and lines decides where call sites differ.
    let isFirst = known.locations.allSatisfy { location < $0 }
    if isFirst || known.defaultValue == nil {
      known.defaultValue = site.defaultValue ?? known.defaultValue
    }
    if isFirst || known.bundle == nil { known.bundle = site.bundle ?? known.bundle }
    if known.phrases.isEmpty { known.phrases = site.phrases }
    known.hasGuessedSpecifiers = known.hasGuessedSpecifiers && site.isGuessed
    known.locations.append(location)
    strings[name] = known
  }

  /// Everything, sorted as `Extraction` says.
  func extraction() -> Extraction {
    let all = strings.map { name, string in
      var string = string
      string.locations = Array(Set(string.locations)).sorted()
      if let comments = comments[name] {
        string.comment = comments.map(\.text).sorted {
          $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
        .joined(separator: "\n")
      }
      return string
    }
    return Extraction(
      strings: all.sorted {
        $0.table == $1.table
          ? $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
          : $0.table.unicodeScalars.lexicographicallyPrecedes($1.table.unicodeScalars)
      },
      undeterminable: Set(sites).sorted { $0.location < $1.location },
      diagnostics: diagnostics.sorted {
        guard let a = $0.location, let b = $1.location else { return false }
        return a < b
      })
  }
}

extension Location {
  fileprivate init(_ file: String, _ place: Place) {
    self.init(file: file, line: Int(place.line), column: Int(place.column))
  }
}
