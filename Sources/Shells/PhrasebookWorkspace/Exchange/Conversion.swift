import PhrasebookProjects
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// Turns a file of any format into one of any other: IN and OUT in, the files written.
struct Conversion {
  let request: ConvertRequest
  let activity: Activity

  private static let catalogEnd = ".xcstrings"

  /// The files to write; nil, with a diagnostic, if the conversion fails.
  func make() -> ExchangeOutput? {
    request.source.hasSuffix(Self.catalogEnd) ? fromCatalog() : fromExchange()
  }

  private func fromCatalog() -> ExchangeOutput? {
    guard let loaded = LoadedCatalog.all(of: request.source, activity: activity).catalogs.first
    else { return nil }
    var output = ExchangeOutput(activity: activity)
    if isToCatalog {
      output.add(
        ExchangeFile(
          path: FilePath.name(request.target), bytes: XCStrings.format(loaded.catalog)))
      return output
    }
    guard let format = outputFormat else { return nil }
    if isTemplate { return template(of: loaded, as: format) }
    var wanted = request.languages
    if wanted.isEmpty, LanguageSpelling.isLanguageTag(FilePath.stem(request.target)) {
      wanted = [FilePath.stem(request.target)]
    }
    if wanted.isEmpty { wanted = LoadedCatalog.languages(of: [loaded]) }
    if wanted.isEmpty, isToFolder, format.name == PO.name {
      return template(of: loaded, as: format)
    }
    let own = loaded.ownLanguages
    wanted = wanted.map { LanguageSpelling.spelling(of: $0, among: own) }
    guard wanted.count == 1 || isToFolder else {
      activity.report(
        Diagnostic(
          .error,
          wanted.isEmpty
            ? "\(request.source): nothing is translated yet; use --languages to choose some"
            : """
            \(request.source) has \(wanted.count) languages, a file has one; choose it with \
            --languages, or pass a folder as OUT
            """))
      return nil
    }
    for language in wanted {
      let table = Export.table(
        of: loaded.catalog, name: loaded.table, original: loaded.original, language: language,
        includesUntranslatable: format.hasUntranslatable
      ).table
      output.add(
        format.arranged(Export.exchange([table], language: language), for: nil), as: format)
    }
    output.add(
      ExchangeWriting(
        files: [], losses: lossesOfExport(loaded, hasUntranslatable: format.hasUntranslatable)))
    return isToFolder ? output : output.renamed(to: request.target)
  }

  /// Whether OUT is a template of gettext's, which is for any language.
  private var isTemplate: Bool {
    PO.isTemplate(request.target) && (request.format ?? PO.self).name == PO.name
  }

  private func template(
    of loaded: LoadedCatalog, as format: any ExchangeFormat.Type
  ) -> ExchangeOutput {
    reportTemplateWithoutLanguage()
    var output = ExchangeOutput(activity: activity)
    output.add(Export.template(of: [loaded.exported(in: nil).table]), as: format)
    output.add(
      ExchangeWriting(files: [], losses: lossesOfExport(loaded, hasUntranslatable: false)))
    return isToFolder ? output : output.renamed(to: request.target)
  }

  private func reportTemplateWithoutLanguage() {
    guard !request.languages.isEmpty else { return }
    activity.report(
      Diagnostic(
        .note,
        """
        \(request.target) is a template, which is for any language; --languages does not apply to it
        """))
  }

  /// The parts of a catalog that no exchange format has: translators do not need them, but the user
  /// may want a catalog again.
  private func lossesOfExport(
    _ loaded: LoadedCatalog, hasUntranslatable: Bool
  ) -> [ExchangeLoss] {
    loaded.catalog.entries.compactMap { key, entry in
      if entry.shouldTranslate == false, !hasUntranslatable {
        return ExchangeLoss(
          table: loaded.table, key: key, .entry,
          reason: "it is marked “don't translate”, so it is not in the file")
      }
      guard let state = entry.extractionState, state != .migrated else { return nil }
      return ExchangeLoss(
        table: loaded.table, key: key, .other,
        reason: "this format cannot store the extraction state \(state.rawValue)")
    }
  }

  private func fromExchange() -> ExchangeOutput? {
    let input = ExchangeInput(format: nil, language: request.languages.first, activity: activity)
    let opened = input.read([request.source]).map(\.withLikelyLanguage)
    guard !activity.hasFailed, !opened.isEmpty else { return nil }
    var output = ExchangeOutput(activity: activity)
    guard !isToCatalog, request.format != nil || !isToFolder else {
      newCatalogs(opened.map(\.exchange)).forEach { output.add($0) }
      return activity.hasFailed ? nil : output
    }
    guard let format = outputFormat else { return nil }
    if isTemplate { reportTemplateWithoutLanguage() }
    for file in opened {
      let exchange = isTemplate ? Export.template(of: file.exchange) : file.exchange
      output.add(exchange, as: format)
      output.add(ExchangeWriting(files: [], losses: lossesBesideUnits(of: exchange, as: format)))
    }
    return isToFolder ? output : output.renamed(to: request.target)
  }

