import Counter
import Mill
import Phrasebook

print(Phrase("Good morning").text())
print(Phrase.switch.text())
print(Phrase.Orders.pickUp("Ann", "a loaf").text())
print(Receipt.loaves(2, bags: 1).text())
print(Receipt.total(4.5, shop: "Krume").text())
print(Mill.stock(sacks: 1).text())
print(Phrase.Mühle.Grind.rye.text())
print(Mill.fresh.text())
