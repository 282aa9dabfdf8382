import Phrasebook
package import PhrasebookModel

/// The tables of `.lproj` folders, as Apple's tools exchanged texts before String Catalogs: plain
/// texts in `.strings`, those that vary in `.stringsdict`.
package enum StringsFormat: ExchangeFormat {
  package static let name = "strings"
  package static let fileExtensions = ["strings", "stringsdict"]
  package static let hasUntranslated = false

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    let path = LprojPath(file.path)
    let table = try LprojTable(file, isStrict: true)
    // Comments without a key are kept with the next key.
    var loose = table.looseComments.sorted { $0.line < $1.line }[...]
    var units: [ExchangeUnit] = []
    for entry in table.entries {
      var forms = entry.localization.units(
        key: entry.key, comment: entry.comment, location: entry.location)
      let before = loose.prefix { $0.line < entry.location.line }
      if !forms.isEmpty {
        forms[0].unknown.keep(before.map(\.text), as: StringsText.commentsName)
        loose = loose.dropFirst(before.count)
      }
      units += forms
    }
    var read = ExchangeTable(name: path.table, units: units)
    read.unknown.keep(loose.map(\.text), as: StringsText.commentsName)
    let exchange = Exchange(
      targetLanguage: path.isBase ? nil : path.catalogLanguage, tables: [read])
    return ExchangeReading(
      exchange, diagnostics: table.diagnostics, languageOrigin: .folder)
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    let unplaced = UnplacedWords(format: ".strings") { $0 == StringsText.commentsName }
    var writing = ExchangeWriting(files: [], losses: unplaced.losses(of: exchange))
    let language = exchange.targetLanguage ?? exchange.sourceLanguage ?? "en"
    // Tables of one name, which modules of a package have, lie in folders as their catalogs do.
    let folders = TableLabels(exchange.tables).folders
    for (folders, table) in zip(folders, exchange.tables) {
      guard LprojPath.isName(language), LprojPath.isName(table.name) else {
        writing.losses += table.units.map {
          ExchangeLoss(
            table: table.name, key: $0.key, path: $0.path, .unit,
            reason: "all: neither \(language.quoted) nor \(table.name.quoted) may name a file")
        }
        continue
      }
      var writer = StringsTableWriter(table: table.name)
      writer.add(table.units)
      let stem = (folders + ["\(language).lproj", table.name]).joined(separator: "/")
      // Comments without a key are kept even if no text is.
      let ending = table.unknown.pieces(StringsText.commentsName)
      if !writer.texts.isEmpty || !ending.isEmpty {
        writing.files.append(
          ExchangeFile(
            path: "\(stem).strings", bytes: StringsText.bytes(of: writer.texts, ending: ending)))
      }
      if !writer.dictionaries.isEmpty {
        writing.files.append(
          ExchangeFile(
            path: "\(stem).stringsdict",
            bytes: PropertyListWriter.xml(.table(writer.dictionaries))))
      }
      writing.losses += writer.losses
    }
    return writing
  }
}

extension Localization {
  /// The texts as units of an exchange, each a translation.
  fileprivate func units(key: String, comment: String?, location: Location) -> [ExchangeUnit] {
    forms(language: "").map { form in
      let part = form.path.substitution.flatMap { substitutions[$0] }
      return ExchangeUnit(
        key: key, path: form.path, target: form.value, comment: comment,
        argument: part.map {
          ExchangeUnit.Argument(number: $0.argNum, specifier: $0.formatSpecifier)
        }, location: location)
    }
  }
}
