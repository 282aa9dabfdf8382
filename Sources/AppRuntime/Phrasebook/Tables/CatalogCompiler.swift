internal import CatalogJSON

/// Collects the strings of a catalog that a program may show: an `.xcstrings` document in, a table
/// out.
///
/// The choice is that of Apple's compiler, as measured on catalogs and their compiled files: `new`
/// is not a translation, every other state is; stale entries stay; an entry with `shouldTranslate:
/// false` has only its source string.
struct CatalogCompiler {
  let view: JSONView
  private var table: TableWriter.Table
  private var languageIndices: [String: Int]

  init(_ view: JSONView, name: String, sourceLanguage: String) {
    self.view = view
    table = TableWriter.Table(name: name, sourceLanguage: sourceLanguage)
    languageIndices = [sourceLanguage: 0]
  }

  /// Returns the table of all entries.
  mutating func compile(_ strings: Int) -> TableWriter.Table {
    for entry in view.members(of: strings) { add(view.string(entry.name), entry.value) }
    return table
  }

  private mutating func add(_ key: String, _ entry: Int) {
    var localizations: Int?
    var isTranslated = true
    for member in view.members(of: entry) {
      switch view.field(member.name, of: .entry) {
      case .localizations: localizations = member.value
      case .shouldTranslate: isTranslated = view.nodes[member.value].kind != .false
      default: break
      }
    }
    let keyIndex = table.keys.count
    table.keys.append(key)
    if !isTranslated { table.untranslated.insert(keyIndex) }
    guard view.hasType(entry, of: .entry) else {
      add(.damaged(.entryNotAnObject), of: keyIndex, in: table.sourceLanguage)
      return
    }
    guard let localizations else { return }
    var labels: LabelNumbers?
    for localization in view.members(of: localizations) {
      let language = view.string(localization.name)
      let isSource = language == table.sourceLanguage
      guard isTranslated || isSource else { continue }
      if labels == nil { labels = self.labels(key, localizations) }
      let reader = ValueReader(view: view, isSource: isSource, labels: labels ?? LabelNumbers())
      guard let node = reader.node(localization.value) else { continue }
      add(node, of: keyIndex, in: language)
    }
  }

  private mutating func add(_ node: CatalogNode, of key: Int, in language: String) {
    let start = table.pool.count
    node.write(to: &table.pool)
    let index = self.index(of: language)
    table.languages[index].values.append((key, start..<table.pool.count))
  }

  /// Returns the numbers of labels: `%(name)lld` is numbered by its first use in the source string,
  /// in every language.
  private func labels(_ key: String, _ localizations: Int) -> LabelNumbers {
    var labels = LabelNumbers()
    if let source = view.member(table.sourceLanguage, of: localizations),
      let unit = view.value(of: .stringUnit, in: source.value),
      let value = view.value(of: .value, in: unit),
      view.hasType(value, of: CatalogField.value.shape)
    {
      labels.read(view.string(value))
    }
    labels.read(key)
    return labels
  }

  private mutating func index(of language: String) -> Int {
    // Names that differ only in normalization are equal in Swift, and two languages of the file.
    func isIt(_ other: TableWriter.Language) -> Bool {
      other.name.utf8.elementsEqual(language.utf8)
    }
    if let known = languageIndices[language] {
      if isIt(table.languages[known]) { return known }
      if let known = table.languages.firstIndex(where: isIt) { return known }
    }
    table.languages.append(TableWriter.Language(name: language))
    languageIndices[language] = table.languages.count - 1
    return table.languages.count - 1
  }
}

extension TableWriter {
  /// Adds a catalog under its table's name, which must be unique. The order of catalogs does not
  /// matter.
  package mutating func add(
    xcstrings bytes: [UInt8], name: String, path: String? = nil
  ) throws(TableError) {
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, allowsTrailingCommas: true)
    } catch {
      throw TableError(
        .malformed, error.message, path: path, line: error.line, column: error.column)
    }
    let table = try document.withView { view throws(TableError) in
      func malformed(_ message: String, _ node: Int) -> TableError {
        let place = document.place(of: node)
        return TableError(
          .malformed, message, path: path, line: place.line, column: place.column)
      }
      guard view.hasType(0, of: .root) else {
        throw malformed("a catalog must be a JSON object", 0)
      }
      guard let source = view.value(of: .sourceLanguage, in: 0) else {
        throw malformed("the catalog names no sourceLanguage; add it", 0)
      }
      guard view.hasType(source, of: CatalogField.sourceLanguage.shape) else {
        throw malformed("sourceLanguage must be a string", source)
      }
      guard let strings = view.value(of: .strings, in: 0) else {
        throw malformed("the catalog has no strings; add \"strings\" : {}", 0)
      }
      guard view.hasType(strings, of: .strings) else {
        throw malformed("strings must be an object", strings)
      }
      var compiler = CatalogCompiler(view, name: name, sourceLanguage: view.string(source))
      return compiler.compile(strings)
    }
    guard add(table) else {
      throw TableError(
        .malformed, "another catalog of the module is named \(name) too; rename one", path: path)
    }
  }
}
