import PhrasebookModel

/// Joins the sites of all files: one string for each key of each table.
struct Gathering {
  private struct Name: Hashable {
    var table: ExactString
    var key: ExactString
  }

  private var strings: [Name: ExtractedString] = [:]
  private var first: [Name: Location] = [:]
  private var comments: [Name: Set<ExactString>] = [:]
  /// What each call says, of strings that have several.
  private var calls: [Name: [CallSite]] = [:]
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
    calls[name, default: []].append(
      CallSite(
        location, defaultValue: site.defaultValue, comment: site.comment, bundle: site.bundle))
    if let comment = site.comment { comments[name, default: []].insert(ExactString(comment)) }
    guard strings[name] != nil else {
      first[name] = location
      strings[name] = ExtractedString(
        key: site.key, table: site.table, defaultValue: site.defaultValue, bundle: site.bundle,
        phrases: site.phrases, hasGuessedSpecifiers: site.isGuessed, locations: [location])
      return
    }
    // The first place in the order of files and lines decides where call sites differ.
    let isFirst = first[name].map { location < $0 } ?? true
    if isFirst { first[name] = location }
    strings[name]?.take(site, at: location, isFirst: isFirst)
  }

  /// Everything, sorted as `Extraction` says.
  func extraction() -> Extraction {
    let all = strings.map { name, string in
      var string = string
      string.locations = Array(Set(string.locations)).sorted()
      if let calls = calls[name], calls.count > 1 {
        string.sites = CallSite.differing(among: calls)
      }
      if let comments = comments[name] {
        string.comment = comments.map(\.text).sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        .joined(separator: "\n")
      }
      return string
    }
    return Extraction(
      strings: all.sorted {
        $0.table == $1.table
          ? $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
          : $0.table.utf8.lexicographicallyPrecedes($1.table.utf8)
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

extension ExtractedString {
  /// Takes in one more call site.
  fileprivate mutating func take(_ site: Site, at location: Location, isFirst: Bool) {
    if isFirst || defaultValue == nil { defaultValue = site.defaultValue ?? defaultValue }
    if isFirst || bundle == nil { bundle = site.bundle ?? bundle }
    if phrases.isEmpty { phrases = site.phrases }
    hasGuessedSpecifiers = hasGuessedSpecifiers && site.isGuessed
    locations.append(location)
  }
}
