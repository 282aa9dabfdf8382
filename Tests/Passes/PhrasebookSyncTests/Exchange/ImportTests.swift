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
        ImportPart(
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

  @Test("a text comes in with its state, whatever Xcode drops; all else stays")
  func plain() throws {
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

  @Test("plurals of a file that has no substitutions go to the one that the catalog has")
  func oneSubstitution() throws {
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

  @Test("an empty text and a missing one clear nothing")
  func empty() throws {
    let catalog = try Sample.catalog(Self.simple)
    for target in ["", nil] as [String?] {
      let imported = apply([unit("a", target, .translated), unit("b", target)], to: catalog)
      #expect(imported.catalog == catalog && imported.changes.isEmpty)
      #expect(imported.diagnostics.count == (target == nil ? 0 : 1))
    }
  }

  @Test("a source that changed meanwhile asks for review, once")
  func changedSource() throws {
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

  @Test("numbers that go without saying and line ends are no change")
  func sameText() throws {
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

  @Test("unknown keys, other languages and units that are there twice are named with their place")
  func named() throws {
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

  @Test("the catalog's own spelling of a language is kept")
  func languageSpelling() throws {
    let catalog = try Sample.catalog(
      """
      "a": {"localizations": {"pt-BR": {"stringUnit": {"state": "translated", "value": "A"}}}}, "b": {}
      """)
    let imported = apply([unit("b", "B")], to: catalog, language: "pt_br")
    #expect(imported.catalog["b"]?.localizations.names == ["pt-BR"])
  }

  @Test("forms are made where the language has them, with the source's word where one must be")
  func plurals() throws {
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

  @Test("a substitution is made from the source's, with what it cannot do without")
  func substitutions() throws {
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

  @Test("what changed on both sides stays, where somebody kept what went out")
  func conflict() throws {
    let catalog = try Sample.catalog(Self.simple)
    func run(sent: String?, back: String) -> Imported {
      apply(
        [unit("a", source: "a", back, .translated)], to: catalog,
        exported: [unit("a", source: "a", sent, .translated)])
    }
    let both = run(sent: "before", back: "after")
    #expect(both.changes.isEmpty && both.diagnostics.map(\.severity) == [.warning])
    // Only here: the file still has what was sent.
    #expect(run(sent: "before", back: "before").changes.isEmpty)
    #expect(run(sent: "before", back: "before").diagnostics.isEmpty)
    // Only there, and the same on both.
    #expect(text(run(sent: "A-fr", back: "after"), "a") == ["after [translated]"])
    #expect(run(sent: nil, back: "A-fr").changes.isEmpty)
    // Nobody kept anything: the file decides, and says what was there.
    let file = apply([unit("a", source: "a", "after")], to: catalog)
    #expect(file.changes.map(\.reason) == ["the text is now \"after\", it was \"A-fr\""])
  }

  @Test("phrases of an App Shortcut come in one by one")
  func phrases() throws {
    let catalog = try Sample.catalog(
      """
      "a": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["x", "y"]}}}}
      """)
    let units = [unit("a", at: "stringSet.0", nil), unit("a", at: "stringSet.1", "Y", .translated)]
    let imported = apply(units, to: catalog)
    #expect(imported.catalog["a"]?.localizations["fr"]?.stringSet?.values == ["Y"])
    #expect(apply(units, to: imported.catalog).catalog == imported.catalog)
  }

  @Test("the source language itself: translations of what changed need review")
  func sourceLanguage() throws {
    let catalog = try Sample.catalog(Self.simple)
    let imported = apply([unit("a", source: "a", "Aye")], to: catalog, language: "en")
    #expect(text(imported, "a", "en") == ["Aye [translated]"])
    #expect(text(imported, "a") == ["A-fr [needs_review]"])
  }

  @Test("several languages at once")
  func languages() throws {
    let catalog = try Sample.catalog(Self.simple)
    let parts = ["fr", "de", "ja"].map { language in
      ImportPart(
        table: ExchangeTable(name: "L", units: [unit("a", "A \(language)"), unit("b", "B")]),
        sourceLanguage: "en", language: language)
    }
    let imported = Import.apply(parts, to: catalog, table: "L")
    #expect(imported.changes.count == 6)
    #expect(imported.catalog["b"]?.localizations.names == ["fr", "de", "ja"])
  }
}
