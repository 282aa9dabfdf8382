package import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The languages of a command line, such as `fr,de`.
package struct LanguageArguments {
  package private(set) var languages: [String] = []
  /// The languages with all of their spellings, such as `pt-BR` and `pt_BR`: a catalog may have both.
  package private(set) var spellings: [String] = []
  /// The words that are not languages, each with one message.
  package private(set) var wrong: [Phrase] = []

  /// - Parameter allowsUnknown: Whether languages that CLDR does not have are accepted.
  package init(_ arguments: [String], allowsUnknown: Bool = false) {
    for argument in arguments {
      let names = argument.split(separator: ",").map(String.init)
      for name in names.isEmpty ? [argument] : names {
        if !(allowsUnknown && LanguageSpelling.isLanguageTag(name)),
          let problem = KnownLanguages.problem(name)
        {
          wrong.append(problem)
          continue
        }
        if !spellings.contains(name) { spellings.append(name) }
        if !languages.contains(where: { LanguageSpelling.isSame($0, name) }) {
          languages.append(name)
        }
      }
    }
  }
}
