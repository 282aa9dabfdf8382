import Foundation
import Phrasebook
import RecipeKit

for recipe in [Recipe.soup, .pudding] {
  print(String(localized: recipe.headline))
  print("  " + recipe.yield)
  print("  " + recipe.volume)
  print("  " + recipe.price)
}
// A resource is looked up when it is read, so it may have come from another process.
let stored = try JSONEncoder().encode(
  Recipe.soup.shelf(until: Date(timeIntervalSince1970: 1_800_000_000)))
print(String(localized: try JSONDecoder().decode(LocalizedStringResource.self, from: stored)))
