import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import struct PhrasebookPlatform.Mutex
import TestSupport
import Testing

@testable import PhrasebookTranslate

@Suite struct FillingTests {
  private func catalog(_ strings: String) throws -> Catalog {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
    return try XCStrings.read(Array(text.utf8), file: "x").catalog
  }

  private func forms(_ filled: Filled, _ key: String, _ language: String) -> [String] {
    (filled.catalog[key]?.localizations[language]?.forms(language: language) ?? [])
      .map { "\($0.path)|\($0.state?.rawValue ?? "-")|\($0.value)" }.sorted()
  }

  @Test func fillsWhatIsMissing() async throws {
    let catalog = try catalog(
      #"""
      "Hello": {}, "Stale": {"extractionState": "stale"}, "Logo": {"shouldTranslate": false},
      "%@": {}, "": {},
      "Mine": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Meins"}}}},
      "Review": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "R"}}}},
      "New": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "New"}}}},
      "Empty": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": ""}}}},
      "%@ of %@": {}
      """#)
    let translator = ScriptedTranslator { "«\($0.text)»" }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: translator)
    #expect(filled.refused == [] && filled.failure == nil)
    #expect(
      filled.texts.map(\.key).sorted() == ["%@", "%@ of %@", "Empty", "Hello", "New"])
    #expect(forms(filled, "Hello", "de") == ["|needs_review|«Hello»"])
    #expect(forms(filled, "New", "de") == ["|needs_review|«New»"])
    #expect(forms(filled, "Empty", "de") == ["|needs_review|«Empty»"])
    #expect(forms(filled, "%@ of %@", "de") == ["|needs_review|«%1$@ of %2$@»"])
    #expect(forms(filled, "%@", "de") == ["|needs_review|%@"])
    for key in ["Mine", "Review", "Stale", "Logo", ""] {
      #expect(filled.catalog[key] == catalog[key])
    }
    // Existing texts are not requested again.
    let again = await Filling(filled.catalog, table: "T", language: "de").run(with: translator)
    #expect(again.texts == [] && again.catalog == filled.catalog)
    #expect(translator.asked.count == 1)
  }

  static let plural = #"""
    "%lld files": {"comment": "C", "localizations": {"en": {"variations": {"plural": {
      "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
      "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
      "pl": {"variations": {"plural": {
      "few": {"stringUnit": {"state": "translated", "value": "%lld pliki"}}}}}}}
    """#

  @Test func fillsPluralsByCategory() async throws {
    let catalog = try catalog(Self.plural)
    let machine = ScriptedTranslator { $0.text.replacing("file", with: "plik") }
    let filled = await Filling(catalog, table: "T", language: "pl").run(with: machine)
    #expect(machine.asked.first?.map(\.text) == ["1 file", "0 files", "0.1 files"])
    #expect(
      forms(filled, "%lld files", "pl") == [
        "plural.few|translated|%lld pliki", "plural.many|needs_review|%lld pliks",
        "plural.one|needs_review|%lld plik", "plural.other|needs_review|%lld pliks",
      ])
    let knowing = ScriptedTranslator(knowsPlurals: true) { $0.text }
    _ = await Filling(catalog, table: "T", language: "pl").run(with: knowing)
    let contexts = knowing.asked.first?.map(\.context) ?? []
    #expect(contexts.map(\.category) == [.one, .many, .other])
    #expect(contexts.map(\.samples.first) == ["1", "0", "0.1"])
    #expect(contexts.allSatisfy { $0.comment == "C" && $0.key == "%lld files" })
  }

  @Test func fillsDevicesAndSubstitutions() async throws {
    let catalog = try catalog(
      #"""
      "tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
      "sum": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ in %2$@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}},
      "phrases": {"localizations": {"en": {"stringSet": {"state": "new",
        "values": ["Open ${applicationName}", "Start"]}}}}
      """#)
    let translator = ScriptedTranslator { "\($0.text)!" }
    let filled = await Filling(
      catalog, table: "T", language: "ja", options: .init(state: .translated)
    )
    .run(with: translator)
    #expect(filled.refused == [])
    #expect(
      forms(filled, "tap", "ja") == [
        "device.mac|translated|Click!", "device.other|translated|Tap!",
      ])
    #expect(
      forms(filled, "sum", "ja") == [
        "substitutions.files.plural.other|translated|%arg files!",
        "|translated|%#@files@ in %2$@!",
      ])
    let part = filled.catalog["sum"]?.localizations["ja"]?.substitutions["files"]
    #expect(part?.argNum == 1 && part?.formatSpecifier == "lld")
    let phrases = filled.catalog["phrases"]?.localizations["ja"]?.stringSet
    #expect(phrases?.values == ["Open ${applicationName}!", "Start!"])
  }

  /// A form that cannot be had leaves the whole key out, and is named.
  @Test func leavesOutWhatComesBackBroken() async throws {
    let catalog = try catalog("\(Self.plural), \"A %@\": {}, \"B %@\": {}")
    let translator = ScriptedTranslator { piece in
      piece.text.hasPrefix("A") ? "no mark" : piece.context.category == .many ? nil : piece.text
    }
    let filled = await Filling(catalog, table: "T", language: "pl").run(with: translator)
    #expect(filled.texts.map(\.key) == ["B %@"])
    #expect(
      filled.refused.map { "\($0.key) \($0.path): \($0.reason?.sourceText ?? "")" } == [
        "%lld files plural.many: it has no answer", "A %@ : the answer lacks \"%@\"",
      ])
    #expect(filled.catalog["%lld files"] == catalog["%lld files"])
    // Invalid and missing answers were requested once more one by one.
    #expect(translator.asked.map(\.count) == [5, 1, 1])
  }

  /// A memory may have no match; any other translator without an answer has failed.
  @Test func asksAgainWhatIsNotAnswered() async throws {
    let catalog = try catalog((0..<30).map { "\"key \($0)\": {}" }.joined(separator: ","))
    let memory = ScriptedTranslator(mayLack: true) { $0.text == "key 1" ? "eins" : nil }
    let some = await Filling(catalog, table: "T", language: "de").run(with: memory)
    #expect(some.texts.count == 1 && some.unanswered.count == 29 && some.refused.isEmpty)
    #expect(memory.asked.map(\.count) == [30])
    // A page of nothing is not asked for text by text.
    let mute = ScriptedTranslator(limits: BatchLimits(pieces: 6)) { _ in nil }
    let none = await Filling(catalog, table: "T", language: "de").run(with: mute)
    #expect(none.texts.isEmpty && none.unanswered.isEmpty)
    #expect(mute.asked.map(\.count) == [6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1])
    #expect(none.failure?.message.contains("no answer") == true)
    #expect(none.refused.count == 18)
  }

  @Test func asksTheSameOnce() async throws {
    let catalog = try catalog(
      #"""
      "a": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Save"}}}},
      "b": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Save"}}}},
      "c": {"comment": "x", "localizations": {"en": {"stringUnit": {"state": "new", "value": "Save"}}}}
      """#)
    let translator = ScriptedTranslator { $0.text }
    let filling = Filling(catalog, table: "T", language: "de")
    let cost = filling.cost(with: translator)
    #expect(cost.texts == 3 && cost.characters == 8)
    let filled = await filling.run(with: translator)
    #expect(filled.texts.count == 3)
    #expect(translator.asked.map(\.count) == [2])
  }

  @Test func keepsWhatWasDoneBeforeAFailure() async throws {
    let catalog = try catalog((0..<5).map { "\"key \($0)\": {}" }.joined(separator: ","))
    let translator = ScriptedTranslator(limits: BatchLimits(pieces: 2)) {
      (piece) throws(TranslatorFailure) in
      if piece.text == "key 3" { throw TranslatorFailure("out of quota") }
      return piece.text
    }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: translator)
    #expect(filled.failure?.message == "out of quota")
    #expect(filled.texts.map(\.key) == ["key 0", "key 1"])
  }

  /// The language was given another structure that is not complete.
  @Test func fillsOpenFormsOfAnotherShape() async throws {
    let catalog = try catalog(
      #"""
      "New %@": {"localizations": {"fr": {"variations": {"device": {
        "mac": {"stringUnit": {"state": "translated", "value": "Neuf %@"}},
        "other": {"stringUnit": {"state": "new", "value": ""}}}}}}},
      "%lld a": {"localizations": {"fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Un a"}},
        "other": {"stringUnit": {"state": "translated", "value": ""}}}}}}},
      "done": {"localizations": {"fr": {"variations": {"device": {
        "other": {"stringUnit": {"state": "translated", "value": "fait"}}}}}}}
      """#)
    let translator = ScriptedTranslator { "«\($0.text)»" }
    let filled = await Filling(catalog, table: "T", language: "fr").run(with: translator)
    #expect(
      filled.texts.map { "\($0.key) \($0.path)" } == ["New %@ device.other", "%lld a plural.other"])
    func text(_ key: String, _ kind: String, _ name: String) -> String? {
      filled.catalog[key]?.localizations["fr"]?.variations?.kinds[kind]?[name]?.stringUnit?.value
    }
    #expect(text("New %@", "device", "other") == "«New %@»")
    #expect(text("New %@", "device", "mac") == "Neuf %@")
    #expect(text("%lld a", "plural", "other") == "«%lld a»")
    #expect(text("%lld a", "plural", "one") == "Un a")
  }

  /// A language is not begun with nothing but what needs no translation.
  @Test func fillsNothingInWhereAllFailed() async throws {
    let catalog = try catalog("\"key\": {}, \"%@\": {}")
    let closed = ScriptedTranslator { (_) throws(TranslatorFailure) in
      throw TranslatorFailure("not installed")
    }
    let filled = await Filling(catalog, table: "T", language: "ja").run(with: closed)
    #expect(filled.failure != nil && filled.texts.isEmpty && filled.catalog == catalog)
  }

  /// The answers before the end of a batch are checked like any answer, and filled in.
  @Test func keepsWhatAFailureHasAnswered() async throws {
    let catalog = try catalog(
      "\(Self.plural), \"A %@\": {}, \"B %@\": {}, \"C\": {}, \"D\": {}, \"%@\": {}")
    let half = HalfTranslator(isAnswer: false) { piece in
      switch piece.original {
      case "%lld file": .text("1 Datei")
      case "A %@": .text("no mark")
      case "B %@": .text("⟦0⟧ B")
      case "C": .none("too hard")
      default: .none(nil)
      }
    }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: half)
    #expect(filled.failure?.message == "half" && half.asked == [6])
    #expect(filled.texts.map(\.key) == ["B %@", "%@"])
    // Half a plural is nothing.
    #expect(filled.catalog["%lld files"] == catalog["%lld files"])
    #expect(
      filled.refused.map { "\($0.key): \($0.reason?.sourceText ?? "")" }
        == ["A %@: the answer lacks \"%@\"", "C: too hard"])
    #expect(filled.unanswered.isEmpty)
    // A text without words is not requested.
    #expect(filled.texts.map(\.isCopied) == [false, true])
  }

  /// If the rest of an answer was invalid, only that is requested again.
  @Test func asksAgainOnlyWhatIsOpen() async throws {
    let catalog = try catalog((0..<4).map { "\"key \($0)\": {}" }.joined(separator: ","))
    let half = HalfTranslator(isAnswer: true) { $0.text == "key 2" ? .none(nil) : .text($0.text) }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: half)
    #expect(filled.failure == nil && half.asked == [4, 1])
    #expect(filled.texts.map(\.key) == ["key 0", "key 1", "key 3"])
    #expect(filled.refused.map(\.reason?.sourceText) == ["half"])
  }

  @Test func asksAloneWhereTheAnswerWasOfNoUse() async throws {
    let catalog = try catalog((0..<3).map { "\"key \($0)\": {}" }.joined(separator: ","))
    let translator = ScriptedTranslator { (piece) throws(TranslatorFailure) in
      if piece.text == "key 1" { throw TranslatorFailure("no JSON", isAnswer: true) }
      return piece.text
    }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: translator)
    #expect(filled.failure == nil)
    #expect(filled.texts.map(\.key) == ["key 0", "key 2"])
    #expect(filled.refused.map(\.reason?.sourceText) == ["no JSON"])
  }

  /// A text that was written during a translation is kept.
  @Test func fillsIntoWhatIsThereByNow() async throws {
    let catalog = try catalog(#""a": {}, "b": {}, "c": {}"#)
    let filled = await Filling(catalog, table: "T", language: "de")
      .run(with: ScriptedTranslator { "«\($0.text)»" })
    var current = catalog
    current["b"]?.localizations["de"] = Localization(stringUnit: StringUnit(.translated, "mine"))
    current["c"] = nil
    current["d"] = Entry()
    var skipped: [String] = []
    let result = try #require(
      filled.onto(current, from: catalog, language: "de", skipped: &skipped))
    #expect(skipped == ["b"])
    #expect(result["a"]?.localizations["de"]?.stringUnit?.value == "«a»")
    #expect(result["b"]?.localizations["de"]?.stringUnit?.value == "mine")
    #expect(result["c"] == nil && result["d"] != nil)
    #expect(filled.onto(result, from: catalog, language: "de", skipped: &skipped) == nil)
  }

  @Test func savesNowAndThen() async throws {
    let catalog = try catalog((0..<45).map { "\"key \($0)\": {}" }.joined(separator: ","))
    let translator = ScriptedTranslator(limits: BatchLimits(pieces: 1)) { $0.text }
    let saved = Mutex<[Int]>([])
    _ = await Filling(catalog, table: "T", language: "de").run(
      with: translator,
      save: { filled in
        saved.withLock { $0.append(filled.texts.count) }
      })
    #expect(saved.withLock { $0 } == [20, 40])
  }

  @Test func keepsAnotherShape() async throws {
    let catalog = try catalog(
      Self.plural.replacing(
        #""pl": {"variations": {"plural": {"#, with: #""x": {"variations": {"plural": {"#
      )
      .replacing(
        #""localizations": {"#,
        with:
          #""localizations": {"de": {"stringUnit": {"state": "translated", "value": "Dateien"}},"#))
    let translator = ScriptedTranslator { $0.text }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: translator)
    #expect(filled.catalog == catalog)
  }

  @Test func masksNamesAndSaysTerms() async throws {
    let catalog = try catalog(#""Open Phrasebook catalog": {}"#)
    let translator = ScriptedTranslator { $0.text }
    let options = FillingOptions(terms: [.init("Phrasebook", nil), .init("catalog", "Katalog")])
    let filled = await Filling(catalog, table: "T", language: "de", options: options)
      .run(with: translator)
    #expect(translator.asked.first?.first?.text == "Open ⟦0⟧ catalog")
    #expect(translator.asked.first?.first?.context.terms.count == 2)
    #expect(
      forms(filled, "Open Phrasebook catalog", "de").first?.hasSuffix("Phrasebook catalog") == true)
  }

  /// The limit of a key may be in its comment, and reading the entry takes the longer the more forms it has.
  @Test func asksForTheLimitOfAKeyOnce() async throws {
    final class Asked: @unchecked Sendable { var keys: [String] = [] }
    let asked = Asked()
    let options = FillingOptions(limit: { key in
      asked.keys.append(key)
      return nil
    })
    let translator = ScriptedTranslator { $0.text }
    _ = await Filling(try catalog(Self.plural), table: "T", language: "de", options: options)
      .run(with: translator)
    #expect(translator.asked.flatMap(\.self).count > 1 && asked.keys.count == 1)
  }

  @Test(arguments: PseudoStyle.allCases)
  func makesPseudoLanguages(_ style: PseudoStyle) async throws {
    let catalog = try catalog("\(Self.plural), \"Hi <b>%@</b> ${x} 100%%\": {}, \"\": {}")
    let filled = await Filling(
      catalog, table: "T", language: style.language,
      options: .init(state: .translated, overwrites: true)
    ).run(with: PseudoTranslator(style))
    #expect(filled.refused == [])
    let form = forms(filled, "Hi <b>%@</b> ${x} 100%%", style.language).first
    let wanted =
      switch style {
      case .accented: "[Ĥî <b>%@</b> ${x} 100%%··]"
      case .double: "Hi <b>%1$@</b> ${x} 100%% Hi <b>%1$@</b> ${x} 100%%"
      case .rtl:
        "\u{200F}\u{202E}Hi\u{202C}\u{200F} <b>%@</b> ${x} \u{200F}\u{202E}100\u{202C}\u{200F}%%"
      case .bounded: "[Hi <b>%@</b> ${x} 100%%]"
      case .keys: "[Hi <b>%%@</b> ${x} 100%%%%] %@"
      }
    #expect(form == "|translated|\(wanted)")
    #expect(!forms(filled, "%lld files", style.language).isEmpty)
  }

  @Test func stopsWhereNothingIsAnswered() async throws {
    let keys = (0..<600).map { "\"key \($0)\": {}" }.joined(separator: ", ")
    let catalog = try catalog(keys)
    let page = ScriptedTranslator { _ throws(TranslatorFailure) in
      throw TranslatorFailure("a page", isAnswer: true)
    }
    let filled = await Filling(catalog, table: "T", language: "de").run(with: page)
    #expect(page.asked.count <= 12 && filled.texts.isEmpty)
    #expect(filled.failure?.message.contains("a page") == true)
    #expect(filled.catalog == catalog)
    // One invalid piece at the start of each batch does not stop the work.
    let picky = ScriptedTranslator { piece throws(TranslatorFailure) in
      if piece.text.hasSuffix("0") { throw TranslatorFailure("bad", isAnswer: true) }
      return piece.text
    }
    let most = await Filling(catalog, table: "T", language: "de").run(with: picky)
    #expect(most.failure == nil && most.texts.count == 540 && most.refused.count == 60)
  }
}
