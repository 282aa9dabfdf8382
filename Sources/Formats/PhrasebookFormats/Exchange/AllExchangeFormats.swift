/// Every format that texts are exchanged in: adding one is its folder and its line here. Of two that
/// share an extension the first reads the files.
package let allExchangeFormats: [any ExchangeFormat.Type] = [
  XLIFF.self,
  XLIFF2.self,
  XCLOC.self,
  PO.self,
  CSV.self,
  TSV.self,
  ExcelCSV.self,
  ARB.self,
  I18next.self,
  TMX.self,
  StringsFormat.self,
  AndroidXML.self,
]

/// Finds the format of a name or of a file.
package enum ExchangeFormats {
  /// The format with a name in `--as`; nil if the name is unknown.
  package static func named(_ name: String) -> (any ExchangeFormat.Type)? {
    allExchangeFormats.first { $0.name == name }
  }

  /// The format of a file, by its extension; nil if the extension is unknown.
  package static func of(path: String) -> (any ExchangeFormat.Type)? {
    let path = path.lowercased()
    return allExchangeFormats.first { format in
      format.fileExtensions.contains { path.hasSuffix(".\($0)") }
    }
  }
}
