package import PhrasebookModel

/// Joins the sites of all files: one string for each key of each table.
struct Gathering {
  /// The properties that distinguish strings.
  struct Name: Hashable {
    var table: ExactString
    var key: ExactString

    init(_ site: Site) {
      table = ExactString(site.table)
      key = ExactString(site.key)
    }

    init(_ string: ExtractedString) {
      table = ExactString(string.table)
      key = ExactString(string.key)
    }
  }

  /// A string, its first place, and the values of its call sites.
  private struct Entry {
    var string: ExtractedString
    var first: Location
    var comments: Set<ExactString> = []
    /// The values of each call.
    var calls: [CallSite]
  }

  private var indices: [Name: Int] = [:]
  private var entries: [Entry] = []
  /// The other findings, in the order of the files.
  private var others = Extraction()

  /// Adds the findings of one file.
  mutating func add(_ findings: Resolving.Findings, file: String) {
    for site in findings.sites { add(site, file: file) }
    addOthers(findings, file: file)
  }

  /// Adds the findings of one file that are not strings.
  mutating func addOthers(_ findings: Resolving.Findings, file: String) {
    others.undeterminable += Self.named(findings.undeterminable, \.location.file, file)
    others.hardCoded += Self.named(findings.hardCoded, \.location.file, file)
    others.concatenations += Self.named(findings.concatenations, \.location.file, file)
    others.formatCalls += Self.named(findings.formatCalls, \.location.file, file)
    for var diagnostic in findings.diagnostics {
      diagnostic.location?.file = file
      others.diagnostics.append(diagnostic)
    }
  }

  /// Findings with the name of their file.
  private static func named<Finding>(
    _ findings: [Finding], _ property: WritableKeyPath<Finding, String>, _ file: String
  ) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding[keyPath: property] = file
      return finding
    }
  }

  /// Adds one call of a string.
  mutating func add(_ site: Site, file: String) {
    let name = Name(site)
    var call = site.call
    call.location.file = file
    let index = indices[name] ?? entries.count
    if index == entries.count {
      indices[name] = index
      var string = ExtractedString(
        key: site.key, table: site.table, defaultValue: call.defaultValue,
        bundle: call.bundle, phrases: site.phrases, hasGuessedSpecifiers: site.isGuessed,
        isPassedOn: call.isPassedOn, locations: [call.location])
      string.isInactive = site.isUncertain
      entries.append(Entry(string: string, first: call.location, calls: [call]))
    } else {
      entries[index].calls.append(call)
      // The first place in the order of files and lines decides if call sites differ.
      let isFirst = call.location < entries[index].first
      if isFirst { entries[index].first = call.location }
      entries[index].string.take(site, call, isFirst: isFirst)
    }
    if let comment = call.comment { entries[index].comments.insert(ExactString(comment)) }
  }

  /// The whole result, sorted as documented for `Extraction`.
  func extraction() -> Extraction {
    var extraction = sortedOthers
    extraction.strings = strings
    return extraction
  }

  /// The strings, sorted.
  var strings: [ExtractedString] {
    entries.map { entry in
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
    }.sorted { $0.precedes($1) }
  }

  /// The other findings, sorted.
  var sortedOthers: Extraction {
    Extraction(
      undeterminable: Set(others.undeterminable).sorted { $0.location < $1.location },
      diagnostics: others.diagnostics.sorted {
        guard let a = $0.location, let b = $1.location else { return false }
        return a < b
      },
      hardCoded: Set(others.hardCoded).sorted { $0.location < $1.location },
      concatenations: Set(others.concatenations).sorted { $0.location < $1.location },
      formatCalls: Set(others.formatCalls).sorted { $0.location < $1.location })
  }
}

extension ExtractedString {
  /// Whether it is first by table and key.
  package func precedes(_ other: ExtractedString) -> Bool {
    table == other.table ? key.precedes(other.key) : table.precedes(other.table)
  }

  /// Takes in one more call site.
  fileprivate mutating func take(_ site: Site, _ call: CallSite, isFirst: Bool) {
    if isFirst || defaultValue == nil { defaultValue = call.defaultValue ?? defaultValue }
    if isFirst || bundle == nil { bundle = call.bundle ?? bundle }
    if phrases.isEmpty { phrases = site.phrases }
    hasGuessedSpecifiers = hasGuessedSpecifiers && site.isGuessed
    hasGuessedSite = hasGuessedSite || site.isGuessed
    isPassedOn = isPassedOn && call.isPassedOn
    isInactive = isInactive && site.isUncertain
    locations.append(call.location)
  }
}

extension String {
  /// Whether it is first by its UTF-8.
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
