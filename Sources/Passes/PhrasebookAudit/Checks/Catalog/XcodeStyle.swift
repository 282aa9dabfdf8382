import Phrasebook
import PhrasebookModel

/// The file has not Xcode's own order and style.
enum XcodeStyle {
  static let check = Check(
    "xcode-style", .catalog, .note,
    "The file is not in Xcode's format.",
    why: "The next save in Xcode rewrites all of it, which hides the change that matters.",
    fix: "Run `phrasebook format`; `--fix` does it.",
    good: [
      Example("Open", ["fr": "Ouvrir"]) { $0.isInXcodeStyle = true }
    ],
    bad: [
      Example("Open", ["fr": "Ouvrir"], message: "the file is not formatted as Xcode formats it") {
        $0.isInXcodeStyle = false
      }
    ],
    .table { table, digests, report in
      guard table.input.isInXcodeStyle == false else { return }
      report.add("the file is not formatted as Xcode formats it", fix: .format)
    })
}
