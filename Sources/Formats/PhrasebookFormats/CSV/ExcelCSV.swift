package import PhrasebookModel

/// The same as Excel opens it by a double click in most of Europe: with a byte order mark, without
/// which it takes UTF-8 for a code page, and semicolons.
package enum ExcelCSV: ExchangeFormat {
  package static let name = "csv-excel"
  package static let fileExtensions = ["csv"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    try CellReader(file).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    var writing = CellWriter(exchange, separator: UInt8(ascii: ";"), fileExtension: "csv").writing()
    for index in writing.files.indices {
      writing.files[index].bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: 0)
    }
    return writing
  }
}
