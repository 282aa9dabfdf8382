package import Phrasebook
import PhrasebookModel
import PhrasebookProjects

/// The languages of a command line, such as `fr,de`.
package struct LanguageArguments {
  package private(set) var languages: [String] = []
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
        } else if !languages.contains(where: { LanguageSpelling.isSame($0, name) }) {
          languages.append(name)
        }
      }
    }
  }
}
