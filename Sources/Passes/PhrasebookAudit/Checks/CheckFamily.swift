package import Phrasebook

/// The groups that checks are explained in.
package enum CheckFamily: String, Sendable, CaseIterable {
  case code, coverage, placeholders, plurals, text, characters, catalog, glossary

  /// The heading in the documentation.
  package var title: Phrase {
    switch self {
    case .code: "Code and catalog"
    case .coverage: "Coverage"
    case .placeholders: "Placeholders"
    case .plurals: "Plurals and variations"
    case .text: "Text"
    case .characters: "Characters"
    case .catalog: "Catalog"
    case .glossary: "Glossary and settings"
    }
  }
}
