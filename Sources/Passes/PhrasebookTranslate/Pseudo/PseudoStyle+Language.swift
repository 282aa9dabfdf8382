package import Phrasebook

extension PseudoStyle {
  /// The name of the language: as in Apple's and Google's tools, otherwise a private one.
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
