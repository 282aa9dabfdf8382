package import PhrasebookWorkspace
import Phrasebook
import PhrasebookModel
import PhrasebookTranslate

/// The strings that a translation would send.
package struct CostReport {
  package let cost: TranslationCost

  package init(_ cost: TranslationCost) { self.cost = cost }

  private var total: FillingCost { cost.parts.map(\.cost).reduce(FillingCost(), +) }

  package func text(_ page: Page) {
    for part in cost.parts where part.cost.texts > 0 {
      let amount = part.cost.matches.map { $0.of(.matches) } ?? part.cost.characters.of(.characters)
      page.phrase("\(part.file): \(part.language): \(part.cost.texts.of(.texts)), \(amount)")
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
        json.member("cost", cost.parts) { json, part in
          json.object { json in
            json.member("file", part.file)
            json.member("table", part.table)
            json.member("language", part.language)
            json.member("texts", part.cost.texts)
            json.member("characters", part.cost.characters)
            json.member("matches", part.cost.matches)
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
