internal import Foundation

/// The tables of one bundle, loaded together: their languages are combined, so that all strings of
/// a bundle are in one language.
package final class BundleTables: Sendable {
  /// The name of the file with all compiled tables of a module.
  package static let compiledName = "phrasebook.table"

  let tables: [String: StringTable]
  /// The files that could not be read.
  let problems: [LookupProblem]
  let languages: [String]
  let sourceLanguage: String
  /// The matcher of the languages, made once for all users.
  let matcher: LanguageMatcher

  init(tables: [String: StringTable], problems: [LookupProblem] = []) {
    self.tables = tables
    self.problems = problems
    let sorted = tables.sorted { $0.key < $1.key }.map(\.value)
    // The source language of the usual table counts for the others.
    let source = (tables["Localizable"] ?? sorted.first)?.sourceLanguage ?? "en"
    var seen: Set<String> = []
    languages = ([source] + sorted.flatMap(\.languages)).filter { seen.insert($0).inserted }
    sourceLanguage = source
    matcher = LanguageMatcher(supported: languages, development: source)
  }

  /// Reads every table in a folder: the compiled ones if there are any, and catalogs. If sources
  /// are edited while the program runs, catalogs take precedence, and nothing is mapped: a build
  /// may write into the file.
  convenience init(files: [String], areEdited: Bool) {
    var tables: [String: StringTable] = [:]
    var problems: [LookupProblem] = []
    let isCompiled = { (path: String) in path.hasSuffix("/" + Self.compiledName) }
    let order =
      areEdited
      ? files.filter { !isCompiled($0) } + files.filter(isCompiled)
      : files.filter(isCompiled) + files.filter { !isCompiled($0) }
    for path in order {
      do throws(TableError) {
        if isCompiled(path) {
          let compiled =
            areEdited
            ? try CompiledTables(Self.bytes(of: path), path: path)
            : try CompiledTables.map(path: path)
          for name in compiled.names where tables[name] == nil {
            tables[name] = compiled.table(named: name)
          }
        } else {
          let name = Self.tableName(path)
          if tables[name] == nil { tables[name] = try StringTable.read(file: path) }
        }
      } catch {
        problems.append(.damagedTable(path: path, reason: TableDamage(error)))
      }
    }
    self.init(tables: tables, problems: problems)
  }

  static func bytes(of path: String) throws(TableError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw TableError(
        .unreadable, "the file cannot be read; check that it may be", path: path)
    }
    return [UInt8](data)
  }

  /// `Localizable` for `…/Localizable.xcstrings`.
  static func tableName(_ path: String) -> String {
    String((path.split(separator: "/").last ?? "").dropLast(".xcstrings".count))
  }
}

extension StringTable {
  /// Reads a catalog from a file.
  static func read(file path: String) throws(TableError) -> StringTable {
    let name = BundleTables.tableName(path)
    return try read(xcstrings: BundleTables.bytes(of: path), name: name, path: path)
  }
}
