import Phrasebook
import PhrasebookModel

/// Letters look like another encoding read as Latin 1.
enum Mojibake {
  static let check = Check(
    "mojibake", .characters, .warning,
    "Letters look like another encoding read as Latin 1.",
    why: "Users see `Ã©` instead of `é`.",
    fix: "Type the word again, and save as UTF-8.",
    good: [
      Example("Café", ["pt": "CAFÉ Ã", "fr": "Café"]),
      Example("Tomorrow", ["pt": "“AMANHÃ”", "fr": "“le café…” « CAFÉ»", "cs": "MÚŽE"]),
    ],
    bad: [
      Example(
        "Café", ["fr": "CafÃ©"], message: "\"Ã©\" looks like \"é\" in another encoding",
        marking: "Ã©"),
      Example(
        "Open", ["de": "Ã–ffnen"], message: "\"Ã–\" looks like \"Ö\" in another encoding",
        marking: "Ã–"),
      Example(
        "Open", ["ru": "ÐžÑ‚ÐºÑ€Ñ‹Ñ‚ÑŒ"],
        message: "\"ÐžÑ‚ÐºÑ€Ñ‹Ñ‚ÑŒ\" looks like \"Открыть\" in another encoding"),
      Example(
        "Size", ["he": "×’×•×“×œ"], message: "\"×’×•×“×œ\" looks like \"גודל\" in another encoding"),
      Example(
        "Open", ["zh-Hans": "æ‰“å¼€"], message: "\"æ‰“å¼€\" looks like \"打开\" in another encoding"),
      Example(
        "It’s on", ["fr": "Câ€™est fait"], message: "\"â€™\" looks like \"’\" in another encoding",
        marking: "â€™"),
    ],
    .string { string, report in
      guard string.features.contains(.wide) else { return }
      if let (range, text) = mojibake(in: string) {
        report.add(
          "\"\(string.part(range))\" looks like \"\(text)\" in another encoding", in: string, range)
      }
    })
}

extension Mojibake {
  /// The first letters that are bytes of UTF-8 decoded as letters, and the original character.
  private static func mojibake(in string: AuditedString) -> (Range<Int>, String)? {
    var index = 0
    // The first bytes of UTF-8 sequences read as U+00C2 to U+00F4.
    while let start = string.bytes[index...].firstIndex(of: 0xC3) {
      index = start + 1
      guard index < string.bytes.count, (0x82...0xB4).contains(string.bytes[index]) else {
        continue
      }
      let run = MisreadRun(string, at: start)
      if run.isSure { return (run.range, run.text) }
      index = max(index, run.range.upperBound)
    }
    return nil
  }
}
