internal import Phrasebook
internal import PhrasebookModel

/// TermBase eXchange: TBX-Basic as version 2 (`martif`), which most tools read, is written; version 3
/// (`tbx`, ISO 30042:2019) is read, too.
enum TBX {
  /// The note of a term that is the same in every language.
  private static let untranslated = "do not translate"
  private static let caseSensitive = "case-sensitive"

  static func write(_ base: Termbase) -> [UInt8] {
    var xml = XMLWriter()
    xml.start("martif", [("type", "TBX-Basic"), ("xml:lang", base.sourceLanguage)])
    xml.start("martifHeader")
    xml.start("fileDesc")
    xml.start("sourceDesc")
    xml.element("p", text: "Phrasebook")
    xml.end()
    xml.end()
    xml.end()
    xml.start("text")
    xml.start("body")
    for entry in base.entries {
      xml.start("termEntry")
      if entry.isNotTranslated { xml.element("note", text: untranslated) }
      if entry.isCaseSensitive { xml.element("note", text: caseSensitive) }
      write([entry.term], in: base.sourceLanguage, &xml)
      let languages = entry.isNotTranslated ? base.languages : entry.translations.names
      for language in languages {
        let words = entry.isNotTranslated ? [entry.term] : entry.translations[language]
        write(words ?? [], in: language, &xml)
      }
      xml.end()
    }
    return xml.finished()
  }

  private static func write(_ terms: [String], in language: String, _ xml: inout XMLWriter) {
    xml.start("langSet", [("xml:lang", language)])
    for term in terms where XMLWriter.canWrite(term) {
      xml.start("tig")
      xml.element("term", text: term)
      xml.end()
    }
    xml.end()
  }

  static func read(
    _ file: ExchangeFile, sourceLanguage: String
  ) throws(UnreadableFile) -> Termbase {
    var reader = try XMLReader(file)
    var base = Termbase(sourceLanguage: sourceLanguage)
    var isTBX = false
    while let event = try reader.next() {
      guard case .start(let tag) = event else { continue }
      switch local(tag.name) {
      case "martif", "tbx": isTBX = true
      case "termEntry", "conceptEntry": try readEntry(&reader, into: &base)
      default: break
      }
    }
    guard isTBX else {
      throw reader.failure("the file is not TBX: it has neither <martif> nor <tbx>")
    }
    return base
  }

  private static func readEntry(
    _ reader: inout XMLReader, into base: inout Termbase
  ) throws(UnreadableFile) {
    let place = reader.location
    let depth = reader.depth
    var language = ""
    var terms: Members<[String]> = [:]
    var notes: Set<String> = []
    while let event = try reader.next(), reader.depth >= depth {
      guard case .start(let tag) = event else { continue }
      switch local(tag.name) {
      case "langSet", "langSec": language = tag["xml:lang"] ?? ""
      case "term":
        let text = try InlineText.read(&reader).text.trimmed()
        if !text.isEmpty { terms.add(text, to: language) }
      case "note" where language.isEmpty:
        notes.insert(try InlineText.read(&reader).text.trimmed())
      default: break
      }
    }
    let own =
      terms.names.first { LanguageSpelling.isSame($0, base.sourceLanguage) }
      ?? terms.names.first { Self.language(of: $0) == Self.language(of: base.sourceLanguage) }
    guard let own, let term = terms[own]?.first else { return }
    var entry = Termbase.Entry(term: term)
    entry.location = place
    entry.isNotTranslated = notes.contains(untranslated)
    entry.isCaseSensitive = notes.contains(caseSensitive)
    if !entry.isNotTranslated {
      for (language, words) in terms where language != own && !language.isEmpty {
        entry.translations[language] = words
      }
    }
    base.entries.append(entry)
  }

  /// The language of a tag, without its region.
  private static func language(of tag: String) -> Substring {
    LanguageSpelling.folded(tag)[...].prefix { $0 != "-" }
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}
