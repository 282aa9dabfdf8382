import Phrasebook
import PhrasebookModel
import PhrasebookSync
import Testing

@Suite struct SetTests {
  let catalog = Catalog([
    "Hello": Entry(nil, ["de": .new("Hallo"), "pt-BR": .translated("Olá")]),
    "%lld items": Entry(
      nil, ["fr": .plural(["one": .translated("a"), "other": .needsReview("b")])]),
  ])

  func set(
    _ key: String, _ language: String, _ value: String, _ path: String? = nil, plain: Bool = false
  ) throws -> Edited {
    let path = try path.map { text throws(EditError) in try VariationPath(text) }
    let edit = TextEdit(key: key, language: language, value: value, path: path, plain: plain)
    return try Edits.set(edit, in: catalog, table: "Localizable")
  }

  @Test func aTextIsSetAndTranslated() throws {
    let result = try set("Hello", "de", "Guten Tag")
    #expect(result.catalog["Hello"]?.localizations["de"] == .translated("Guten Tag"))
    #expect(result.changes.map(\.reason) == ["the text is now \"Guten Tag\""])
  }

  @Test func aTextThatIsThereChangesNothing() throws {
    #expect(try set("Hello", "pt-BR", "Olá").changes.isEmpty)
  }

  @Test(arguments: ["pt-br", "pt_BR"])
  func aLanguageIsFoundHoweverItIsSpelled(language: String) throws {
    let entry = try set("%lld items", language, "itens").catalog["%lld items"]
    #expect(entry?.localizations.names == ["fr", "pt-BR"])
  }

  @Test func theSourceTextAsksForAReviewOfItsTranslations() throws {
    let result = try set("Hello", "en", "Hi")
    #expect(result.catalog["Hello"]?.localizations["pt-BR"] == .needsReview("Olá"))
    #expect(result.changes.map(\.kind) == [.changed, .needsReview])
    #expect(try set("Hello", "en", "Hello").changes.count == 1)
  }

  /// Xcode marks no entry as extracted whose source text a person has written.
  @Test func aSourceTextThatIsSetIsNoMoreTheCodes() throws {
    let marked = Catalog(["k": Entry(.extractedWithValue, ["en": .new("Send")])])
    func state(after edit: TextEdit) throws -> ExtractionState? {
      try Edits.set(edit, in: marked, table: "T").catalog["k"]?.extractionState
    }
    #expect(try state(after: TextEdit(key: "k", language: "en", value: "Mail")) == nil)
    #expect(
      try state(after: TextEdit(key: "k", language: "en", value: "Mail", state: .new))
        == .extractedWithValue)
    #expect(
      try state(after: TextEdit(key: "k", language: "de", value: "Senden")) == .extractedWithValue)
  }

  @Test func oneFormIsSetAndTheOthersStay() throws {
    let entry = try set("%lld items", "fr", "c", "plural.one").catalog["%lld items"]
    #expect(
      entry?.localizations["fr"]
        == .plural(["one": .translated("c"), "other": .needsReview("b")]))
  }

  @Test func aPlainTextBecomesTheFormOther() throws {
    let entry = try set("Hello", "de", "Moin", "device.mac").catalog["Hello"]
    #expect(
      entry?.localizations["de"]
        == Localization(
          variations: Variations(["device": ["other": .new("Hallo"), "mac": .translated("Moin")]])))
  }

  @Test func aKeyThatIsItsOwnTextBecomesTheFormOther() throws {
    let entry = try set("%lld items", "en", "%lld item", "plural.one").catalog["%lld items"]
    #expect(
      entry?.localizations["en"]
        == .plural(["other": .new("%lld items"), "one": .translated("%lld item")]))
  }

  @Test func aPlainTextReplacesFormsOnlyOnRequest() throws {
    #expect(
      throws: EditError.varies(
        key: "%lld items", language: "fr", forms: ["plural.one", "plural.other"])
    ) { try set("%lld items", "fr", "c") }
    let entry = try set("%lld items", "fr", "c", plain: true).catalog["%lld items"]
    #expect(entry?.localizations["fr"] == .translated("c"))
  }

  @Test func formsOfOneKindDoNotMixWithAnother() {
    #expect(
      throws: EditError.otherForms(
        key: "%lld items", language: "fr", path: "device.mac",
        forms: ["plural.one", "plural.other"])
    ) { try set("%lld items", "fr", "c", "device.mac") }
  }

  @Test func aFormOfASubstitutionIsSet() throws {
    var catalog = catalog
    let part = Substitution(
      argNum: 1, formatSpecifier: "lld",
      variations: Variations(["plural": ["other": .new("%arg b")]]))
    catalog["s"] = Entry(
      nil, ["en": Localization(stringUnit: StringUnit(.new, "%#@N@"), substitutions: ["N": part])])
    let path = try VariationPath("substitutions.N.plural.one")
    let edit = TextEdit(key: "s", language: "en", value: "%arg a", path: path)
    let text = try Edits.set(edit, in: catalog, table: "T").catalog["s"]?.localizations["en"]
    #expect(text?.stringUnit == StringUnit(.new, "%#@N@"))
    #expect(
      text?.substitutions["N"]?.variations?.kinds["plural"]
        == ["other": .new("%arg b"), "one": .translated("%arg a")])
    #expect(throws: EditError.unknownSubstitution("N", key: "Hello", language: "de")) {
      try set("Hello", "de", "x", "substitutions.N.plural.one")
    }
  }

  @Test(arguments: [
    "", "plural", "plural.once", "size.big", "width.x", "substitutions", "a.b.c",
    "plural.one.plural.two", "substitutions.N", "plural..one",
  ])
  func whatIsNoPathIsRefused(path: String) {
    #expect(throws: EditError.self) { try VariationPath(path) }
  }

  @Test(arguments: ["", "-", "f r", "1", "fr/../x", "français"])
  func whatIsNoLanguageIsRefused(language: String) {
    #expect(throws: EditError.invalidLanguage(language)) { try set("Hello", language, "x") }
  }

  @Test func anUnknownKeyNamesTheNearest() {
    #expect(throws: EditError.unknownKey("hello!", nearest: "Hello")) {
      try set("hello!", "de", "x")
    }
    #expect(
      EditError.unknownKey("hello!", nearest: "Hello").text.sourceText
        == "the catalog has no key \"hello!\"; did you mean \"Hello\"?")
  }
}

