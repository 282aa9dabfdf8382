import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel

/// Finds the catalog of a table in an exchange file. Paths in the file are only compared with those
/// of the catalogs, without opening them.
struct TableMatch {
  let catalogs: [LoadedCatalog]
  /// The paths of the catalogs that are there and cannot be read.
  let unreadable: [String]
  /// The names that an export gives the files of these catalogs.
  let fileNames: [String]
  /// In which folders it puts them.
  let folders: [[String]]
  /// The folder that the paths of a file are relative to; nil if it is not known.
  var base: String?

  init(catalogs: [LoadedCatalog], unreadable: [String] = []) {
    self.catalogs = catalogs
    self.unreadable = unreadable
    let labels = TableLabels(
      catalogs.map { ExchangeTable(name: $0.table, original: $0.original) })
    (fileNames, folders) = (labels.fileNames, labels.folders)
  }

  /// The result of the search.
  enum Result {
    case found(Int)
    /// No catalog is meant, and why.
    case none(Phrase)
    /// The file must not be trusted, or its catalog is not known; with the reason.
    case refused(Phrase)
    /// Several catalogs may be meant; with the reason.
    case ambiguous(Phrase)

    /// A table whose catalog is one of several is left out; the rest of its file is imported.
    var asMiss: Result {
      if case .ambiguous(let reason) = self { return .none(reason) }
      return self
    }
  }

  /// The catalog that a table of a file is about.
  ///
  /// If the file lacks the table's name, the name is a guess: that of the only catalog.
  func catalog(of table: ExchangeTable, in file: ExchangeInput.Opened) -> Result {
    guard let original = table.original, !original.isEmpty else {
      let isAssumed = file.assumedTable.map(table.name.isExactly) ?? false
      if isAssumed, catalogs.count == 1, unreadable.isEmpty { return .found(0) }
      return inFolder(of: file, table.name) ?? fileNamed(table.name) ?? named(table.name)
    }
    if let index = atBase(original) { return .found(index) }
    let path = String(original.map { $0 == "\\" ? "/" : $0 })
    guard ExchangeOutput.staysInside(FilePath.trimmed(path)) else {
      return outside(path)
        ?? .none(
          "original is \(original.quoted), which leads out of the project; skipped")
    }
    for isMeant in Self.paths(of: path).flatMap(Self.paths(like:)) {
      let found = catalogs.indices.filter { isMeant(catalogs[$0]) }
      if let first = found.first, found.count == 1 { return .found(first) }
      if found.count > 1 { return ambiguous(original, found).asMiss }
    }
    return named(FilePath.stem(FilePath.normalized(path)), original).asMiss
  }

  /// Whether a table was matched only by its name, although the file has another path.
  func isByName(_ table: ExchangeTable, _ index: Int) -> Bool {
    guard let original = table.original, !original.isEmpty, atBase(original) != index else {
      return false
    }
    return !Self.paths(of: String(original.map { $0 == "\\" ? "/" : $0 }))
      .flatMap(Self.paths(like:)).contains { $0(catalogs[index]) }
  }

  /// The catalogs that a path may mean: itself, and for a file in an `.lproj` folder the catalogs that
  /// Xcode migrates it to.
  static func paths(of path: String) -> [String] {
    let wanted = FilePath.normalized(path)
    let folder = FilePath.folder(wanted)
    guard folder.lowercased().hasSuffix(".lproj"), !wanted.hasSuffix(".xcstrings") else {
      return [wanted]
    }
    let outer = FilePath.folder(folder)
    let name = "\(FilePath.stem(wanted)).xcstrings"
    return [wanted] + [name, "mul.lproj/\(name)"].map { outer == "." ? $0 : "\(outer)/\($0)" }
  }

  /// The ways to match a catalog's path with one in a file, the most reliable first.
  private static func paths(like wanted: String) -> [(LoadedCatalog) -> Bool] {
    [
      { $0.original == wanted }, { FilePath.absolute($0.path).hasSuffix("/\(wanted)") },
      { wanted.hasSuffix("/\($0.original)") },
    ]
  }

  private func named(_ name: String, _ original: String? = nil) -> Result {
    let found = catalogs.indices.filter { catalogs[$0].table == name }
    if let first = found.first {
      return found.count == 1 ? .found(first) : ambiguous(original ?? name, found)
    }
    if let broken = unreadable.first(where: { FilePath.stem($0) == name }) {
      return .refused("the catalog \(broken) cannot be read; fix it first")
    }
    if name.isEmpty {
      if catalogs.count == 1 { return .found(0) }
      return .refused(
        """
        the file does not name its table, and there are \(catalogs.count) catalogs; pass one catalog as PATH
        """)
    }
    let tables = Set(catalogs.map(\.table)).sorted()
    let hint: Phrase =
      NearestWord.of(name, among: tables).map { "did you mean \($0)?" }
      ?? "choose from: \(tables.prefix(8).joined(separator: ", "))"
    return .none("unknown catalog \((original ?? name).quoted); \(hint)")
  }

  func ambiguous(_ what: String, _ found: [Int]) -> Result {
    let paths = found.prefix(6).map { catalogs[$0].path }.joined(separator: ", ")
    return .ambiguous("\(what.quoted) may be any of \(paths); pass the catalog as PATH")
  }
}
