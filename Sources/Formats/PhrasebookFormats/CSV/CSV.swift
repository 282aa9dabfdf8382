package import PhrasebookModel

/// Tables for spreadsheets: RFC 4180 with commas, one row a text, one file a language.
///
///     context,source,target,location,key,table,path,state,comment
///     Localizable|greeting,Hello,Bonjour,App/Localizable.xcstrings,greeting,Localizable,,translated,On the first page.
///
/// Columns are found by their names, in any order, and other columns are kept. A cell that a
/// spreadsheet would run as a formula is written with an apostrophe before it, which is removed
/// again.
package enum CSV: ExchangeFormat {
  package static let name = "csv"
  package static let fileExtensions = ["csv"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    try CellReader(file).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    CellWriter(exchange, separator: UInt8(ascii: ","), fileExtension: "csv").writing()
  }
}