@Suite struct KeyEditTests {
  let catalog = Catalog([
    "a": Entry(.manual, ["de": .translated("A")], comment: "C"), "b": Entry(), "c": Entry(),
    "%@ %@": Entry(nil, ["en": .new("%1$@ %2$@")]),
  ])

  @Test func keysAreRemovedAllOrNone() throws {
    let result = try Edits.remove(["a", "b", "a"], from: catalog, table: "T")
    #expect(result.catalog.keys == ["c", "%@ %@"])
    #expect(result.changes.map(\.key) == ["a", "b"])
    #expect(throws: EditError.unknownKey("z", nearest: nil)) {
      try Edits.remove(["a", "z"], from: catalog, table: "T")
    }
  }

  @Test func aRenamedEntryIsKeptWhole() throws {
    let result = try Edits.rename("a", to: "z", in: catalog, table: "T")
    #expect(result.catalog["z"] == catalog["a"])
    #expect(result.catalog["a"] == nil)
    let old = "a".quoted
    #expect(
      result.changes == [Change(.renamed, table: "T", key: "z", reason: "renamed from \(old)")])
  }

  @Test func aTextThatIsTheKeyFollowsIt() throws {
    let several = try Edits.rename("%@ %@", to: "%@, %@", in: catalog, table: "T")
    #expect(several.catalog["%@, %@"] == Entry(nil, ["en": .new("%1$@, %2$@")]))
    let one = try Edits.rename("%@ %@", to: "%@", in: catalog, table: "T")
    #expect(one.catalog["%@"] == Entry())
  }

  @Test("A text that is written out and is the key follows it, unless the new key is a name")
  func aWrittenTextThatIsTheKeyFollowsIt() throws {
    let catalog = Catalog([
      "Save": Entry(.manual, ["en": .translated("Save"), "de": .translated("Sichern")]),
      "Open": Entry(.manual, ["en": .translated("Open file")]),
      "%@ of %@": Entry(nil, ["en": .translated("%1$@ of %2$@")]),
    ])
    func renamed(_ old: String, to new: String) throws -> Entry? {
      try Edits.rename(old, to: new, in: catalog, table: "T").catalog[new]
    }
    #expect(
      try renamed("Save", to: "Keep")
        == Entry(.manual, ["en": .translated("Keep"), "de": .translated("Sichern")]))
    #expect(try renamed("Save", to: "file.save") == catalog["Save"])
    #expect(try renamed("Open", to: "Show") == catalog["Open"])
    #expect(
      try renamed("%@ of %@", to: "%@ in %@") == Entry(nil, ["en": .translated("%1$@ in %2$@")]))
  }

  @Test func aNameThatIsTakenIsRefusedUnlessItIsTheSame() throws {
    #expect(throws: EditError.keyExists("b")) {
      try Edits.rename("a", to: "b", in: catalog, table: "T")
    }
    #expect(try Edits.rename("b", to: "c", in: catalog, table: "T").catalog.keys.count == 3)
    #expect(try Edits.rename("a", to: "a", in: catalog, table: "T").changes.isEmpty)
  }

  @Test func getReadsEveryText() throws {
    let forms = try Edits.get("a", from: catalog)
    #expect(forms.map(\.value) == ["a", "A"])
    #expect(forms.map(\.language) == ["en", "de"])
    #expect(forms.map(\.state) == [nil, .translated])
    #expect(try Edits.get("a", language: "DE", from: catalog).map(\.value) == ["A"])
    #expect(try Edits.get("a", language: "fr", from: catalog).isEmpty)
  }
}

@Suite struct ReviewTests {
  let old = Catalog([
    "k": Entry(.manual, ["en": .translated("A"), "de": .translated("a"), "fr": .translated("b")])
  ])

  @Test func translationsThatDidNotFollowNeedReview() {
    var new = old
    new["k"]?.localizations["en"] = .translated("B")
    new["k"]?.localizations["fr"] = .translated("c")
    let result = Edits.reviewed(new, since: old, table: "T")
    #expect(result.catalog["k"]?.localizations["de"] == .needsReview("a"))
    #expect(result.catalog["k"]?.localizations["fr"] == .translated("c"))
    #expect(result.changes.map(\.language) == ["de"])
  }

  @Test func aStateIsNoText() {
    var new = old
    new["k"]?.localizations["en"] = .needsReview("A")
    #expect(Edits.reviewed(new, since: old, table: "T").changes.isEmpty)
  }
}
