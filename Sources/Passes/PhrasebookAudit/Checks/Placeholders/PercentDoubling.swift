import Phrasebook
import PhrasebookModel

/// A percent sign is doubled in only one of source and translation.
enum PercentDoubling {
  static let check = Check(
    "percent-doubling", .placeholders, .warning,
    "A percent sign is doubled in only one of source and translation.",
    why: "The text has no placeholders, so one of the two shows a sign too many.",
    fix: "Write it as the source does.",
    good: [
      Example("100% done", ["fr": "100% fini"]),
      Example("%lld%%", ["fr": "%lld %%"]),
      Example("About 50%", ["de": "Etwa 50 %"]),
    ],
    bad: [
      Example(
        "100% done", ["fr": "100 %% fini"], message: "%% here, % in the source", marking: "%%")
    ],
    .translation { string, source, report in
      guard string.features.contains(.percent), source.features.contains(.percent) else { return }
      func signs(_ string: AuditedString) -> (doubled: Int, bare: Int, others: Int) {
        let all = string.placeholders
        let doubled = all.count { $0.kind == .percent }
        let bare = all.count {
          $0.kind == .incomplete && PlaceholderInvalid.isPlainPercent($0, in: string)
        }
        return (doubled, bare, all.count - doubled - bare)
      }
      let (here, there) = (signs(string), signs(source))
      guard here.others == 0, there.others == 0, here.doubled != there.doubled,
        here.bare != there.bare
      else { return }
      let kind: FormatPlaceholder.Kind = here.doubled > there.doubled ? .percent : .incomplete
      report.add(
        kind == .percent ? "%% here, % in the source" : "% here, %% in the source", in: string,
        string.placeholders.first { $0.kind == kind }?.range)
    })
}
