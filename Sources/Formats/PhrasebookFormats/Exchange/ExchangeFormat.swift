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
  /// Where the language of the translations was taken from.
  package var languageOrigin: LanguageOrigin
  /// The name of the table that texts went to of which the file does not say where they belong.
  package var assumedTable: String?

  /// How sure it is which language a file is in.
  package enum LanguageOrigin: Sendable {
    /// The file says it.
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
  /// The form concerned; empty if the text itself is, or the whole entry.
  package var path: VariationPath
  /// What of it is lost.
  package var part: Part
  /// What is lost and why, in one line for a person.
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

  /// The reason in English, whoever reads it: for programs.
  package var reason: String { text.sourceText }

  /// What may be lost of a unit, so that a program, too, can tell what to look after.
  package enum Part: String, CaseIterable, Sendable {
    /// The whole entry: its other forms, too.
    case entry
    /// The unit: none of it is in the file.
    case unit
    case source, target, state, comment
    /// Which form it is: the text comes home in the place of another.
    case form
    /// That the text is not to be translated.
    case translate
    /// A substitution's position and specifier.
    case argument
    /// What a tool said beyond that.
    case other
  }
}
