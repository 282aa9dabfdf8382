import PhrasebookExtract
package import PhrasebookModel

/// Searches sources for information that the extraction does not contain: literals equal to keys
/// that no call uses, and call sites that are built only for developers.
///
/// Files are read only if there is something to search for.
package struct SourceTexts {
  package let table: String
  package let catalog: Catalog
  package let code: Extraction
  /// The sources, spelled as places in them are.
  package let sources: SourceList
  private let reads: SourceTextReads

  package init(
    table: String, catalog: Catalog, code: Extraction, sources: SourceList, reads: SourceTextReads
  ) {
    self.table = table
    self.catalog = catalog
    self.code = code
    self.sources = sources
    self.reads = reads
  }

  /// The results; the first place of a text, in the order of the files.
  package func found(asksForUnused: Bool) -> Found {
    let sites = doubtfulSites
    var found = Found(plain: asksForUnused ? plainTexts : [:])
    guard !sites.isEmpty else { return found }
    let files = Set(sites.map(\.file))
    let code = reads.developerCode(in: sources.union(files))
    found.forDevelopers = Set(sites.filter(code.contains))
    let lines = reads.platformLines(of: files)
    found.forPlatforms = Set(sites.filter { lines[$0.file]?.contains($0.line) == true })
    return found
  }

  /// The first place of each key that no call uses, in the order of the files.
  package var plainTexts: [ExactString: Location] {
    let wanted = unusedKeys
    guard !wanted.isEmpty else { return [:] }
    var known: Set<Line> = []
    for string in code.strings {
      let shape = Self.shape(of: string.key)
      guard wanted[shape] != nil else { continue }
      for place in string.locations {
        known.insert(Line(file: place.file, line: place.line, text: shape))
      }
    }
    let files = reads.sources(sources, withOneOf: wanted.keys)
    var plain: [ExactString: Location] = [:]
    for (file, texts) in zip(files, reads.texts(of: files)) {
      for text in texts?.texts ?? [] {
        let shape = Self.shape(of: text.value)
        guard let key = wanted[shape], plain[key] == nil,
          !known.contains(Line(file: file, line: text.line, text: shape))
        else { continue }
        plain[key] = Location(file: file, line: text.line, column: text.column)
      }
    }
    return plain
  }

  /// The results of a search in sources.
  package struct Found {
    /// Keys that appear as plain literals.
    package var plain: [ExactString: Location] = [:]
    /// Call sites that only developers run.
    package var forDevelopers: Set<Location> = []
    /// Call sites that are built only for some systems.
    package var forPlatforms: Set<Location> = []
  }

  /// A text on a line, which a call is known to take.
  private struct Line: Hashable {
    var file: String
    var line: Int
    var text: ExactString
  }

  /// The keys of the catalog that no call is known to use, by their shape.
  private var unusedKeys: [ExactString: ExactString] {
    let used = Set(code.strings.lazy.filter { $0.table == table }.map { ExactString($0.key) })
    var keys: [ExactString: ExactString] = [:]
    for key in catalog.keys where !used.contains(ExactString(key)) {
      // Signs occur in many places for many reasons.
      guard key.utf8.count > 1, key.contains(where: \.isLetter) else { continue }
      keys[Self.shape(of: key)] = ExactString(key)
    }
    return keys
  }

  /// The places whose findings depend on the build.
  private var doubtfulSites: [Location] {
    code.hardCoded.map(\.location) + code.concatenations.map(\.location)
      + code.strings.lazy.filter { $0.table == table && !catalog.contains($0.key) }
      .flatMap(\.locations)
  }

  /// A text with its placeholders all alike; an interpolation has none but `%@`.
  static func shape(of text: String) -> ExactString {
    text.utf8.contains(UInt8(ascii: "%"))
      ? ExactString(FormatString(text).shape) : ExactString(text)
  }
}
