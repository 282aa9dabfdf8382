import Foundation
import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

/// Projects from before String Catalogs, whole: check-outs in a folder that the environment names, since
/// third-party files do not belong in this repository.
@Suite struct RealMigrationTests {
  /// A table of `.lproj` folders that lie side by side.
  private struct Table: Hashable {
    var folder: String
    var name: String
  }

  /// Each text, and each form of each plural, comes out of the catalog as the old files have it.
  @Test(.needsEnvironment("PHRASEBOOK_PROJECTS")) func realProjectsResolveAlike() throws {
    let projects = try #require(ProcessInfo.processInfo.environment["PHRASEBOOK_PROJECTS"])
    let tables = Self.tables(below: projects)
    try #require(!tables.isEmpty, "\(projects) has no .strings in .lproj folders")
    var files = 0
    for (table, paths) in tables.sorted(by: { $0.key.folder < $1.key.folder }) {
      files += try Self.check(table, paths)
    }
    #expect(files > 0)
    print("\(tables.count) tables, \(files) files of \(projects)")
  }

  /// - Returns: The number of files that were read.
  private static func check(_ table: Table, _ paths: [String]) throws -> Int {
    var parts: [LprojMigration.LanguageTable] = []
    var originals: [String: (strings: [UInt8]?, dictionary: [UInt8]?)] = [:]
    for path in paths {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      do {
        let part = try LprojMigrationTests.part(path, bytes)
        parts.append(part)
        // Texts of Base count only if the source language has none.
        if part.language.lowercased() == "base" { continue }
        if part.isDictionary {
          originals[part.language, default: (nil, nil)].dictionary = bytes
        } else {
          originals[part.language, default: (nil, nil)].strings = bytes
        }
      } catch let error as UnreadableFile {
        print("refused: \(error.diagnostic.message)")
      }
    }
    let migration = LprojMigration(parts, sourceLanguage: "en")
    let written = XCStrings.formatInOrder(migration.catalog)
    let catalog = try XCStrings.read(written, file: "\(table.name).xcstrings").catalog
    #expect(catalog == migration.catalog)
    for (language, original) in originals {
      try MigrationComparison.check(
        original: original, catalog, written, language: language)
    }
    return parts.count
  }

  private static func tables(below root: String) -> [Table: [String]] {
    var tables: [Table: [String]] = [:]
    let all = FileManager.default.enumerator(atPath: root)
    while let name = all?.nextObject() as? String {
      let url = URL(fileURLWithPath: root).appendingPathComponent(name)
      let folder = url.deletingLastPathComponent()
      guard folder.pathExtension == "lproj", ["strings", "stringsdict"].contains(url.pathExtension)
      else { continue }
      let table = Table(
        folder: folder.deletingLastPathComponent().path,
        name: url.deletingPathExtension().lastPathComponent)
      tables[table, default: []].append(url.path)
    }
    return tables
  }
}
