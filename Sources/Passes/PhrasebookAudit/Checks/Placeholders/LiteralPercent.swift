import Phrasebook
import PhrasebookModel

/// A percent sign in a text with placeholders is not doubled.
enum LiteralPercent {
  static let check = Check(
    "literal-percent", .placeholders, .warning,
    "A percent sign in a text with placeholders is not doubled.",
    why:
      "What follows it may be read as a placeholder: `50% de` holds `% d`, which takes a number.",
    mend: "Write %%; `--fix` does it.",
    good: [
      Example("%lld%% of %@", ["fr": "%lld %% de %@"]),
      Example("100% done", ["fr": "100 % fini"]),
      Example("%@ shown", ["de": "% @ gezeigt"]),
      Example("%@ posts", ["ca": "% publicacions"]),
    ],
    bad: [
      Example(
        "%@ is 50%% off", ["fr": "%@ à 50 % de moins"],
        says: "“% d” reads as a placeholder; a percent sign is written %%", marking: "%"),
      Example(
        "%@: 50%%", ["fr": "%@ : 50 %"], says: "a percent sign is written %% beside placeholders",
        marking: "%"),
    ],
    .passage { passage, report in
      guard passage.isFormatted else { return }
      let signs = passage.placeholders.filter {
        $0.kind == .incomplete && passage.isPlainPercent($0)
      }
      guard !signs.isEmpty else { return }
      let lost = passage.lostArguments
      // Where a placeholder is missing, the sign may be what is left of it.
      guard lost.isEmpty, passage.unshownArguments.isEmpty else { return }
      for placeholder in signs {
        let start = placeholder.range.lowerBound
        if DamagedPlaceholder(at: start, of: passage, lost: lost) != nil { continue }
        let sign = start..<start + 1
        let rest = passage.part(start + 1..<min(start + 3, passage.bytes.count))
        let reads =
          rest.count == 2 && rest.first == " "
          && "dioxucsfeg@".contains(rest.last ?? " ")
        report.add(
          reads
            ? "“%\(rest)” reads as a placeholder; a percent sign is written %%"
            : "a percent sign is written %% beside placeholders",
          in: passage, sign, mend: .replace([Mend.Replacement(sign, with: "%%")]))
      }
    })
}
