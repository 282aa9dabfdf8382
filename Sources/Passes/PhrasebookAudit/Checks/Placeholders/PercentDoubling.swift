import Phrasebook
import PhrasebookModel

/// A percent sign is doubled in only one of source and translation.
enum PercentDoubling {
  static let check = Check(
    "percent-doubling", .placeholders, .warning,
    "A percent sign is doubled in only one of source and translation.",
    why: "The text has no placeholders, so one of the two shows a sign too many.",
    mend: "Write it as the source does.",
    good: [
      Example("100% done", ["fr": "100% fini"]),
      Example("%lld%%", ["fr": "%lld %%"]),
      Example("About 50%", ["de": "Etwa 50 %"]),
    ],
    bad: [
      Example("100% done", ["fr": "100 %% fini"], says: "%% here, % in the source", marking: "%%")
    ],
    .translation { passage, source, report in
      guard passage.features.contains(.percent), source.features.contains(.percent) else { return }
      func signs(_ passage: Passage) -> (doubled: Int, bare: Int, others: Int) {
        let all = passage.placeholders
        let doubled = all.count { $0.kind == .percent }
        let bare = all.count { $0.kind == .incomplete && passage.isPlainPercent($0) }
        return (doubled, bare, all.count - doubled - bare)
      }
      let (here, there) = (signs(passage), signs(source))
      guard here.others == 0, there.others == 0, here.doubled != there.doubled,
        here.bare != there.bare
      else { return }
      let kind: Placeholder.Kind = here.doubled > there.doubled ? .percent : .incomplete
      report.add(
        kind == .percent ? "%% here, % in the source" : "% here, %% in the source", in: passage,
        passage.placeholders.first { $0.kind == kind }?.range)
    })
}
