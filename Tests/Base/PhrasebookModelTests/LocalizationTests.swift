import PhrasebookModel
import Testing

/// The rare parts of localizations are stored separately, without a visible effect.
@Suite struct LocalizationTests {
  @Test func everyPropertyIsKept() {
    var localization = Localization(stringUnit: StringUnit(.new, "a"))
    #expect(localization.isOnlyText)
    localization.stringSet = StringSet(.translated, ["x"])
    localization.variations = Variations(["plural": ["one": Localization()]])
    localization.substitutions["n"] = Substitution(argNum: 1)
    localization.unknown["u"] = .null
    #expect(localization.stringSet?.values == ["x"] && !localization.isOnlyText)
    #expect(localization.variations?.kinds["plural"]?.names == ["one"])
    #expect(localization.substitutions["n"]?.argNum == 1 && localization.unknown["u"] == .null)
    #expect(localization.stringUnit?.value == "a")
    #expect(
      localization
        == Localization(
          stringUnit: StringUnit(.new, "a"), stringSet: StringSet(.translated, ["x"]),
          variations: Variations(["plural": ["one": Localization()]]),
          substitutions: ["n": Substitution(argNum: 1)], unknown: ["u": .null]))
  }

  @Test func isAsIfItHadNeverHadWhatIsTakenAway() {
    let plain = Localization(stringUnit: StringUnit(.new, "a"))
    var localization = plain
    localization.substitutions["n"] = Substitution()
    localization.unknown["u"] = .bool(true)
    localization.variations = Variations()
    #expect(localization != plain)
    localization.substitutions["n"] = nil
    localization.unknown["u"] = nil
    localization.variations = nil
    #expect(localization == plain && localization.isOnlyText)
    #expect(localization == Localization(StringUnit(.new, "a")))
  }

  @Test func copiesAreIndependent() {
    var original = Localization(variations: Variations(["device": [:]]))
    let copy = original
    original.variations?.kinds["device"] = ["mac": Localization()]
    #expect(copy.variations?.kinds["device"] == [:] && copy != original)
  }

  @Test func aTextWithUnknownMembersIsMoreThanAText() {
    let unit = StringUnit(.new, "a", unknown: ["x": .null])
    #expect(!Localization(stringUnit: unit).isOnlyText && !Localization().isOnlyText)
  }

  /// A catalog holds a million of them.
  @Test func aLocalizationIsSmall() { #expect(MemoryLayout<Localization>.stride <= 48) }
}
