import ArgumentParser
import Phrasebook
import PhrasebookModel

/// `phrasebook migrate`: tables from before String Catalogs into catalogs.
struct MigrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "migrate",
    summary: "Makes catalogs of the .strings and .stringsdict files in .lproj folders.",
    details: """
      Each table becomes one catalog beside its .lproj folders. Texts, plural rules, comments and \
      the order of keys are kept; what a catalog cannot say is reported. The files themselves stay, \
      unless --remove-originals is given. Nothing is written where a file cannot be read.
      """,
    examples: ["phrasebook migrate App --source-language en"])

  @Argument(help: ArgumentHelp(words: "A folder, an .lproj folder, or a file in one."))
  var path: String = "."

  @Option(
    name: .customLong("source-language"),
    help: ArgumentHelp(
      words: "The language that is translated from (default: what the project says).",
      valueName: "lang"))
  var sourceLanguage: String?

  @Flag(
    name: .customLong("remove-originals"),
    help: ArgumentHelp(words: "Remove the files whose texts are all in a catalog then."))
  var removeOriginals = false

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func validate() throws {
    if let sourceLanguage, !AuditOptions.isLanguage(sourceLanguage) {
      throw ValidationError(
        phrase: "--source-language takes a language such as en, not “\(sourceLanguage)”")
    }
  }

  func run() throws {
    let reporter = Reporter()
    let result = MigrateRun(
      reporter: reporter, sourceLanguage: sourceLanguage, removesOriginals: removeOriginals
    ).run(path)
    switch format {
    case .text:
      for made in result.made {
        reporter.out.phrase(
          """
          \(made.file): \(made.keys.of(.keys)) in \(made.languages.count.of(.languages)) from \
          \(made.originals.count.of(.files))
          """)
      }
      for file in result.removed { reporter.out.phrase("\(file): removed") }
      if !result.made.isEmpty, result.removed.isEmpty {
        reporter.note(
          """
          the original files are still there, and an app must not have both: remove them from the \
          target, or run again with --remove-originals
          """)
      }
    case .json:
      reporter.json { json in
        json.object { json in
          json.member("catalogs", result.made) { json, made in
            json.object { json in
              json.member("file", made.file)
              json.member("table", made.table)
              json.member("sourceLanguage", made.sourceLanguage)
              json.member("keys", made.keys)
              json.member("languages", made.languages) { $0.string($1) }
              json.member("originals", made.originals) { $0.string($1) }
            }
          }
          json.member("removed", result.removed) { $0.string($1) }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
    try reporter.finish()
  }
}
