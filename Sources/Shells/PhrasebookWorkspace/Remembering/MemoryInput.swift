package import PhrasebookProjects
import Foundation
import Phrasebook
import PhrasebookFormats
package import PhrasebookMemory
import PhrasebookModel

/// Brings files into the memory: catalogs, folders of them, TMX, and every other exchange format.
package struct MemoryInput {
  package let memory: Memory
  package let location: MemoryLocation
  /// The language of files without one.
  package var language: String?
  /// The source language, if a file leaves it open.
  package var source: String?
  package let activity: Activity

  /// The outcome for the units of a file.
  package struct Outcome: Sendable {
    package var file: String
    package var added: Memory.Added
    /// Unfinished translations, which are left out.
    package var open: Int
  }

  /// Adds the files of one path; returns when they are on the disk.
  package func take(_ path: String) -> [Outcome] {
    guard let status = FileStatus(path: path) else {
      activity.report(FileFailure(path, "no such file or folder").diagnostic)
      return []
    }
    if status.kind == .folder, !FilePath.trimmed(path).lowercased().hasSuffix(".xcloc") {
      return folder(path)
    }
    if path.hasSuffix(".xcstrings") {
      return LoadedCatalog.all(of: path, activity: activity).catalogs.compactMap(catalog)
    }
    return path.lowercased().hasSuffix(".tmx") ? tmx(path) : exchanges(path)
  }

  private func folder(_ path: String) -> [Outcome] {
    let tree = FileTree(FilePath.absolute(path)) { _, name in
      !FileTree.foldersOfTools.contains(name)
    }
    let spelling = Spelling(given: path)
    let memories = tree.files.filter { $0.lowercased().hasSuffix(".tmx") }.map(spelling.spell)
    // If there are only memories, missing catalogs are not reported.
    let hasCatalogs = tree.files.contains { $0.hasSuffix(".xcstrings") }
    if !hasCatalogs, memories.isEmpty {
      activity.report(FileFailure(path, "the folder holds no catalog and no TMX file").diagnostic)
    }
    let catalogs = hasCatalogs ? LoadedCatalog.all(of: path, activity: activity).catalogs : []
    return catalogs.compactMap(catalog) + memories.flatMap(tmx)
  }

  private func catalog(_ loaded: LoadedCatalog) -> Outcome? {
    let absolute = FilePath.absolute(loaded.path)
    let original = FilePath.remainder(of: absolute, in: location.root) ?? FilePath.name(absolute)
    let units = MemoryUnit.parts(
      of: loaded.catalog, table: loaded.table, original: original, project: location.project,
      changed: Int(Date().timeIntervalSince1970), [MemoryUnit]()
    ) { $0.append($1) }
    return add(units.flatMap { $0 }, open: 0, loaded.path)
  }

  private func tmx(_ path: String) -> [Outcome] {
    let read = activity.attempt(on: path) {
      try TMX.exchanges(
        in: ExchangeFile(path: path, bytes: try FileContent.read(path)), keepsHistory: true,
        source: source)
    }
    guard let (exchanges, diagnostics) = read else { return [] }
    diagnostics.forEach(activity.report)
    return add(exchanges, path, project: "").map { [$0] } ?? []
  }

  private func exchanges(_ path: String) -> [Outcome] {
    let opened = ExchangeInput(format: nil, language: language, activity: activity).read([path])
    return opened.map(\.withLikelyLanguage).compactMap {
      add([$0.exchange], $0.path, project: location.project)
    }
  }

  private func add(_ exchanges: [Exchange], _ path: String, project: String) -> Outcome? {
    var all: (units: [MemoryUnit], open: Int) = ([], 0)
    for var exchange in exchanges {
      exchange.sourceLanguage = exchange.sourceLanguage ?? source ?? firstSource(of: exchange)
      guard exchange.targetLanguage ?? language != nil else {
        activity.report(
          FileFailure(
            path, "its language is unknown; use --languages"
          ).diagnostic)
        return nil
      }
      if exchange.sourceLanguage == nil,
        exchange.tables.contains(where: { $0.sourceLanguage == nil })
      {
        activity.report(
          FileFailure(
            path, "its source language is unknown; use --source-language"
          ).diagnostic)
        return nil
      }
      let part = MemoryUnit.all(of: exchange, project: project, language: language)
      all.units += part.units
      all.open += part.open
    }
    return add(all.units, open: all.open, path)
  }

  /// The language that the reader took as source, if the file leaves it open.
  private func firstSource(of exchange: Exchange) -> String? {
    exchange.tables.lazy.compactMap { $0.sourceLanguage }.first
  }

  private func add(_ units: [MemoryUnit], open: Int, _ path: String) -> Outcome? {
    let progress = activity.progress("updating the memory", of: units.count)
    defer { progress?.finish() }
    var done = 0
    do throws(MemoryFailure) {
      let added = try memory.add(units) { saved in
        progress?.advance(by: saved - done)
        done = saved
      }
      return Outcome(file: path, added: added, open: open)
    } catch {
      activity.report(Diagnostic(.error, error.text))
      return nil
    }
  }
}
