/// A setting of phrasebook.yml, for the reader, for completions and for docs/settings.md.
package struct Setting: Sendable {
  /// The name in the file.
  package var name: String
  /// Its meaning, as Markdown without a line break.
  package var summary: String
  /// More about it, as Markdown; empty if the summary is enough.
  package var details = ""
  /// Lines of a file that use it; empty if the example at the top of the page has it.
  package var example = ""
  /// The settings below it.
  package var members: [Setting] = []

  /// The names of the members of a setting, at the top of the file or in `audit`.
  static func members(of name: String) -> [String] {
    let nested = all.flatMap { $0.name == "audit" ? $0.members : [] }
    return (all + nested).first { $0.name == name }?.members.map(\.name) ?? []
  }
}
