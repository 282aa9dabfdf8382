package import Phrasebook
package import PhrasebookModel

/// A format that texts are exchanged in: bytes to an `Exchange` and back.
package protocol ExchangeFormat: Sendable {
  /// The name for `--as`: `xliff`.
  static var name: String { get }
  /// The extensions of its files, without the dot; the first is the one that is written.
  static var fileExtensions: [String] { get }

  /// Whether files of the format contain the keys marked “don't translate”, marked as such.
  static var hasUntranslatable: Bool { get }

  /// Whether files of the format can have a string without a translation.
  static var hasUntranslated: Bool { get }

  /// An exchange made from catalogs, as a file of the format has it: in the order of the tool that
  /// defines the format, and as the tool needs it that reads the file.
  static func arranged(_ exchange: Exchange, for tool: ExchangeTool?) -> Exchange

  /// Reads one file. Throws only if the file is not of the format at all, or must be refused as a
  /// whole.
  static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading

  /// Writes the files of an exchange, their paths relative to one folder (`fr.xliff`,
  /// `fr.lproj/Localizable.strings`), with the losses of each entry.
  static func write(_ exchange: Exchange) -> ExchangeWriting

  /// The parts of a file that can be replaced one by one; none if the file has to be written whole.
  static func records(in bytes: [UInt8]) -> [ExchangeRecord]

  /// A record with the translation and the state of another one, and nothing else of it; nil if it
  /// cannot have them.
  static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]?

  /// A file with what the header of a file of ours states about its units.
  static func headed(_ bytes: [UInt8], like other: [UInt8]) -> [UInt8]
}

extension ExchangeFormat {
  package static func records(in bytes: [UInt8]) -> [ExchangeRecord] { [] }
  package static func retargeted(_ record: [UInt8], like other: [UInt8]) -> [UInt8]? { nil }
  package static func headed(_ bytes: [UInt8], like other: [UInt8]) -> [UInt8] { bytes }
  package static var hasUntranslatable: Bool { false }
  package static var hasUntranslated: Bool { true }
  package static func arranged(_ exchange: Exchange, for tool: ExchangeTool?) -> Exchange {
    exchange
  }
}

/// A file of an exchange format.
package struct ExchangeFile: Equatable, Sendable {
  /// The path: as given by the caller when reading, relative to the folder when writing. Formats
  /// without a language or table inside take them from it (`fr.lproj/Main.strings`).
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// The result of reading a file: the exchange, and diagnostics about the parts that could not be
/// read.
package struct ExchangeReading: Equatable, Sendable {
  package var exchange: Exchange
  package var diagnostics: [Diagnostic]
  /// The place that the language of the translations was taken from.
  package var languageOrigin: LanguageOrigin
  /// The assumed table of texts whose table is not in the file.
  package var assumedTable: String?

  /// The certainty about the language of a file.
  package enum LanguageOrigin: Sendable {
    /// The file itself.
    case content
    /// Its folder is one of those that are made for a language: `fr.lproj`, `values-fr`.
    case folder
    /// A name that may mean anything: `fr.csv`, and `app.csv` just so.
    case name
  }

  package init(
    _ exchange: Exchange, diagnostics: [Diagnostic] = [],
    languageOrigin: LanguageOrigin = .content, assumedTable: String? = nil
  ) {
    self.exchange = exchange
    self.diagnostics = diagnostics
    self.languageOrigin = languageOrigin
    self.assumedTable = assumedTable
  }
}

/// The result of writing an exchange.
package struct ExchangeWriting: Equatable, Sendable {
  package var files: [ExchangeFile]
  package var losses: [ExchangeLoss]

  package init(files: [ExchangeFile], losses: [ExchangeLoss] = []) {
    self.files = files
    self.losses = losses
  }
}

/// Information that a format cannot represent, and that is missing in its file.
package struct ExchangeLoss: Hashable, Sendable {
  package var table: String
  package var key: String
  /// The form concerned; empty if the text itself is, or the whole entry.
  package var path: VariationPath
  /// The part that is lost.
  package var part: Part
  /// The lost information and the reason, in one line.
  package var text: Phrase

  package init(
    table: String, key: String, path: VariationPath = VariationPath(), _ part: Part,
    reason: Phrase
  ) {
    self.table = table
    self.key = key
    self.path = path
    self.part = part
    self.text = reason
  }

  /// The reason in English, for programs.
  package var reason: String { text.sourceText }

  /// The parts of a unit that can be lost, for programs.
  package enum Part: String, CaseIterable, Sendable {
    /// The whole entry: its other forms, too.
    case entry
    /// The whole unit.
    case unit
    case source, target, state, comment
    /// The form: the text comes back in the place of another one.
    case form
    /// That the text is not to be translated.
    case translate
    /// A substitution's position and specifier.
    case argument
    /// Other information of a tool.
    case other
  }
}
