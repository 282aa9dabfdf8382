import Phrasebook
import PhrasebookModel

/// A string has %n, which writes to memory instead of reading an argument.
enum PlaceholderWrites {
  static let check = Check(
    "placeholder-writes", .placeholders, .error,
    "A string has %n, which writes to memory instead of reading an argument.",
    why: "It is a way to break into programs; Foundation ignores it, other loaders crash.",
    fix: "Remove it, or write %% before the letter.",
    good: [
      Example("%@ items", ["fr": "%@ éléments"])
    ],
    bad: [
      Example(
        "%@ items", ["fr": "%@ %n éléments"], message: "%n writes to memory; no string needs it",
        marking: "%n")
    ],
    .string { string, report in
      guard PlaceholderInvalid.isFormatted(string) else { return }
      for placeholder in string.placeholders where placeholder.kind == .incomplete {
        let range = PlaceholderInvalid.attempt(placeholder, in: string)
        guard writes(range, in: string) else { continue }
        report.add(
          "\(string.part(range)) writes to memory; no string needs it", in: string, range)
      }
    })
}

extension PlaceholderWrites {
  /// Whether it is `%n`, which stores a number where an argument points to.
  static func writes(_ attempt: Range<Int>, in string: AuditedString) -> Bool {
    string.bytes[attempt].last == UInt8(ascii: "n") && isNext(after: attempt, in: string)
  }

  /// Whether no word continues after a range: `%n` is one, `%name` is not.
  private static func isNext(after range: Range<Int>, in string: AuditedString) -> Bool {
    guard range.upperBound < string.bytes.count else { return true }
    let letter = string.bytes[range.upperBound] | 0x20
    return letter < 0x61 || letter > 0x7A
  }
}
