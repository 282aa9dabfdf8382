package import PhrasebookModel

/// The same with tabs between the cells.
package enum TSV: ExchangeFormat {
  package static let name = "tsv"
  package static let fileExtensions = ["tsv", "tab"]

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    try CellReader(file).reading()
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    CellWriter(exchange, separator: 0x09, fileExtension: "tsv").writing()
  }
}