  /// The information of a file that the new one lacks: its source language and its catalog. An
  /// export does not report it, since its catalogs still exist.
  private func lossesBesideUnits(
    of exchange: Exchange, as format: any ExchangeFormat.Type
  ) -> [ExchangeLoss] {
    let files = format.write(exchange).files
    let again = files.compactMap { file -> Exchange? in
      // The name may contain the language.
      let path = isToFolder || files.count > 1 ? file.path : request.target
      return try? format.read(ExchangeFile(path: path, bytes: file.bytes)).exchange
    }
    var losses: [ExchangeLoss] = []
    func lose(_ table: String, _ reason: Phrase) {
      losses.append(ExchangeLoss(table: table, key: "", .other, reason: reason))
    }
    if let language = exchange.sourceLanguage,
      !again.contains(where: { $0.sourceLanguage == language })
    {
      lose(
        exchange.tables.first?.name ?? "",
        "this format cannot store the source language, \(language)")
    }
    if let language = exchange.targetLanguage,
      !again.contains(where: { $0.targetLanguage == language })
    {
      lose(
        exchange.tables.first?.name ?? "",
        "this format cannot store the target language, \(language)")
    }
    let originals = Set(again.flatMap(\.tables).compactMap(\.original))
    for table in exchange.tables {
      guard let original = table.original, !originals.contains(original) else { continue }
      lose(table.name, "this format cannot store the path of the catalog, \(original.quoted)")
    }
    return losses + lossesOfSources(of: exchange, again)
  }

  /// Source strings that differ from their keys, if the new file has only keys.
  private func lossesOfSources(of exchange: Exchange, _ again: [Exchange]) -> [ExchangeLoss] {
    let units = again.flatMap(\.tables).flatMap(\.units)
    guard !units.isEmpty, units.allSatisfy({ $0.source == nil }) else { return [] }
    return exchange.tables.flatMap { table in
      table.units.compactMap { unit in
        guard let source = unit.source, !source.isExactly(unit.key) else { return nil }
        return ExchangeLoss(
          table: table.name, key: unit.key, path: unit.path, .source,
          reason: "this format cannot store the source string, \(source.quoted)")
      }
    }
  }

  /// A catalog for each table of some exchanges.
  private func newCatalogs(_ exchanges: [Exchange]) -> [ExchangeFile] {
    var names: [String] = []
    var parts: [String: [ImportedTable]] = [:]
    var sources: [String: String] = [:]
    for exchange in exchanges {
      for language in [exchange.targetLanguage, exchange.sourceLanguage].compactMap(\.self)
      where !request.allowsUnknownLanguage {
        guard let problem = KnownLanguages.problem(language) else { continue }
        activity.report(Diagnostic(.error, "\(request.source): \(problem)"))
        return []
      }
      for table in exchange.tables {
        let name = table.name.isEmpty ? "Localizable" : table.name
        let source = table.sourceLanguage ?? exchange.sourceLanguage ?? "en"
        if parts[name] == nil { names.append(name) }
        sources[name] = sources[name] ?? source
        parts[name, default: []].append(
          ImportedTable(
            table: table, sourceLanguage: source, language: exchange.targetLanguage ?? source))
      }
    }
    if names.count > 1, isToCatalog {
      activity.report(
        Diagnostic(
          .error,
          "\(request.source) has \(names.count) tables, a catalog is one; pass a folder as OUT"))
      return []
    }
    return names.map { name in
      let made = Import.newCatalog(
        from: parts[name] ?? [], sourceLanguage: sources[name] ?? "en", table: name)
      for diagnostic in made.diagnostics where diagnostic.severity > .note {
        activity.report(diagnostic)
      }
      return ExchangeFile(
        path: isToCatalog ? FilePath.name(request.target) : "\(name)\(Self.catalogEnd)",
        bytes: XCStrings.format(made.catalog))
    }
  }

  private var isToCatalog: Bool { request.target.hasSuffix(Self.catalogEnd) }

  /// Whether OUT is a folder: an existing one, or a name without an extension.
  var isToFolder: Bool {
    let target = request.target
    if target.hasSuffix("/") { return true }
    if isToCatalog || Self.isBundle(target) { return false }
    return FileStatus(path: target)?.kind == .folder
      || ExchangeFormats.of(path: target) == nil && !FilePath.name(target).contains(".")
  }

  /// The folder that the files are written to.
  var folder: String {
    let target = request.target
    return isToFolder || Self.isBundle(target) && !isToCatalog ? target : FilePath.folder(target)
  }

  private static func isBundle(_ path: String) -> Bool { path.hasSuffix(".xcloc") }

  private var outputFormat: (any ExchangeFormat.Type)? {
    if let found = request.format ?? ExchangeFormats.of(path: request.target) { return found }
    activity.report(
      FileFailure(request.target, "its name does not show the format; use --as").diagnostic)
    return nil
  }
}
