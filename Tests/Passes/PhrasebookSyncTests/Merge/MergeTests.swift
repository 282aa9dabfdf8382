import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

/// The result of each kind of change, by itself and with another.
@Suite struct MergeTests {
  let base: Catalog = [
    "Hello": Entry(nil, ["de": .translated("Hallo"), "fr": .translated("Salut")]),
    "Files": Entry(
      nil, ["de": .plural(["one": .translated("Datei"), "other": .translated("Dateien")])]),
    "Bye": Entry(nil, ["de": .translated("Tschüs")]),
  ]

  private func merge(
    _ preference: MergePreference? = nil, _ ours: (inout Catalog) -> Void,
    _ theirs: (inout Catalog) -> Void
  ) -> Merged {
    var (mine, other) = (base, base)
    ours(&mine)
    theirs(&other)
    return Merge(preference: preference)(base: base, ours: mine, theirs: other)
  }

  private func text(_ merged: Merged, _ key: String, _ language: String) -> StringUnit? {
    merged.catalog[key]?.localizations[language]?.stringUnit
  }

  @Test func bothAddKeys() {
    let merged = merge {
      $0["A"] = Entry()
    } _: {
      $0["B"] = Entry(nil, ["de": .translated("B")])
    }
    #expect(merged.conflicts.isEmpty)
    #expect(Set(merged.catalog.keys) == ["Hello", "Files", "Bye", "A", "B"])
  }

