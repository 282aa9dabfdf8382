import Testing

@Suite("Recipes, which was written for Apple's systems", .serialized)
struct RecipesTests {
  @Test("compiles with one import more, and speaks its reader's language")
  func languages() throws {
    let sample = try Sample("Recipes")
    #expect(
      try sample.run("recipes", languages: "en") == """
        Starter: Leek soup
          Makes 4 servings
          Needs a pot of 2.5 litres
          About €6.80
        Dessert: Bread pudding
          Makes 1 serving
          Needs a pot of 0.5 litres
          About €1,234.50
        Keeps until January 15, 2027

        """)
    let german = try sample.run("recipes", languages: "de")
    #expect(german.hasPrefix("Lauchsuppe (Vorspeise)\n  Für 4 Personen\n  Topf mit 2,5 Litern\n"))
    #expect(german.contains("\n  Für 1 Person\n"))
    #expect(german.hasSuffix("\nHaltbar bis 15. Januar 2027\n"))
    // German texts, Austria's months.
    #expect(try sample.run("recipes", languages: "de_AT").hasSuffix("15. Jänner 2027\n"))
    let japanese = try sample.run("recipes", languages: "fr:ja:de")
    #expect(japanese.hasPrefix("前菜「ねぎのスープ」\n  4人分\n"))
    #expect(
      try sample.run("recipes", "-AppleLanguages", "(ja)", languages: "de") == japanese)
  }
}
