import PhrasebookProjects
package import Phrasebook
import PhrasebookModel

/// The languages of a command line: `fr de`, `fr,de`, and a PATH that came behind them.
package struct LanguageArguments {
  package private(set) var languages: [String] = []
  package private(set) var path: String?
  /// Arguments that are neither languages nor paths, each in one line.
  package private(set) var wrong: [Phrase] = []

  /// - Parameter path: The PATH, where it stood before.
  package init(_ arguments: [String], path: String?) {
    self.path = path
    for (index, argument) in arguments.enumerated() {
      if self.path == nil, index == arguments.count - 1, !LanguageSpelling.isLanguageTag(argument),
        FileStatus(path: argument) != nil
      {
        self.path = argument
        continue
      }
      let names = argument.split(separator: ",").map(String.init)
      for name in names.isEmpty ? [argument] : names {
        if !LanguageSpelling.isLanguageTag(name) {
          wrong.append("\(name.quoted) is not a language; write a tag such as fr or pt-BR")
        } else if !languages.contains(where: { LanguageSpelling.isSame($0, name) }) {
          languages.append(name)
        }
      }
    }
  }
}
