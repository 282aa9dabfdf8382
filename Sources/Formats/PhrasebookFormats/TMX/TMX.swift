import Phrasebook
package import PhrasebookModel

/// Translation Memory eXchange 1.4b: pairs of texts, for the memory and for tools of translators.
///
/// A text is a `tu` whose `prop` elements have its table, key and form; specifiers are in `ph`, the
/// usual element for protected text. Other information (attributes, notes, props, the tags in a
/// `seg`) is kept, and written to TMX again.
///
/// Source: the TMX 1.4b specification of LISA OSCAR.
package enum TMX: ExchangeFormat {
  package static let name = "tmx"
  package static let fileExtensions = ["tmx"]

  package static func arranged(_ exchange: Exchange, for tool: ExchangeTool?) -> Exchange {
    guard tool == .omegat else { return exchange }
    var exchange = exchange.withAlternativeTranslations
    exchange.unknown[plain] = .bool(true)
    return exchange
  }

  /// The mark of an exchange whose specifiers are written as text.
  static let plain = "tmx.plain"

  /// Reads the pairs of one language; a memory of several is read by `exchanges(in:)`.
  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    var (exchanges, diagnostics) = try exchanges(in: file)
    // A file that is called after one of its languages means it.
    if let named = exchanges.firstIndex(where: { $0.targetLanguage == file.path.fileStem }) {
      exchanges.swapAt(0, named)
    }
    let others = exchanges.dropFirst().compactMap(\.targetLanguage)
    if !others.isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning,
          """
          the memory also holds \(others.prefix(8).joined(separator: ", ")), which are not read; \
          put the language into the file's name
          """,
          at: Location(file: file.path, line: 1, column: 1)))
    }
    return ExchangeReading(exchanges.first ?? Exchange(), diagnostics: diagnostics)
  }

  /// Reads all languages, an exchange for each, in the order in which they come.
  ///
  /// - Parameters:
  ///   - keepsHistory: Whether units have the information of memories (`history`), and no key if
  ///     the file has none.
  ///   - source: The language of the sources if the file leaves it open.
  package static func exchanges(
    in file: ExchangeFile, keepsHistory: Bool = false, source: String? = nil
  ) throws(UnreadableFile) -> (exchanges: [Exchange], diagnostics: [Diagnostic]) {
    var reader = try TMXReader(file)
    reader.keepsHistory = keepsHistory
    reader.wantedSource = source
    return try reader.all()
  }

  /// The information of memories about a pair, by the names of attributes; `project` is a prop.
  package static let history = ["changedate", "changeid", "usagecount"]
  package static let project = "project"

  /// Writes one file with the pairs of several languages.
  package static func write(_ exchanges: [Exchange], path: String) -> ExchangeWriting {
    var writer = TMXWriter(source: exchanges.first?.sourceLanguage)
    for exchange in exchanges { writer.append(exchange) }
    let losses = writer.losses
    return ExchangeWriting(
      files: [ExchangeFile(path: path, bytes: writer.finished())], losses: losses)
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    var writer = TMXWriter(
      source: exchange.sourceLanguage, target: exchange.targetLanguage, unknown: exchange.unknown)
    writer.append(exchange)
    let name = (exchange.targetLanguage ?? "memory").asFileName
    let losses = writer.losses
    return ExchangeWriting(
      files: [ExchangeFile(path: "\(name).tmx", bytes: writer.finished())], losses: losses)
  }

  /// The default attributes of the header.
  static let usualHeader = [
    ("creationtool", "phrasebook"), ("creationtoolversion", "1"), ("segtype", "block"),
    ("o-tmf", "phrasebook"), ("adminlang", "en"), ("srclang", anySource), ("datatype", "plaintext"),
  ]
  /// Attributes that are written again in every file.
  static let headerOfOurs: Set<String> = ["creationtool", "creationtoolversion", "srclang"]

  /// The value of `srclang` for an unknown language.
  static let anySource = "*all*"
  /// The language of a text without one: XML needs a value.
  static let unknownLanguage = "und"
}
