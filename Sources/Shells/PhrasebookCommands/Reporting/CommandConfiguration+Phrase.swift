import PhrasebookReports
import ArgumentParser
import Phrasebook

extension CommandConfiguration {
  /// The help of a subcommand in the user's language.
  ///
  /// - Parameters:
  ///   - summary: One sentence, for the list of all.
  ///   - details: Further information for the first use.
  ///   - examples: Commands as a person would type them; a test runs each.
  init(
    name: String, summary: Phrase, details: Phrase? = nil, examples: [String] = [],
    version: String = "", subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    let title: Phrase = examples.count == 1 ? "Example:" : "Examples:"
    let list = examples.isEmpty ? [] : [([title.shown] + examples.map { "  \($0)" })]
    let parts = (details.map { [$0.shown] } ?? []) + list.map { $0.joined(separator: "\n") }
    self.init(
      commandName: name, abstract: summary.shown, discussion: parts.joined(separator: "\n\n"),
      version: version, subcommands: subcommands, defaultSubcommand: defaultSubcommand)
    // The parser leaves out what only the root can be asked for, such as completions.
    if name != PhrasebookCommand.name { _superCommandName = PhrasebookCommand.name }
  }
}
