package import PhrasebookWorkspace
import Phrasebook
import PhrasebookModel
import PhrasebookTranslate

/// The strings that a translation would send.
package struct CostReport {
  package let cost: TranslationCost

  package init(_ cost: TranslationCost) { self.cost = cost }

  private var total: FillingCost { cost.tables.map(\.cost).reduce(FillingCost(), +) }

  package func text(_ page: Page) {
    for table in cost.tables where table.cost.texts > 0 {
      let amount =
        table.cost.matches.map { $0.of(.matches) } ?? table.cost.characters.of(.characters)
      page.phrase("\(table.file): \(table.language): \(table.cost.texts.of(.texts)), \(amount)")
    }
    if let matches = total.matches {
      return page.phrase(
        "\(total.texts.of(.texts)) to fill in, \(matches.of(.matches)) in the translation memory")
    }
    page.phrase(
      "\(total.texts.of(.texts)) to fill in, \(total.characters.of(.characters)) to send")
  }

  package func json(_ page: Page) {
    page.json { json in
      json.object { json in
        json.member("cost", cost.tables) { json, table in
          json.object { json in
            json.member("file", table.file)
            json.member("table", table.table)
            json.member("language", table.language)
            json.member("texts", table.cost.texts)
            json.member("characters", table.cost.characters)
            json.member("matches", table.cost.matches)
          }
        }
        json.member("texts", total.texts)
        json.member("characters", total.characters)
        json.member("matches", total.matches)
        json.member("diagnostics", cost.diagnostics) { $0.diagnostic($1) }
      }
    }
  }
}
