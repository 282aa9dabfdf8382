import Phrasebook
import PhrasebookModel

extension CatalogRole {
  /// The source of the catalog's strings, in a reason for a change.
  var origin: Phrase {
    switch self {
    case .code, .appShortcuts: "the code"
    case .infoPlist: "the property list"
    case .interfaceBuilder: "the interface file"
    }
  }
}
