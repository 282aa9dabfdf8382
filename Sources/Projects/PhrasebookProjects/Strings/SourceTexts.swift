import PhrasebookAudit
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
  package let sources: [String]
  private let reads: SourceTextReads

  package init(
    table: String, catalog: Catalog, code: Extraction, sources: [String], reads: SourceTextReads
  ) {
    self.table = table
    self.catalog = catalog
    self.code = code
    self.sources = sources
    self.reads = reads
  }

  /// The results; the first place of a text, in the order of the files.
  package func found(asksForUnused: Bool) -> Found {
    let wanted = asksForUnused ? unusedKeys : [:]
    let sites = doubtfulSites
    guard !wanted.isEmpty || !sites.isEmpty else { return Found() }
    let known = Set(
      code.strings.flatMap { string in
        let key = Self.shape(of: string.key)
        return string.locations.map { Line(file: $0.file, line: $0.line, text: key) }
      })
    // Plain texts are searched only in these sources.
    let own = Set(sources)
    let files = own.union(sites.map(\.file)).sorted()
    let read = reads.texts(of: files)
    var plain: [ExactString: Location] = [:]
    for (file, texts) in zip(files, read) where own.contains(file) {
      guard let texts else { continue }
      for text in texts.texts {
        let shape = Self.shape(of: text.value)
        guard let key = wanted[shape], plain[key] == nil,
          !known.contains(Line(file: file, line: text.line, text: shape))
        else { continue }
        plain[key] = Location(file: file, line: text.line, column: text.column)
      }
    }
    let pairs = zip(files, read).compactMap { file, texts in texts.map { (file, $0) } }
    let developers = DeveloperCode(Dictionary(uniqueKeysWithValues: pairs))
    var found = Found(plain: plain, forDevelopers: Set(sites.filter(developers.contains)))
    for (file, texts) in pairs where !texts.platformLines.isEmpty {
      found.forPlatforms.formUnion(
        sites.filter { $0.file == file && texts.platformLines.contains($0.line) })
    }
    return found
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

  /// A text with all placeholders alike; an interpolation is always `%@`.
  private static func shape(of text: String) -> ExactString {
    text.utf8.contains(UInt8(ascii: "%"))
      ? ExactString(FormatString(text).shape) : ExactString(text)
  }
}
