import PhrasebookProjects
import PhrasebookFormats
package import PhrasebookMemory
package import PhrasebookModel
import PhrasebookSync

extension MemoryUnit {
  /// The reviewed human translations of a catalog.
  /// Large catalogs are gone through on all cores, part by part.
  ///
  /// - Parameters:
  ///   - original: The catalog's path within the project.
  ///   - part: The start of a form's path.
  ///   - add: Takes a unit into its part.
  package static func parts<Part: Sendable>(
    of catalog: Catalog, table: String, original: String, project: String, changed: Int,
    _ part: Part, add: @escaping @Sendable (inout Part, MemoryUnit) -> Void
  ) -> [Part] {
    let keys = catalog.keys
    let size = max(1_000, keys.count / (4 * ExtractionRun.cores))
    let slices = stride(from: 0, to: keys.count, by: size).map { keys[$0...].prefix(size) }
    return Workers(jobs: ExtractionRun.cores).map(slices.count) { slice in
      var part = part
      Export.units(of: catalog, keys: slices[slice], where: { !isPseudo($0) }) { language, unit in
        guard unit.state == .translated, let source = unit.source, let target = unit.target,
          !source.isEmpty, !target.isEmpty
        else { return }
        add(
          &part,
          MemoryUnit(
            sourceLanguage: catalog.sourceLanguage, targetLanguage: language, source: source,
            target: target,
            place: MemoryPlace(
              project: project, original: original, table: table, key: unit.key,
              path: unit.path.exchanged),
            comment: unit.comment, state: unit.state?.rawValue, changed: changed))
      }
      return part
    }
  }

  private static func isPseudo(_ language: String) -> Bool {
    let name = language.lowercased()
    return name.hasSuffix("-xa") || name.hasSuffix("-xb") || name.contains(exactly: "-x-")
  }

  /// The finished pairs of an exchange, and the number of unfinished ones.
  package static func all(
    of exchange: Exchange, project: String, language: String?
  ) -> (units: [MemoryUnit], open: Int) {
    var result: (units: [MemoryUnit], open: Int) = ([], 0)
    guard let target = exchange.targetLanguage ?? language else { return result }
    for table in exchange.tables {
      guard let source = table.sourceLanguage ?? exchange.sourceLanguage else { continue }
      for unit in table.units {
        let isDone = unit.state == nil || unit.state == .translated
        guard isDone, let from = unit.source, let to = unit.target, !from.isEmpty, !to.isEmpty
        else {
          if unit.target?.isEmpty == false { result.open += 1 }
          continue
        }
        let history = { (name: String) in unit.unknown[name]?.string }
        result.units.append(
          MemoryUnit(
            sourceLanguage: source, targetLanguage: target, source: from, target: to,
            place: MemoryPlace(
              project: history(TMX.project) ?? project, original: table.original ?? "",
              table: table.name, key: unit.key, path: unit.path.exchanged),
            comment: unit.comment, state: unit.state?.rawValue, author: history("changeid"),
            changed: history("changedate").flatMap(TMXDate.seconds),
            uses: history("usagecount").flatMap { Int($0) } ?? 0))
      }
    }
    return result
  }

  /// The unit as exchange files have it.
  var exchangeUnit: ExchangeUnit? {
    guard
      let path = VariationPath(exchanged: place.path)
        ?? (place.path.isEmpty ? VariationPath() : nil)
    else { return nil }
    var unit = ExchangeUnit(
      key: place.key, path: path, source: source, target: target,
      state: state.map(State.init(rawValue:)), comment: comment)
    unit.unknown["changedate"] = changed.map { .string(TMXDate.text(of: $0)) }
    unit.unknown["changeid"] = author.map(JSONValue.string)
    unit.unknown["usagecount"] = uses > 0 ? .string(String(uses)) : nil
    unit.unknown[TMX.project] = place.project.isEmpty ? nil : .string(place.project)
    return unit
  }
}
