import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

@Suite("Import: only what the files say, and nothing in silence")
struct ImportTests {
  private func unit(
    _ key: String, at path: String = "", source: String? = nil, _ target: String?,
    _ state: State? = nil, line: Int = 1
  ) -> ExchangeUnit {
    ExchangeUnit(
      key: key, path: VariationPath(exchanged: path) ?? VariationPath(), source: source,
      target: target, state: state, location: Location(file: "f", line: line, column: 1))
  }

  private func apply(
    _ units: [ExchangeUnit], to catalog: Catalog, language: String = "fr", source: String? = "en",
    exported: [ExchangeUnit]? = nil
  ) -> Imported {
    Import.apply(
      [
        ImportedTable(
          table: ExchangeTable(name: "L", units: units), sourceLanguage: source,
          language: language, exported: exported.map { ExchangeTable(name: "L", units: $0) })
      ], to: catalog, table: "L")
  }

  private func text(_ imported: Imported, _ key: String, _ language: String = "fr") -> [String] {
    (imported.catalog[key]?.localizations[language]?.forms(language: language) ?? []).map { form in
      (form.path.isRoot ? "" : "\(form.path.exchanged): ")
        + "\(form.value) [\(form.state?.rawValue ?? "")]"
    }
  }

  static let simple = """
    "a": {"comment": "c", "odd": 1, "localizations": {"de": {"stringUnit": {"state": "translated", \
    "value": "A-de"}}, "fr": {"stringUnit": {"state": "translated", "value": "A-fr", "odd": 2}}}},
    "b": {}
    """

