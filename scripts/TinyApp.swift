// The whole source of the app that scripts/check-traits.sh builds without traits.
import Phrasebook

print("TinyApp: linked Phrasebook and no third-party package")
