import PhrasebookExtract
import PhrasebookGenerate
import PhrasebookModel
import PhrasebookProjects

/// Finds the uses of the symbols of a catalog in the sources that feed it, the only ones that can
/// see them.
struct SymbolSearch: Sendable {
  let table: NamedCatalog
  let sources: SourceList
  let reads: SourceTextReads

  /// The uses in one source.
  struct FileUses: Sendable {
    var content: ContentHash
    var uses: [SymbolUse] = []
    /// The names of symbols that it declares for something else.
    var declared: Set<String> = []
  }

  /// The symbols of a catalog and their uses.
  struct Found: Sendable {
    var symbols: CatalogSymbols
    fileprivate var styles: [SymbolStyle]
    fileprivate var files: [String: FileUses] = [:]

    /// The uses with what is known of all sources, in the order of the places.
    var uses: [SymbolUse] {
      let declared = files.values.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
      return files.values.flatMap(\.uses).map { use in
        var use = use
        let name = use.symbol.path.split(separator: ".").last.map(String.init) ?? ""
        if use.confidence == .likely {
          use.confidence = declared.contains(name) ? .possible : .certain
        }
        return use
      }.sorted { $0.location < $1.location }
    }
  }

  /// - Parameters:
  ///   - keys: The only keys; nil for all.
  ///   - last: An earlier result for the same catalog and the same keys.
  func found(keys: Set<ExactString>? = nil, since last: Found? = nil) -> Found {
    let styles = styles
    let last = last?.styles == styles ? last : nil
    let symbols = last?.symbols ?? CatalogSymbols(of: table, styles: styles, keys: keys)
    var found = Found(symbols: symbols, styles: styles)
    guard !symbols.isEmpty else { return found }
    let names = WordSearch(symbols.names)
    for file in reads.sources(sources, mentioning: symbols.names)
    where SourceLanguage(path: file) == .swift {
      // The symbols themselves are made again after a rename.
      guard let bytes = reads.bytes(of: file), !OutputKind.accessors.isMarked(bytes) else {
        continue
      }
      let content = bytes.withUnsafeBytes { ContentHash(of: $0) }
      if let known = last?.files[file], known.content == content {
        found.files[file] = known
        continue
      }
      guard names.isFound(in: bytes) else { continue }
      let reader = SymbolReader(symbols, in: bytes, of: file)
      found.files[file] = FileUses(
        content: content, uses: reader.uses(), declared: reader.declared())
    }
    return found
  }

  /// The styles of symbols that the sources may use: a project without phrases has none of them.
  private var styles: [SymbolStyle] {
    let phrase = SymbolStyle.phrase
    let usesPhrases = !reads.sources(sources, mentioning: [phrase.type]).isEmpty
    return usesPhrases ? SymbolStyle.allCases : [.resource]
  }
}
