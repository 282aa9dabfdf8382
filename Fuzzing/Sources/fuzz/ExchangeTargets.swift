@testable import PhrasebookFormats
@testable import PhrasebookModel
@testable import PhrasebookSync

/// Exchange formats: a file that is read is written and read again.
let exchangeTargets: [Target] = [
  exchange(XLIFF.self, "fr.xliff", .markup), exchange(XLIFF2.self, "fr.xlf", .markup),
  exchange(TMX.self, "fr.tmx", .markup),
  exchange(AndroidXML.self, "values-fr/strings.xml", .markup),
  exchange(PO.self, "fr.po", .code), exchange(CSV.self, "fr.csv", nil),
  exchange(TSV.self, "fr.tsv", nil), exchange(ARB.self, "Localizable_fr.arb", .code),
  exchange(I18next.self, "fr/Localizable.json", .code),
  exchange(StringsFormat.self, "fr.lproj/Localizable.strings", .code, "strings"),
  exchange(StringsFormat.self, "fr.lproj/Localizable.stringsdict", .markup, "stringsdict"),
  exchange(ExcelCSV.self, "fr.csv", nil),
  termbase("tbx", "glossary.tbx", .markup), termbase("glossary-csv", "glossary.csv", nil),
  Target("picture", nil) { bytes in _ = PictureHeader(bytes) },
  Target("xcloc") { bytes in
    guard let language = XCLOC.targetLanguage(contents: bytes) else { return }
    require(!language.contains("/") && !language.contains("."), "a language is never a path")
  },
  Target("stringsdata") { bytes in _ = try? StringsData.read(bytes, file: "A.stringsdata") },
  Target("import") { bytes in
    let parts = bytes.parts(2)
    guard let catalog = read(parts[0]),
      let exchange = try? XLIFF.read(ExchangeFile(path: "fr.xliff", bytes: parts[1])).exchange
    else { return }
    for table in exchange.tables {
      var table = table
      table.name = "Localizable"
      let export = Export.table(
        of: catalog, name: "Localizable", original: nil, language: exchange.targetLanguage ?? "fr")
      _ = Export.exchange([export.table, table], language: "fr")
    }
  },
]

private func exchange(
  _ format: any ExchangeFormat.Type, _ path: String, _ syntax: TokenMutator.Syntax?,
  _ name: String? = nil
) -> Target {
  Target(name ?? format.name, syntax) { bytes in
    guard let exchange = try? format.read(ExchangeFile(path: path, bytes: bytes)).exchange else {
      return
    }
    for file in format.write(exchange).files {
      do throws(UnreadableFile) {
        _ = try format.read(file)
      } catch {
        fatalError("what is written is read: \(error.diagnostic.message)")
      }
    }
  }
}

private func termbase(
  _ name: String, _ path: String, _ syntax: TokenMutator.Syntax?
) -> Target {
  Target(name, syntax) { bytes in
    let file = ExchangeFile(path: path, bytes: bytes)
    guard let base = try? Termbase.read(file, sourceLanguage: "en") else { return }
    for bytes in [TBX.write(base), TermTable.write(base)] {
      let path = bytes.starts(with: Array("<".utf8)) ? "glossary.tbx" : "glossary.csv"
      do throws(UnreadableFile) {
        _ = try Termbase.read(ExchangeFile(path: path, bytes: bytes), sourceLanguage: "en")
      } catch {
        fatalError("a glossary that is written is read: \(error.diagnostic.message)")
      }
    }
  }
}
