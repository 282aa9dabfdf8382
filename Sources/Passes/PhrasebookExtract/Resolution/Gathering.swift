import PhrasebookModel

/// Joins the sites of all files: one string for each key of each table.
struct Gathering {
  private struct Name: Hashable {
    var table: ExactString
    var key: ExactString
  }

  /// A string, where it was seen first, and what its call sites say of it.
  private struct Entry {
    var string: ExtractedString
    var first: Location
    var comments: Set<ExactString> = []
    /// What each call says.
    var calls: [CallSite]
  }

  private var indices: [Name: Int] = [:]
  private var entries: [Entry] = []
  private var sites: [UndeterminableSite] = []
  private var diagnostics: [Diagnostic] = []
  private var fixed: [FixedText] = []
  private var joined: [Concatenation] = []
  private var formatted: [FormatCall] = []

  /// Adds what one file has.
  mutating func add(_ findings: Resolving.Findings, file: String) {
    for site in findings.sites { add(site, file: file) }
    for site in findings.open {
      sites.append(
        UndeterminableSite(
          location: Location(file, site.place), table: site.table, reason: site.reason))
    }
    for site in findings.fixed {
      fixed.append(
        FixedText(
          location: Location(file, site.place), text: site.text, context: site.context))
    }
    for chain in findings.joined {
      joined.append(Concatenation(location: Location(file, chain.place), keys: chain.keys))
    }
    for call in findings.formatted {
      formatted.append(
        FormatCall(
          location: Location(file, call.place), table: call.table, key: call.key,
          arguments: call.arguments))
    }
    for note in findings.notes {
      diagnostics.append(Diagnostic(.warning, note.text, at: Location(file, note.place)))
    }
  }

  private mutating func add(_ site: Site, file: String) {
    let name = Name(table: ExactString(site.table), key: ExactString(site.key))
    let location = Location(file, site.place)
    let call = CallSite(
      location, defaultValue: site.defaultValue, comment: site.comment, bundle: site.bundle,
      isPassedOn: site.isPassedOn)
    let index = indices[name] ?? entries.count
    if index == entries.count {
      indices[name] = index
      entries.append(
        Entry(
          string: ExtractedString(
            key: site.key, table: site.table, defaultValue: site.defaultValue, bundle: site.bundle,
            phrases: site.phrases, hasGuessedSpecifiers: site.isGuessed,
            isPassedOn: site.isPassedOn, locations: [location]),
          first: location, calls: [call]))
    } else {
      entries[index].calls.append(call)
      // The first place in the order of files and lines decides where call sites differ.
      let isFirst = location < entries[index].first
      if isFirst { entries[index].first = location }
      entries[index].string.take(site, at: location, isFirst: isFirst)
    }
    if let comment = site.comment { entries[index].comments.insert(ExactString(comment)) }
  }

  /// Everything, sorted as `Extraction` says.
  func extraction() -> Extraction {
    let all = entries.map { entry in
      var string = entry.string
      if string.locations.count > 1 {
        string.locations = Array(Set(string.locations)).sorted()
        string.sites = CallSite.differing(among: entry.calls)
      }
      if !entry.comments.isEmpty {
        string.comment = entry.comments.map(\.text).sorted { $0.precedes($1) }
          .joined(separator: "\n")
      }
      return string
    }
    return Extraction(
      strings: all.sorted {
        $0.table == $1.table ? $0.key.precedes($1.key) : $0.table.precedes($1.table)
      },
      undeterminable: Set(sites).sorted { $0.location < $1.location },
      diagnostics: diagnostics.sorted {
        guard let a = $0.location, let b = $1.location else { return false }
        return a < b
      },
      hardCoded: Set(fixed).sorted { $0.location < $1.location },
      concatenations: Set(joined).sorted { $0.location < $1.location },
      formatCalls: Set(formatted).sorted { $0.location < $1.location })
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
    hasGuessedSite = hasGuessedSite || site.isGuessed
    isPassedOn = isPassedOn && site.isPassedOn
    locations.append(location)
  }
}

extension String {
  /// True where it comes first by its UTF-8.
  fileprivate func precedes(_ other: String) -> Bool {
    let order = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { theirs in
        for (a, b) in zip(mine, theirs) where a != b { return a < b }
        return mine.count < theirs.count
      }
    }
    return (order ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}
