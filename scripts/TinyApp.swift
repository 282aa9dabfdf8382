// The whole source of the app that scripts/check-traits.sh builds without traits.
import Phrasebook

print("TinyApp, without a third-party package: 5 is", PluralRules(language: "pl").category(for: 5))
