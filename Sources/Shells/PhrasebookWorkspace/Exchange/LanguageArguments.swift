import PhrasebookProjects
package import Phrasebook
import PhrasebookModel

/// The languages of a command line: `fr de`, `fr,de`, and a PATH that came behind them.
package struct LanguageArguments {
  package private(set) var languages: [String] = []
  package private(set) var path: String?
  /// Arguments that are neither languages nor paths, each in one line.
  package private(set) var wrong: [Phrase] = []

  /// - Parameters:
  ///   - path: The PATH, if it came before the languages.
  ///   - allowsUnknown: Whether languages that CLDR does not have are accepted.
  package init(_ arguments: [String], path: String?, allowsUnknown: Bool = false) {
    self.path = path
    for (index, argument) in arguments.enumerated() {
      if self.path == nil, index == arguments.count - 1,
        Self.isPath(argument, isOnly: arguments.count == 1)
      {
        self.path = argument
        continue
      }
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
  /// Whether the last argument is a path: a file that is there, and not a language.
  private static func isPath(_ argument: String, isOnly: Bool) -> Bool {
    guard FileStatus(path: argument) != nil else { return false }
    return !LanguageSpelling.isLanguageTag(argument) || !isOnly && !KnownLanguages.contain(argument)
  }
}