  @Test
  func aTextComesInWithItsStateWhateverXcodeDropsAllElseStays() throws {
    let catalog = try Sample.catalog(Self.simple)
    for state in [State.new, .needsReview, .translated, .machineTranslated] {
      let imported = apply([unit("a", source: "a", "X", state)], to: catalog)
      #expect(text(imported, "a") == ["X [\(state.rawValue)]"])
      #expect(text(imported, "a", "de") == ["A-de [translated]"])
      #expect(imported.catalog["a"]?.comment == "c")
      #expect(imported.catalog["a"]?.unknown["odd"] == .number("1"))
      #expect(
        imported.catalog["a"]?.localizations["fr"]?.stringUnit?.unknown["odd"] == .number("2"))
      #expect(imported.changes.count == 1 && imported.diagnostics.isEmpty)
      #expect(apply([unit("a", source: "a", "X", state)], to: imported.catalog).changes.isEmpty)
    }
    #expect(text(apply([unit("b", "B")], to: catalog), "b") == ["B [translated]"])
  }

  @Test
  func aMachinesTextThatWasChangedInTheFileIsNobodysWordForIt() throws {
    let machine = Self.simple.replacing(
      #""state": "translated", "value": "A-fr""#,
      with: #""state": "machine_translated", "value": "A-fr""#)
    let catalog = try Sample.catalog(machine)
    let sent = [unit("a", source: "a", "A-fr", .machineTranslated)]
    let edited = [unit("a", source: "a", "Mieux", .machineTranslated)]
    for exported in [nil, sent] {
      let imported = apply(edited, to: catalog, exported: exported)
      #expect(text(imported, "a") == ["Mieux [needs_review]"])
      // The mark in the file does not come back, whatever a person has decided since.
      for state in [State.needsReview, .translated] {
        var decided = imported.catalog
        decided["a"]?.localizations["fr"]?.stringUnit?.state = state
        #expect(apply(edited, to: decided, exported: exported).changes.isEmpty)
      }
      // Without another text, the file has nothing new; with the state of a person, it has.
      #expect(apply(sent, to: catalog, exported: exported).changes.isEmpty)
      let approved = [unit("a", source: "a", "A-fr", .translated)]
      #expect(text(apply(approved, to: catalog, exported: exported), "a") == ["A-fr [translated]"])
    }
    // A machine of the other tool: the text was not one when it was sent.
    let person = try Sample.catalog(Self.simple)
    let before = [unit("a", source: "a", "A-fr", .translated)]
    #expect(
      text(apply(edited, to: person, exported: before), "a") == ["Mieux [machine_translated]"])
  }

  @Test
  func pluralsOfAFileThatHasNoSubstitutionsGoToTheOneThatTheCatalogHas() throws {
    let forms = """
      {"one": {"stringUnit": {"state": "translated", "value": "%arg A"}}, \
      "other": {"stringUnit": {"state": "translated", "value": "%arg B"}}}
      """
    let catalog = try Sample.catalog(
      """
      "n": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "%#@n@"}, \
      "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": \
      {"plural": \(forms)}}}}}}
      """)
    let same = apply(
      [unit("n", at: "plural.one", "%1$lld A"), unit("n", at: "plural.other", "%lld B")],
      to: catalog)
    #expect(same.changes.isEmpty && same.diagnostics.isEmpty)
    let new = apply([unit("n", at: "plural.one", "%1$lld C")], to: catalog)
    #expect(
      text(new, "n") == [
        "%#@n@ [translated]", "substitutions.n.plural.one: %arg C [translated]",
        "substitutions.n.plural.other: %arg B [translated]",
      ])
  }

  @Test
  func anEmptyTextAndAMissingOneClearNothing() throws {
    let catalog = try Sample.catalog(Self.simple)
    for target in ["", nil] as [String?] {
      let imported = apply([unit("a", target, .translated), unit("b", target)], to: catalog)
      #expect(imported.catalog == catalog && imported.changes.isEmpty)
      #expect(imported.diagnostics.count == (target == nil ? 0 : 1))
    }
  }

  @Test
  func aSourceThatChangedMeanwhileAsksForReviewOnce() throws {
    let catalog = try Sample.catalog(Self.simple)
    let units = [unit("b", source: "old b", "B", .translated, line: 7)]
    let imported = apply(units, to: catalog)
    #expect(text(imported, "b") == ["B [needs_review]"])
    #expect(imported.changes.map(\.kind) == [.needsReview])
    #expect(imported.diagnostics.map(\.severity) == [.note])
    #expect(imported.diagnostics.first?.location?.line == 7)
    #expect(apply(units, to: imported.catalog).changes.isEmpty)
    // A text that is here already was judged by a person since.
    #expect(apply([unit("a", source: "old", "A-fr", .translated)], to: catalog).changes.isEmpty)
  }

  @Test
  func numbersThatGoWithoutSayingAndLineEndsAreNoChange() throws {
    let catalog = try Sample.catalog(
      """
      "%@ of %@": {"localizations": {"fr": {"stringUnit": {"state": "translated", \
      "value": "%1$@ / %2$@"}}}}, "l\\nm": {}
      """)
    let imported = apply(
      [unit("%@ of %@", source: "%@ of %@", "%@ / %@"), unit("l\nm", source: "l\r\nm", "x")],
      to: catalog)
    #expect(imported.changes.map(\.kind) == [.added])
  }

  @Test
  func unknownKeysOtherLanguagesAndUnitsThatAreThereTwiceAreNamedWithTheirPlace() throws {
    let catalog = try Sample.catalog(Self.simple)
    let unknown = apply([unit("A.", "x", line: 4), unit("b", "B")], to: catalog)
    #expect(
      unknown.diagnostics.map(\.message) == [
        "the catalog \"L\" has no key \"A.\"; did you mean \"a\"?"
      ])
    #expect(unknown.diagnostics.first?.location?.line == 4)
    #expect(unknown.diagnostics.first?.severity == .warning)
    #expect(unknown.changes.count == 1)

    let other = apply([unit("b", "B")], to: catalog, source: "de")
    #expect(other.diagnostics.map(\.severity) == [.error] && other.changes.isEmpty)

    let twice = apply([unit("b", "B", line: 1), unit("b", "C", line: 2)], to: catalog)
    #expect(twice.diagnostics.map(\.severity) == [.error] && twice.changes.isEmpty)
    #expect(twice.diagnostics.first?.location?.line == 2)
    let same = apply([unit("b", "B"), unit("b", "B")], to: catalog)
    #expect(same.diagnostics.map(\.severity) == [.note] && same.changes.count == 1)
    #expect(
      apply([unit("b", "B")], to: catalog, language: "no such").diagnostics.map(\.severity)
        == [.error])
  }

  @Test
  func theCatalogsOwnSpellingOfALanguageIsKept() throws {
    let catalog = try Sample.catalog(
      """
      "a": {"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": "A"}}}}, "b": {}
      """)
    let imported = apply([unit("b", "B")], to: catalog, language: "pt_br")
    #expect(imported.catalog["b"]?.localizations.names == ["pt-BR"])
  }

  @Test
  func formsAreMadeWhereTheLanguageHasThemWithTheSourcesWordWhereOneMustBe() throws {
    let catalog = try Sample.catalog(ExportTests.plural)
    let key = "%lld files"
    let few = apply(
      [unit(key, at: "plural.few", source: "%lld files", "F")], to: catalog, language: "uk")
    #expect(
      text(few, key, "uk") == ["plural.few: F [translated]", "plural.other: %lld files [new]"])
    let wrong = apply([unit(key, at: "plural.two", "F")], to: catalog, language: "uk")
    #expect(wrong.changes.isEmpty && wrong.diagnostics.map(\.severity) == [.warning])
    let flat = apply([unit(key, "F")], to: catalog)
    #expect(text(flat, key) == ["F [translated]"])
    let forms = apply(
      [unit(key, at: "plural.one", "1"), unit(key, at: "plural.other", "n")], to: flat.catalog)
    #expect(text(forms, key) == ["plural.other: n [translated]", "plural.one: 1 [translated]"])
    let back = apply([unit(key, "F")], to: forms.catalog)
    #expect(back.changes.isEmpty && back.diagnostics.map(\.severity) == [.warning])
  }

  @Test
  func aSubstitutionIsMadeFromTheSourcesWithWhatItCannotDoWithout() throws {
    let catalog = try Sample.catalog(
      """
      "s": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "In %#@N@"}, \
      "substitutions": {"N": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {\
      "one": {"stringUnit": {"state": "translated", "value": "%arg box"}}, \
      "other": {"stringUnit": {"state": "translated", "value": "%arg boxes"}}}}}}}}}
      """)
    let leaf = apply(
      [
        unit(
          "s", at: "substitutions.N.plural.one", source: "%1$lld box", "%1$lld boîte", .translated)
      ],
      to: catalog)
    #expect(
      text(leaf, "s") == [
        "In %#@N@ [new]", "substitutions.N.plural.one: %arg boîte [translated]",
        "substitutions.N.plural.other: %arg boxes [new]",
      ])
    let part = leaf.catalog["s"]?.localizations["fr"]?.substitutions["N"]
    #expect(part?.argNum == 1 && part?.formatSpecifier == "lld")
    let root = apply([unit("s", source: "In %1$#@N@", "Dans %1$#@N@")], to: catalog)
    #expect(
      text(root, "s") == [
        "Dans %#@N@ [translated]", "substitutions.N.plural.one: %arg box [new]",
        "substitutions.N.plural.other: %arg boxes [new]",
      ])
    let unknown = apply([unit("s", at: "substitutions.X.plural.one", "x")], to: catalog)
    #expect(unknown.changes.isEmpty && unknown.diagnostics.map(\.severity) == [.warning])
  }

  @Test
  func whatChangedOnBothSidesStaysWhereSomebodyKeptWhatWentOut() throws {
    let catalog = try Sample.catalog(Self.simple)
    func run(sent: String?, back: String) -> Imported {
      apply(
        [unit("a", source: "a", back, .translated)], to: catalog,
        exported: [unit("a", source: "a", sent, .translated)])
    }
    let both = run(sent: "before", back: "after")
    #expect(both.changes.isEmpty && both.diagnostics.map(\.severity) == [.warning])
    // Changed only here: the file still has the exported text.
    #expect(run(sent: "before", back: "before").changes.isEmpty)
    #expect(run(sent: "before", back: "before").diagnostics.isEmpty)
    // Only there, and the same on both.
    #expect(text(run(sent: "A-fr", back: "after"), "a") == ["after [translated]"])
    #expect(run(sent: nil, back: "A-fr").changes.isEmpty)
    // Without a kept table the file wins, and the overwritten text is reported.
    let file = apply([unit("a", source: "a", "after")], to: catalog)
    #expect(file.changes.map(\.reason) == ["the text is now \"after\", it was \"A-fr\""])
  }

  @Test
  func phrasesOfAnAppShortcutComeInOneByOne() throws {
    let catalog = try Sample.catalog(
      """
      "a": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["x", "y"]}}}}
      """)
    let units = [unit("a", at: "stringSet.0", nil), unit("a", at: "stringSet.1", "Y", .translated)]
    let imported = apply(units, to: catalog)
    #expect(imported.catalog["a"]?.localizations["fr"]?.stringSet?.values == ["Y"])
    #expect(apply(units, to: imported.catalog).catalog == imported.catalog)
  }

  @Test
  func theSourceLanguageItselfTranslationsOfWhatChangedNeedReview() throws {
    let catalog = try Sample.catalog(Self.simple)
    let imported = apply([unit("a", source: "a", "Aye")], to: catalog, language: "en")
    #expect(text(imported, "a", "en") == ["Aye [translated]"])
    #expect(text(imported, "a") == ["A-fr [needs_review]"])
  }

  @Test
  func severalLanguagesAtOnce() throws {
    let catalog = try Sample.catalog(Self.simple)
    let parts = ["fr", "de", "ja"].map { language in
      ImportedTable(
        table: ExchangeTable(name: "L", units: [unit("a", "A \(language)"), unit("b", "B")]),
        sourceLanguage: "en", language: language)
    }
    let imported = Import.apply(parts, to: catalog, table: "L")
    #expect(imported.changes.count == 6)
    #expect(imported.catalog["b"]?.localizations.names == ["fr", "de", "ja"])
  }

  private func part(
    _ units: [ExchangeUnit], language: String = "fr", file: String = "g"
  ) -> ImportedTable {
    let units = units.map { unit in
      var unit = unit
      unit.location?.file = file
      return unit
    }
    return ImportedTable(
      table: ExchangeTable(name: "L", units: units), sourceLanguage: "en", language: language)
  }

  @Test
  func aUnitThatTwoFilesHaveWithDifferentTextsIsAnErrorThatNamesBoth() throws {
    let catalog = try Sample.catalog(Self.simple)
    let first = part([unit("b", "B", line: 3)], file: "one")
    let other = part([unit("a", "A"), unit("b", "C", line: 9)], file: "two")
    let both = Import.apply([first, other], to: catalog, table: "L")
    #expect(both.diagnostics.map(\.severity) == [.error])
    #expect(both.diagnostics.first?.message.contains("one:3") == true)
    #expect(both.diagnostics.first?.location == Location(file: "two", line: 9, column: 1))
    let same = Import.apply([first, first, first], to: catalog, table: "L")
    #expect(same.diagnostics.map(\.severity) == [.note, .note])
    #expect(text(same, "b") == ["B [translated]"] && same.changes.count == 1)
    // A file without a source text, or in another language, cannot disagree.
    for more in [
      part([unit("b", nil)]), part([unit("b", " ")]), part([unit("b", "C")], language: "de"),
    ] {
      let imported = Import.apply([first, more], to: catalog, table: "L")
      #expect(!imported.diagnostics.contains { $0.severity == .error })
      #expect(text(imported, "b") == ["B [translated]"])
    }
    let third = part([unit("c", "C"), unit("b", "D")], file: "three")
    let late = Import.apply([first, part([unit("a", "A")]), third], to: catalog, table: "L")
    #expect(late.diagnostics.map(\.severity) == [.error])
  }

  @Test
  func formsInOneFileStandForThePlainTextInAnotherWhicheverComesFirst() throws {
    let catalog = try Sample.catalog(ExportTests.plural)
    let key = "%lld files"
    let plain = part([unit(key, "F")])
    let forms = part([unit(key, at: "plural.one", "1"), unit(key, at: "plural.other", "n")])
    for parts in [[plain, forms], [forms, plain]] {
      let imported = Import.apply(parts, to: catalog, table: "L")
      #expect(imported.diagnostics.map(\.severity) == [.note])
      #expect(
        text(imported, key) == ["plural.one: 1 [translated]", "plural.other: n [translated]"])
    }
  }

  @Test
  func nothingButSpaceClearsNoText() throws {
    let catalog = try Sample.catalog(Self.simple)
    for target in [" ", "\n\t", "\u{200B}", "\u{7F}", "\u{FFF9}"] {
      let imported = apply([unit("a", source: "a", target, .translated)], to: catalog)
      #expect(imported.catalog == catalog && imported.changes.isEmpty)
      #expect(imported.diagnostics.map(\.severity) == [.note])
    }
    // A source that is just that has such a translation.
    let blank = try Sample.catalog(
      "\" \": {\"localizations\": {\"fr\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}}}}"
    )
    #expect(text(apply([unit(" ", source: " ", "  ")], to: blank), " ") == ["   [translated]"])
  }

  @Test
  func aTextThatDidNotGoOutAndIsHereNowStays() throws {
    let catalog = try Sample.catalog(Self.simple)
    let both = apply([unit("a", source: "a", "X"), unit("b", "B")], to: catalog, exported: [])
    #expect(text(both, "a") == ["A-fr [translated]"] && text(both, "b") == ["B [translated]"])
    #expect(both.diagnostics.map(\.severity) == [.warning])
  }

  @Test
  func aPlainTextThatMakesRoomForFormsIsNamedAndStaysWhereSomebodyChangedIt() throws {
    let key = "%lld files"
    let flat = apply([unit(key, "flat")], to: try Sample.catalog(ExportTests.plural)).catalog
    let units = [unit(key, at: "plural.one", "1"), unit(key, at: "plural.other", "n")]
    let forms = apply(units, to: flat)
    #expect(
      forms.changes.map(\.reason) == [
        "the text (plural.one) is \"1\"", "the text (plural.other) is now \"n\", it was \"flat\"",
      ])
    let changed = apply(units, to: flat, exported: [unit(key, "before")])
    #expect(
      text(changed, key) == ["plural.other: flat [translated]", "plural.one: 1 [translated]"])
    #expect(changed.diagnostics.map(\.severity) == [.warning])
    #expect(apply(units, to: flat, exported: [unit(key, "flat")]).diagnostics.isEmpty)
  }

  @Test
  func formsThatALanguageOnceHadOrThatTheCatalogHasComeHome() throws {
    let catalog = try Sample.catalog(ExportTests.plural + ", \"%lld more\": {}")
    let units = [
      unit("%lld files", at: "plural.many", "M"), unit("%lld files", at: "plural.other", "O"),
    ]
    for language in ["he", "iw", "hr", "sr-Latn"] {
      let imported = apply(units, to: catalog, language: language)
      #expect(imported.diagnostics.isEmpty && imported.changes.count == 2)
    }
    let strange = try Sample.catalog(
      ExportTests.plural + """
        , "x": {"localizations": {"de": {"variations": {"plural": {\
        "many": {"stringUnit": {"state": "translated", "value": "M"}}, \
        "other": {"stringUnit": {"state": "translated", "value": "O"}}}}}}}
        """)
    #expect(apply(units, to: catalog, language: "de").diagnostics.map(\.severity) == [.warning])
    #expect(apply(units, to: strange, language: "de").diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("FR_ca", "fr-CA"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"), ("ZH_hant_tw", "zh-Hant-TW"),
    ("es-419", "es-419"), ("en-X-Double", "en-x-double"), ("ca-VALENCIA", "ca-valencia"),
    ("DE", "de"), ("En", "en"),
  ])
  func aNewLanguageIsSpelledAsIsUsual(_ spelled: String, _ usual: String) throws {
    let catalog = try Sample.catalog("\"b\": {}")
    #expect(
      apply([unit("b", "B")], to: catalog, language: spelled).catalog["b"]?.localizations.names
        == [usual])
    let known = try Sample.catalog(
      "\"a\": {\"localizations\": {\"FR_ca\": {\"stringUnit\": {\"state\": \"new\", \"value\": \"\"}}}}, \"b\": {}"
    )
    let kept = apply([unit("b", "B")], to: known, language: "fr-CA")
    #expect(kept.catalog["b"]?.localizations.names == ["FR_ca"])
  }
}
