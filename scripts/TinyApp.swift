// The whole source of the app that scripts/check-traits.sh builds without traits.
import Phrasebook

let title = Phrase.title.text(in: Localizer(languages: ["pl"]))
print("\(title), without a third-party package: 5 is", PluralRules(language: "pl").category(for: 5))
