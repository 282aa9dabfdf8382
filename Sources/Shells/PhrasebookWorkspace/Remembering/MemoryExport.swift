import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookMemory
import PhrasebookModel

/// Writes a memory as a file for other tools.
struct MemoryExport {
  let request: MemoryExportRequest
  let memory: Memory
  let activity: Activity

  /// Writes the file; returns its number of units, nil if it could not be written.
  func write() -> Int? {
    let path = request.target
    let isTMX = path.lowercased().hasSuffix(".tmx")
    guard let format = ExchangeFormats.of(path: path),
      isTMX || format.name == "csv" || format.name == "tsv"
    else {
      activity.report(
        FileFailure(path, "a memory is exported as .tmx, .csv or .tsv; use one of these extensions")
          .diagnostic)
      return nil
    }
    guard let exchanges = exchanges() else { return nil }
    guard isTMX || exchanges.count < 2 else {
      let pairs = exchanges.map { "\($0.sourceLanguage ?? "") to \($0.targetLanguage ?? "")" }
      activity.report(
        FileFailure(
          path,
          """
          such a file has one pair of languages, but the memory has \(pairs.count) \
          (\(pairs.prefix(6).joined(separator: ", "))); choose one with --source-language and \
          --languages
          """
        ).diagnostic)
      return nil
    }
    let writing =
      isTMX ? TMX.write(exchanges, path: path) : format.write(exchanges.first ?? Exchange())
    var output = ExchangeOutput(activity: activity)
    output.add(writing)
    output.reportLosses()
    return activity.attempt(on: path) {
      try OutputFiles(.exchange, isForced: request.isForced)
        .write(writing.files.first?.bytes ?? [], to: path)
      return exchanges.flatMap(\.tables).map(\.units.count).reduce(0, +)
    }
  }

  /// An exchange for each pair of languages, in the order of their names.
  private func exchanges() -> [Exchange]? {
    struct Pair: Hashable { var source, target: String }
    var tables: [Pair: Members<ExchangeTable>] = [:]
    do throws(MemoryFailure) {
      try memory.units(from: request.source) { unit in
        let languages = request.languages
        guard
          languages.isEmpty
            || languages.contains(where: { $0.lowercased() == unit.targetLanguage.lowercased() }),
          let exchanged = unit.exchangeUnit
        else { return }
        let pair = Pair(source: unit.sourceLanguage, target: unit.targetLanguage)
        let place = unit.place
        let name = "\(place.project)\u{0}\(place.original)\u{0}\(place.table)"
        if tables[pair, default: [:]][name] == nil {
          tables[pair, default: [:]][name] = ExchangeTable(
            name: place.table, original: place.original.isEmpty ? nil : place.original)
        }
        tables[pair, default: [:]][name]?.units.append(exchanged)
      }
    } catch {
      activity.report(Diagnostic(.error, error.text))
      return nil
    }
    let pairs = tables.keys.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    // TMX has one source language for the file; if there are several, each unit has its own.
    let isMixed = Set(pairs.map(\.source)).count > 1
    return pairs.map { pair in
      var found = Array((tables[pair] ?? [:]).values)
      if isMixed { for index in found.indices { found[index].sourceLanguage = pair.source } }
      return Exchange(
        sourceLanguage: isMixed ? nil : pair.source, targetLanguage: pair.target, tables: found)
    }
  }
}
