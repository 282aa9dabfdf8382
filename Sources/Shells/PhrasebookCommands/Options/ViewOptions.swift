import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookReports

/// The options of `audit` that are about its page of text.
struct ViewOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      words: "Lowest severity that is shown: error, warning or note (default: warning)."))
  var severity: Diagnostic.Severity?

  @Option(
    name: .customLong("group-by"),
    help: ArgumentHelp(words: "check, file or language.", valueName: "property"))
  var grouping: TextView.Grouping?

  @Flag(help: ArgumentHelp(words: "Show all findings, not only errors and the first warnings."))
  var all = false

  /// The same as plain values.
  ///
  /// - Parameter isVerbose: Whether each finding is shown with its string and its code.
  func view(isVerbose: Bool) -> TextView {
    TextView(
      severity: severity, grouping: grouping, showsAll: all, showsDetails: isVerbose ? true : nil)
  }
}

extension TextView.Grouping: ExpressibleByArgument {}
