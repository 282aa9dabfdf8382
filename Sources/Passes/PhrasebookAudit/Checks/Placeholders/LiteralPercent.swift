import Phrasebook
import PhrasebookModel

/// A percent sign in a string with placeholders is not doubled.
enum LiteralPercent {
  static let check = Check(
    "literal-percent", .placeholders, .warning,
    "A percent sign in a string with placeholders is not doubled.",
    why:
      "It may be read as a placeholder with the next letters: `50% de` has `% d`, which takes a number.",
    fix: "Write %%; `--fix` does it.",
    good: [
      Example("%lld%% of %@", ["fr": "%lld %% de %@"]),
      Example("100% done", ["fr": "100 % fini"]),
      Example("%@ shown", ["de": "% @ gezeigt"]),
      Example("%@ posts", ["ca": "% publicacions"]),
    ],
    bad: [
      Example(
        "%@ is 50%% off", ["fr": "%@ à 50 % de moins"],
        message: "\"% d\" reads as a placeholder; a percent sign is written %%", marking: "%"),
      Example(
        "%@: 50%%", ["fr": "%@ : 50 %"],
        message: "a percent sign is written %% beside placeholders",
        marking: "%"),
    ],
    .string { string, report in
      guard PlaceholderInvalid.isFormatted(string) else { return }
      let signs = string.placeholders.filter {
        $0.kind == .incomplete && PlaceholderInvalid.isPlainPercent($0, in: string)
      }
      guard !signs.isEmpty else { return }
      let lost = ArgumentNeed.lostArguments(in: string)
      // If a placeholder is missing, the sign may be its rest.
      guard lost.isEmpty, ArgumentNeed.unshownArguments(in: string).isEmpty else { return }
      for placeholder in signs {
        let start = placeholder.range.lowerBound
        if DamagedPlaceholder(at: start, of: string, lost: lost) != nil { continue }
        let sign = start..<start + 1
        let rest = string.part(start + 1..<min(start + 3, string.bytes.count))
        let reads =
          rest.count == 2 && rest.first == " "
          && "dioxucsfeg@".contains(rest.last ?? " ")
        report.add(
          reads
            ? "\"%\(rest)\" reads as a placeholder; a percent sign is written %%"
            : "a percent sign is written %% beside placeholders",
          in: string, sign, fix: .replacing(sign, with: "%%"))
      }
    })
}
