@testable import PhrasebookFormats
import PhrasebookModel
import TestSupport
import Testing

@Suite struct I18nextTests {
  @Test(arguments: 0..<150, [true, false])
  func givesBackWhatWasWritten(_ seed: UInt64, _ isWild: Bool) throws {
    var generator = GeneratedExchange(seed: seed, isWild: isWild)
    let exchange = generator.exchange()
    let writing = I18next.write(exchange)
    let tables = exchange.tables.filter { !$0.units.isEmpty }
    #expect(tables.isEmpty || writing.files.count == tables.count)
    for (file, table) in zip(writing.files, tables) {
      let reading = try I18next.read(file)
      #expect(reading.diagnostics == [])
      let read = reading.exchange.tables.first?.units ?? []
      for unit in table.units {
        let losses = writing.losses.filter { $0.table == table.name && $0.key.isExactly(unit.key) }
        let found = read.first { $0.key.isExactly(unit.key) && $0.path == unit.path }
        if losses.isEmpty {
          let found = try #require(found, "\(unit.key) in \(file.text)")
          #expect(found.target.map { Array($0.utf8) } == unit.target.map { Array($0.utf8) })
          #expect(found.state == nil)
        } else if !losses.contains(where: {
          $0.part == .entry || $0.path == unit.path && [.unit, .form, .target].contains($0.part)
        }) {
          #expect(found?.target == unit.target, "\(unit.key) in \(file.text): \(losses)")
        }
      }
      // Nothing is there that was not.
      for unit in read {
        #expect(table.units.contains { $0.key.isExactly(unit.key) && $0.path == unit.path })
      }
    }
  }

  @Test func writesForI18next() throws {
    let plural = ["one", "other"].map { VariationPath.Step("plural", $0) }
    let exchange = Exchange(
      targetLanguage: "fr",
      tables: [
        ExchangeTable(
          name: "Main",
          units: [ExchangeUnit(key: "Hi.", target: "%1$@ 100%% %2$.1f")]
            + plural.map {
              ExchangeUnit(
                key: "%lld in %@", path: VariationPath(steps: [$0]), target: "%2$@ : %1$lld")
            } + [ExchangeUnit(key: "new")])
      ])
    let writing = I18next.write(exchange)
    let file = try #require(writing.files.first)
    #expect(writing.losses == [])
    #expect(file.path == "fr/Main.json")
    #expect(
      file.text == """
        {
          "Hi.": "{{arg1}} 100% {{arg2__x2e_1f}}",
          "%lld in %@_one": "{{arg2}} : {{count}}",
          "%lld in %@_other": "{{arg2}} : {{count}}",
          "new": ""
        }

        """)
    #expect(
      try I18next.read(file).exchange.comparable().difference(from: exchange.comparable()) == nil)
  }

  @Test func readsNestedFiles() throws {
    let text = """
      {"menu": {"open": "Ouvrir {{name}}", "n_other": "{{count}} de {{- total, number}}", "n_one": "{{count}}"},
       "a_one": "A", "list": ["x"]}
      """
    let reading = try I18next.read(
      ExchangeFile(path: "locales/fr/app.json", bytes: Array(text.utf8)))
    #expect(reading.exchange.targetLanguage == "fr")
    let table = try #require(reading.exchange.tables.first)
    #expect(table.name == "app")
    #expect(
      table.units.map { "\($0.key) \($0.path): \($0.target ?? "-")" } == [
        "menu.open : Ouvrir %@", "menu.n plural.other: %2$lld de %1$@",
        "menu.n plural.one: %lld", "a_one : A",
      ])
    #expect(reading.diagnostics.map(\.message) == ["\"list\" is not a string; skipped"])
    let again = try #require(I18next.write(reading.exchange).files.first).text
    #expect(again.contains("\"menu\": {\n    \"open\": \"Ouvrir {{name}}\""))
    #expect(again.contains("{{count}} de {{- total, number}}"))
  }

  @Test("what others write for the number comes home, in forms and without")
  func numbersOfOthers() throws {
    let text = """
      {
        "place_ordinal_one": "{{count}}st",
        "spaced": "{{ count }} of {{name}}",
        "n_one": "{{count, number}} a",
        "n_other": "{{count, number}} b"
      }

      """
    let file = ExchangeFile(path: "fr/Localizable.json", bytes: Array(text.utf8))
    let exchange = try I18next.read(file).exchange
    #expect(exchange.tables[0].units.first?.target == "%lldst")
    let writing = I18next.write(exchange)
    #expect(writing.losses == [])
    #expect(writing.files.first?.text == text)
    let po = try PO.read(try #require(PO.write(exchange).files.first)).exchange
    #expect(I18next.write(po).files.first?.text == text)
  }
}