  @Test func bothAddTheSameKey() {
    let merged = merge {
      $0["New"] = Entry(.manual, ["de": .translated("Neu")], comment: "A button.")
    } _: {
      $0["New"] = Entry(.manual, ["fr": .translated("Nouveau")], comment: "A title.")
    }
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.catalog["New"]
        == Entry(
          .manual, ["de": .translated("Neu"), "fr": .translated("Nouveau")],
          comment: "A button.\nA title."))
  }

  @Test func oneLanguageEach() {
    let merged = merge {
      $0["Hello"]?.localizations["de"] = .translated("Guten Tag")
    } _: {
      $0["Hello"]?.localizations["fr"] = .translated("Bonjour")
    }
    #expect(merged.conflicts.isEmpty)
    #expect(text(merged, "Hello", "de")?.value == "Guten Tag")
    #expect(text(merged, "Hello", "fr")?.value == "Bonjour")
  }

  @Test func onePluralFormEach() {
    let merged = merge {
      $0["Files"]?.localizations["de"]?.variations?.kinds["plural"]?["zero"] = .translated("Nichts")
    } _: {
      $0["Files"]?.localizations["de"]?.variations?.kinds["plural"]?["one"] = .translated("1 Datei")
    }
    #expect(merged.conflicts.isEmpty)
    let forms = merged.catalog["Files"]?.localizations["de"]?.forms(language: "de") ?? []
    #expect(forms.map(\.value) == ["1 Datei", "Dateien", "Nichts"])
  }

  @Test func aConflictIsMarkedAndSaysWhere() throws {
    let merged = merge {
      $0["Files"]?.localizations["de"]?.variations?.kinds["plural"]?["one"] = .translated("1 Datei")
    } _: {
      $0["Files"]?.localizations["de"]?.variations?.kinds["plural"]?["one"] = .needsReview("Eine")
    }
    let conflict = try #require(merged.conflicts.first)
    #expect(merged.conflicts.count == 1)
    #expect(conflict.key == "Files")
    #expect(conflict.language == "de")
    #expect(conflict.variation == "plural.one")
    #expect(conflict.base?.text == "Datei")
    #expect(conflict.ours == .init(text: "1 Datei", state: "translated"))
    #expect(conflict.theirs == .init(text: "Eine", state: "needs_review"))
    #expect(conflict.settled == nil)
    let entry = try #require(merged.catalog["Files"])
    let form = entry.localizations["de"]?.variations?.kinds["plural"]?["one"]
    #expect(form == .needsReview("1 Datei"))
    #expect(
      entry.conflictMarks == [
        ConflictMark(
          language: "de", variation: "plural.one", state: "translated",
          theirs: .object(["state": .string("needs_review"), "value": .string("Eine")]))
      ])
  }

  @Test(arguments: [
    (MergePreference.ours, "A", true), (.theirs, "B", true), (.reviewed, "A", true),
    (.newerState, "B", true),
  ])
  func preferencesSettleConflicts(_ preference: MergePreference, _ value: String, _ isSettled: Bool)
  {
    // Ours keeps its state; theirs needs review.
    let merged = merge(preference) {
      $0["Bye"]?.localizations["de"] = .translated("A")
    } _: {
      $0["Bye"]?.localizations["de"] = .needsReview("B")
    }
    #expect(text(merged, "Bye", "de")?.value == value)
    #expect(merged.open.isEmpty == isSettled)
    #expect(merged.conflicts.count == 1)
    #expect(merged.catalog.conflictMarks.isEmpty)
  }

  @Test(arguments: [MergePreference.reviewed, .newerState])
  func preferencesThatSayNothingLeaveAConflict(_ preference: MergePreference) {
    let merged = merge(preference) {
      $0["Bye"]?.localizations["de"] = .translated("A")
    } _: {
      $0["Bye"]?.localizations["de"] = .translated("B")
    }
    #expect(merged.open.count == 1)
  }

  @Test func theStateFurtherOnIsNewerWhereBothHaveAdded() {
    let merged = merge(.newerState) {
      $0["Bye"]?.localizations["it"] = .needsReview("A")
    } _: {
      $0["Bye"]?.localizations["it"] = .translated("B")
    }
    #expect(text(merged, "Bye", "it") == StringUnit(.translated, "B"))
  }

  @Test func aTranslationOutlivesTheRemovalOfItsKey() {
    for isSwapped in [false, true] {
      let remove: (inout Catalog) -> Void = { $0["Hello"] = nil }
      let translate: (inout Catalog) -> Void = {
        $0["Hello"]?.localizations["pl"] = .translated("Cześć")
      }
      let merged = isSwapped ? merge(nil, translate, remove) : merge(nil, remove, translate)
      #expect(text(merged, "Hello", "pl")?.value == "Cześć")
      #expect(text(merged, "Hello", "de")?.value == "Hallo")
      #expect(merged.conflicts.isEmpty)
    }
  }

  @Test func aTranslationOutlivesTheRemovalOfItsLanguage() {
    let merged = merge {
      $0["Hello"]?.localizations["de"] = nil
    } _: {
      $0["Hello"]?.localizations["de"] = .translated("Guten Tag")
    }
    #expect(text(merged, "Hello", "de")?.value == "Guten Tag")
  }

  @Test func aStaleKeyKeepsWhatTheOtherTranslated() {
    let merged = merge {
      $0["Hello"]?.extractionState = .stale
    } _: {
      $0["Hello"]?.localizations["pl"] = .translated("Cześć")
    }
    #expect(merged.catalog["Hello"]?.extractionState == .stale)
    #expect(text(merged, "Hello", "pl")?.value == "Cześć")
  }

  @Test func whatOneSideFindsInTheCodeIsInUse() {
    for isSwapped in [false, true] {
      let stale: (inout Catalog) -> Void = {
        $0["New"] = Entry(.stale, ["de": .translated("Neu")])
      }
      let used: (inout Catalog) -> Void = { $0["New"] = Entry(nil, ["fr": .translated("Nouveau")]) }
      let merged = isSwapped ? merge(nil, used, stale) : merge(nil, stale, used)
      #expect(merged.catalog["New"]?.extractionState == nil)
    }
  }

  @Test func aRemovalHoldsAgainstTheExtractorsDoings() {
    let merged = merge {
      $0["Hello"] = nil
    } _: {
      $0["Hello"]?.comment = "From the code."
      $0["Hello"]?.extractionState = .stale
    }
    #expect(merged.catalog["Hello"] == nil)
    #expect(merged.conflicts.isEmpty)
  }

  @Test func renamesAreFollowed() {
    for isSwapped in [false, true] {
      let rename: (inout Catalog) -> Void = {
        $0["Greeting"] = $0["Hello"]
        $0["Hello"] = nil
      }
      let translate: (inout Catalog) -> Void = {
        $0["Hello"]?.localizations["de"] = .translated("Guten Tag")
      }
      let merged = isSwapped ? merge(nil, translate, rename) : merge(nil, rename, translate)
      #expect(merged.conflicts.isEmpty)
      #expect(merged.catalog["Hello"] == nil)
      #expect(text(merged, "Greeting", "de")?.value == "Guten Tag")
      #expect(text(merged, "Greeting", "fr")?.value == "Salut")
    }
  }

  @Test func aRenameIsNotGuessedWhereTwoKeysSayTheSame() {
    var base = base
    base["Twin"] = base["Bye"]
    var (ours, theirs) = (base, base)
    ours["Bye"] = nil
    ours["Twin"] = nil
    ours["Farewell"] = base["Bye"]
    theirs["Bye"]?.localizations["de"] = .translated("Ciao")
    let merged = Merge()(base: base, ours: ours, theirs: theirs)
    #expect(merged.catalog["Farewell"]?.localizations["de"] == .translated("Tschüs"))
    #expect(merged.catalog["Bye"]?.localizations["de"] == .translated("Ciao"))
  }

  @Test func aReviewThatIsAskedForMeetsAnotherText() {
    let merged = merge {
      $0["Hello"]?.localizations["de"] = .translated("Guten Tag")
    } _: {
      // The source text changed there.
      $0["Hello"]?.localizations["de"] = .needsReview("Hallo")
    }
    #expect(merged.conflicts.isEmpty)
    #expect(text(merged, "Hello", "de") == StringUnit(.needsReview, "Guten Tag"))
  }

  @Test func plainTextAndPluralsAreOneConflict() throws {
    let plural = Localization.plural(["one": .translated("eins"), "other": .translated("viele")])
    let merged = merge {
      $0["Bye"]?.localizations["de"] = .translated("Ade")
    } _: {
      $0["Bye"]?.localizations["de"] = plural
    }
    #expect(merged.open.count == 1)
    #expect(merged.catalog["Bye"]?.localizations["de"] == .needsReview("Ade"))
    let mark = try #require(merged.catalog.conflictMarks.first?.mark)
    #expect(Localization(json: mark.theirs) == plural)
  }

  @Test func pluralsTakeThePlaceOfATextThatNobodyTouched() {
    let plural = Localization.plural(["other": .translated("viele")])
    let merged = merge {
      $0["Bye"]?.localizations["de"] = .needsReview("Tschüs")
    } _: {
      $0["Bye"]?.localizations["de"] = plural
    }
    #expect(merged.conflicts.isEmpty)
    #expect(merged.catalog["Bye"]?.localizations["de"] == .plural(["other": .needsReview("viele")]))
  }

  @Test func extractedTextsYieldToPeoples() {
    let merged = merge {
      $0["Hello"]?.localizations["en"] = .new("Hello there")
    } _: {
      $0["Hello"]?.localizations["en"] = .translated("Hello, you")
    }
    #expect(merged.conflicts.isEmpty)
    #expect(text(merged, "Hello", "en")?.value == "Hello, you")
  }

  @Test func generatedCommentsYieldToWrittenOnes() {
    let merged = merge {
      $0["Bye"]?.comment = "A generated one."
      $0["Bye"]?.isCommentAutoGenerated = true
    } _: {
      $0["Bye"]?.comment = "Said at the door."
    }
    #expect(merged.catalog["Bye"]?.comment == "Said at the door.")
    #expect(merged.catalog["Bye"]?.isCommentAutoGenerated == nil)
  }

  @Test func unknownMembersAreMergedToo() {
    let merged = merge {
      $0["Bye"]?.unknown["x"] = .object(["a": .bool(true)])
      $0.unknown["y"] = .string("1")
    } _: {
      $0["Bye"]?.unknown["x"] = .object(["b": .null])
      $0.version = "1.1"
    }
    #expect(merged.catalog["Bye"]?.unknown["x"] == .object(["a": .bool(true), "b": .null]))
    #expect(merged.catalog.unknown["y"] == .string("1"))
    #expect(merged.catalog.version == "1.1")
  }

  @Test func aMarkOutlivesALaterMerge() {
    let marked = merge {
      $0["Bye"]?.localizations["de"] = .translated("A")
    } _: {
      $0["Bye"]?.localizations["de"] = .translated("B")
    }.catalog
    var other = marked
    other["Bye"] = nil
    var mine = marked
    mine["Bye"]?.comment = "Words of a person.\n" + (marked["Bye"]?.comment ?? "")
    #expect(Merge()(base: base, ours: marked, theirs: base).catalog.conflictMarks.count == 1)
    #expect(Merge()(base: base, ours: base, theirs: marked).catalog.conflictMarks.count == 1)
    #expect(Merge()(base: marked, ours: mine, theirs: marked).catalog.conflictMarks.count == 1)
    // A person who removes a key with a mark has seen it.
    #expect(Merge()(base: marked, ours: marked, theirs: other).catalog["Bye"] == nil)
  }
}

extension Catalog: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Entry)...) {
    self.init(sourceLanguage: "en")
    for (key, entry) in elements { self[key] = entry }
  }
}
