import Phrasebook
package import PhrasebookModel

/// XLIFF 1.2 as Xcode writes it, and as other tools do: OASIS, "XLIFF Version 1.2", 2008.
///
/// A key is the `id` of its unit, a form has `key|==|plural.one`. Texts keep every character;
/// characters that XML cannot represent are reported and left out. Inline tags of other tools
/// become the text that they represent, and are written again if the text is unchanged.
package enum XLIFF: ExchangeFormat {
  package static let name = "xliff"
  package static let fileExtensions = ["xliff", "xlf"]
  package static let hasUntranslatable = true

  /// The start of the namespaces of XLIFF's own elements, in all of its versions.
  static let namespace = "urn:oasis:names:tc:xliff:document:"
  /// The language tag for an unknown language.
  static let unknownLanguage = "und"
  /// The `extradata` of a unit that has no source text of its own.
  static let noSource = "phrasebook:no-source"
  /// The start of the state of a target that holds the source text, for tools that show only
  /// units with a target.
  static let sourceText = "source-text"
  /// The mark of a form whose argument has a number, `%1$lld`, in the catalog, too; the suffix
  /// gives the source, the target or both.
  static let numbered = "phrasebook:numbered-"

  /// The prefixes that attributes declare for XLIFF's own elements, such as `x` in `x:file`.
  static func prefixes(declaredBy attributes: [(name: String, value: String)]) -> Set<Substring> {
    Set(
      attributes.compactMap { name, value in
        name.hasPrefix("xmlns:") && value.hasPrefix(namespace) ? name.dropFirst(6) : nil
      })
  }

  package static func read(_ file: ExchangeFile) throws(UnreadableFile) -> ExchangeReading {
    var reader = try XMLReader(file)
    let root = try XLIFFRoot(&reader)
    return root.isVersion2
      ? try XLIFF2Reader.read(reader, root) : try XLIFFReader.read(reader, root)
  }

  /// Whether Xcode itself wrote the file of a table: the build of Xcode is in no file of ours.
  package static func isXcodes(_ table: ExchangeTable) -> Bool {
    table.unknown["header"]?.string?.contains(exactly: "build-num=") ?? false
  }

  /// The state of a target that holds the source text.
  ///
  /// - Parameter own: The state of the translation if it is the source text.
  static func sourceText(of own: State?) -> State {
    State(rawValue: own.map { "\(sourceText)-\($0.rawValue)" } ?? sourceText)
  }

  package static func arranged(_ exchange: Exchange, for tool: ExchangeTool?) -> Exchange {
    tool == .omegat ? exchange.asXcodeExports.withSourcesAsTargets : exchange.asXcodeExports
  }

  package static func write(_ exchange: Exchange) -> ExchangeWriting {
    var writer = XLIFFWriter(exchange)
    let bytes = writer.write()
    let name = exchange.targetLanguage ?? exchange.sourceLanguage ?? unknownLanguage
    return ExchangeWriting(
      files: [ExchangeFile(path: "\(name).xliff", bytes: bytes)], losses: writer.losses)
  }
}

/// The root of an XLIFF file: its version, and other information.
struct XLIFFRoot {
  let tag: XMLTag
  private let prefixes: Set<Substring>
  var isVersion2: Bool { tag["version"]?.hasPrefix("2") ?? false }

  /// Reads up to the root.
  init(_ reader: inout XMLReader) throws(UnreadableFile) {
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      let parts = tag.name.split(separator: ":", maxSplits: 1)
      guard parts.last == "xliff" else {
        throw reader.failure(
          "the file's element is <\(tag.name.visible)>, not <xliff>; is it XLIFF?")
      }
      if let version = tag["version"], !["1.0", "1.1", "1.2", "2.0", "2.1"].contains(version) {
        throw reader.failure("XLIFF \(version.visible) is not known; 1.2 and 2.1 are")
      }
      self.tag = tag
      prefixes = XLIFF.prefixes(declaredBy: tag.attributes.map { ($0.name, $0.value) })
        .union(parts.count == 2 ? [parts[0]] : [])
      return
    }
    throw reader.failure("the file has no element; is it XLIFF?")
  }

  /// A name without the prefix of XLIFF's own.
  func local(_ name: String) -> String {
    guard !prefixes.isEmpty, let colon = name.firstIndex(of: ":"),
      prefixes.contains(name[..<colon])
    else { return name }
    return String(name[name.index(after: colon)...])
  }

  /// Other information of the root: namespaces, attributes of tools.
  func unknown(besides known: Set<String>, prefix: String = "") -> Members<JSONValue> {
    var unknown: Members<JSONValue> = [:]
    for attribute in tag.attributes
    where !known.contains(attribute.name) {
      unknown["\(prefix)@\(attribute.name)"] = .string(attribute.value)
    }
    return unknown
  }
}
