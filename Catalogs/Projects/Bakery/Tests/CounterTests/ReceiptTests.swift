import Counter
import Phrasebook
import Testing

@Test("the texts of a module are found by its tests")
func receipt() {
  let reader = Localizer(languages: ["de"])
  #expect(Receipt.loaves(1, bags: 2).text(in: reader) == "1 Brot in 2 Tüten")
  #expect(Receipt.total(4.5, shop: "Krume").text(in: reader) == "Krume dankt: 4,50 €")
}
