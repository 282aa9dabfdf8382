package import Phrasebook
package import PhrasebookModel

/// A format that texts are exchanged in: bytes to an `Exchange` and back.
package protocol ExchangeFormat: Sendable {
  /// What `--as` calls it: `xliff`.
  static var name: String { get }
  /// How names of its files end, without the dot; the first is the one that is written.
  static var fileExtensions: [String] { get }

  /// Reads one file. Throws only for what is not the format at all, or must be refused as a whole.
  static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading

  /// Writes the files of an exchange, their paths relative to the folder for all (`fr.xliff`,
  /// `fr.lproj/Localizable.strings`), with what the format cannot say, entry by entry.
  static func write(_ exchange: Exchange) -> ExchangeWriting
}

/// A file of an exchange format.
package struct ExchangeFile: Equatable, Sendable {
  /// The path: as the caller spells it on the way in, relative to the folder on the way out. Formats
  /// that do not say their language or table inside take them from it (`fr.lproj/Main.strings`).
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// What a reader made of a file: what it understood, and what it has to say about the rest.
package struct ExchangeReading: Equatable, Sendable {
  package var exchange: Exchange
  package var diagnostics: [Diagnostic]

  package init(_ exchange: Exchange, diagnostics: [Diagnostic] = []) {
    self.exchange = exchange
    self.diagnostics = diagnostics
  }
}

/// What a writer made of an exchange.
package struct ExchangeWriting: Equatable, Sendable {
  package var files: [ExchangeFile]
  package var losses: [ExchangeLoss]

  package init(files: [ExchangeFile], losses: [ExchangeLoss] = []) {
    self.files = files
    self.losses = losses
  }
}

/// Something that a format cannot say, and so is not in its file.
package struct ExchangeLoss: Hashable, Sendable {
  package var table: String
  package var key: String
  /// The form concerned; empty where the whole entry is.
  package var path: VariationPath
  /// What is lost and why, in one line for a person.
  package var text: Phrase

  package init(table: String, key: String, path: VariationPath = VariationPath(), reason: Phrase) {
    self.table = table
    self.key = key
    self.path = path
    self.text = reason
  }

  /// The reason in English, whoever reads it: for programs.
  package var reason: String { text.sourceText }
}
