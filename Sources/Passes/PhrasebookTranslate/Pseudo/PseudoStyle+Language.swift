package import Phrasebook

extension PseudoStyle {
  /// The name of the language: those that Apple's and Google's tools have, and private ones where they
  /// have none.
  package var language: String {
    switch self {
    case .accented: "en-XA"
    case .rtl: "ar-XB"
    case .double: "en-x-double"
    case .bounded: "en-x-bounded"
    case .keys: "en-x-keys"
    }
  }
}
