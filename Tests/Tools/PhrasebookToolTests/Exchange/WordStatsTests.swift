import Foundation
import TestSupport
import Testing

/// `stats --words`: the text to translate, as CAT tools count it.
struct WordStatsTests {
  let command: BuiltCommand
  let folder: TemporaryFolder

  init() throws {
    command = try BuiltCommand()
    folder = try TemporaryFolder()
    try folder.write("languages: [is]\n", to: "phrasebook.yml")
  }

  private struct Count: Decodable, Equatable {
    var texts: Int
    var words: Int
    var characters: Int
    var charactersWithoutSpaces: Int
  }

  private struct Report: Decodable {
    struct Language: Decodable {
      var total: Count
      var states: [String: Count]
      var bands: [String: Count]
    }
    var words: [String: Language]
  }

  private func report() throws -> Report {
    let outcome = try command.run(
      ["stats", ".", "--words", "--format", "json"], in: folder.url)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test("texts are counted by state, and new ones by repetitions and exact matches")
  func statesAndBands() throws {
    func unit(_ state: String) -> String {
      #"{"localizations": {"is": {"stringUnit": {"state": "\#(state)", "value": "x"}}}}"#
    }
    func same(_ text: String, _ target: String = "") -> String {
      """
      {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(text)"}}\(target)}}
      """
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "Open the file": \(unit("translated")), "Close it": \(unit("machine_translated")),
        "Check": \(unit("needs_review")), "Never": {"shouldTranslate": false},
        "a": \(same("Open the file")), "b": \(same("Don't re-open 3.5 files")),
        "c": \(same("Don't re-open 3.5 files"))
      }, "version": "1.0"}
      """, to: "Localizable.xcstrings")
    let words = try #require(try report().words["is"])
    #expect(words.total.texts == 6)
    #expect(words.states["translated"]?.words == 3)
    #expect(words.states["machine_translated"]?.words == 2)
    #expect(words.states["needs_review"]?.words == 1)
    #expect(words.states["new"]?.words == 11)
    #expect(words.bands["exact"]?.words == 3)
    #expect(words.bands["repetitions"]?.words == 4)
    #expect(words.bands["new"]?.words == 4)
    #expect(words.bands["new"]?.characters == 23)
    #expect(words.bands["new"]?.charactersWithoutSpaces == 20)
  }

  @Test("similar texts of the memory are in the bands of their scores")
  func memoryBands() throws {
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        "Open the window of the house at noon": {"localizations": {"is": {"stringUnit": {
          "state": "translated", "value": "Opna"}}}}}, "version": "1.0"}
      """, to: "old/Localizable.xcstrings")
    let place = folder.url
    let taken = try command.run(["memory", "import", "old/Localizable.xcstrings", "."], in: place)
    #expect(taken.status == 0, "\(taken.errors)")
    try FileManager.default.removeItem(atPath: folder("old"))
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"Open the window of the house at noon": {},
        "Open the window of the house at noons": {}, "Open the windows of a house at noon": {},
        "Quite another thing": {}}, "version": "1.0"}
      """, to: "Localizable.xcstrings")
    let bands = try #require(try report().words["is"]).bands
    #expect(bands["exact"]?.texts == 1)
    // One and two of 15 words and spaces, as OmegaT counts them: 93 and 86.
    #expect(bands["85-94"]?.texts == 2)
    #expect(bands["new"]?.texts == 1)
  }

  @Test("similar texts that the catalogs have a translation of count without a memory")
  func bandsOfTheCatalogs() throws {
    func done(_ text: String) -> String {
      #""\#(text)": {"localizations": {"is": {"stringUnit": {"state": "translated", "value": "x"}}}}"#
    }
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {
        \(done("Open the file at the top of the list of all the new files today")),
        \(done("Delete the account")), \(done("Remove it")),
        "Open the file at the top of the list of all the new files Today": {},
        "Open the file at the end of the list of all the new files today": {},
        "Delete the accounts": {}, "Delete this account and": {}, "Remove them": {}
      }, "version": "1.0"}
      """, to: "Localizable.xcstrings")
    let bands = try #require(try report().words["is"]).bands
    #expect(bands["exact"]?.texts == 0 && bands["repetitions"]?.texts == 0)
    // Case counts for nothing, but it is not the same text.
    #expect(bands["95-99"]?.texts == 2)
    #expect(bands["75-84"]?.texts == 1)
    #expect(bands["new"]?.texts == 2)
  }

  @Test("a file that is no memory is reported in a sentence")
  func damagedMemory() throws {
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"a": {}}, "version": "1.0"}"#, to: "L.xcstrings")
    try folder.write("junk", to: "junk.sqlite")
    let outcome = try command.run(
      ["stats", ".", "--words", "--memory", "junk.sqlite"], in: folder.url)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("error: junk.sqlite: not a translation memory"), "\(outcome.errors)")
  }

  @Test(
    "words and characters are those of OmegaT's own statistics on the same XLIFF",
    .needsProgram("omegat"), .needsShared("corpus/catalogs"))
  func sameAsOmegaT() throws {
    let sample = PackageRoot.corpus.enumerated().filter { $0.offset % 40 == 3 }.map(\.element)
    try #require(!sample.isEmpty)
    for catalog in sample.prefix(4) {
      try? FileManager.default.removeItem(atPath: folder("Localizable.xcstrings"))
      try folder.write(
        String(contentsOf: catalog, encoding: .utf8), to: "Localizable.xcstrings")
      let words = try #require(try report().words["is"])
      func row(_ count: Count) -> [Int] {
        [count.texts, count.words, count.charactersWithoutSpaces, count.characters]
      }
      let omegaT = try omegaT()
      #expect(omegaT.total == row(words.total), "\(catalog.lastPathComponent)")
      // Nothing is translated: what is not unique is repeated.
      let repeated = zip(omegaT.total, omegaT.unique).map { $0 - $1 }
      #expect(words.bands["repetitions"].map(row) == repeated, "\(catalog.lastPathComponent)")
    }
  }

  /// Segments, words, characters without and with spaces of our XLIFF: all, and those that are no
  /// repetitions.
  private func omegaT() throws -> (total: [Int], unique: [Int]) {
    let place = folder.url
    let exported = try command.run(
      ["export", ".", "--as", "xliff", "--languages", "is", "-o", "out", "--force"], in: place)
    #expect(exported.status == 0, "\(exported.errors)")
    var xliff = String(decoding: try folder.data(at: "out/is.xliff"), as: UTF8.self)
    // Version 3.6 shows only units with a target.
    xliff.replace(/(?s)<source>(.*?)<\/source>/) { match in
      "\(match.output.0)<target>\(match.output.1)</target>"
    }
    for name in ["source", "target", "tm", "glossary", "dictionary", "omegat"] {
      try folder.write("", to: "omegat/\(name)/.keep")
    }
    try folder.write(xliff, to: "omegat/source/is.xlf")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <omegat><project version="1.0"><source_dir>__DEFAULT__</source_dir>\
      <source_dir_excludes></source_dir_excludes><target_dir>__DEFAULT__</target_dir>\
      <tm_dir>__DEFAULT__</tm_dir><glossary_dir>__DEFAULT__</glossary_dir>\
      <glossary_file>__DEFAULT__</glossary_file><dictionary_dir>__DEFAULT__</dictionary_dir>\
      <source_lang>EN</source_lang><target_lang>IS</target_lang>\
      <source_tok>org.omegat.tokenizer.LuceneEnglishTokenizer</source_tok>\
      <target_tok>org.omegat.tokenizer.DefaultTokenizer</target_tok>\
      <sentence_seg>false</sentence_seg>\
      <support_default_translations>true</support_default_translations>\
      <remove_tags>false</remove_tags></project></omegat>
      """, to: "omegat/omegat.project")
    _ = try OtherTool.run(["omegat", folder("omegat"), "--mode=console-translate"])
    let text = String(
      decoding: try folder.data(at: "omegat/omegat/project_stats.txt"), as: UTF8.self)
    func row(_ name: String) throws -> [Int] {
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
      return line.dropFirst(name.count).split(whereSeparator: \.isWhitespace).prefix(4)
        .compactMap { Int($0) }
    }
    return (try row("Total:"), try row("Unique:"))
  }
}
