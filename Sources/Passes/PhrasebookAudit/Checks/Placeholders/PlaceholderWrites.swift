import Phrasebook
import PhrasebookModel

/// A text holds %n, which writes to memory instead of reading an argument.
enum PlaceholderWrites {
  static let check = Check(
    "placeholder-writes", .placeholders, .error,
    "A text holds %n, which writes to memory instead of reading an argument.",
    why: "It is a way to break into programs; Foundation ignores it, other loaders crash.",
    mend: "Take it out, or write %% before the letter.",
    good: [
      Example("%@ items", ["fr": "%@ éléments"])
    ],
    bad: [
      Example(
        "%@ items", ["fr": "%@ %n éléments"], says: "%n writes to memory; no text needs it",
        marking: "%n")
    ],
    .passage { passage, report in
      guard passage.isFormatted else { return }
      for placeholder in passage.placeholders where placeholder.kind == .incomplete {
        let range = passage.attempt(placeholder)
        guard passage.writes(range) else { continue }
        report.add(
          "\(passage.part(range)) writes to memory; no text needs it", in: passage, range)
      }
    })
}

extension Passage {
  /// True for `%n`, which stores a number where an argument points to.
  func writes(_ attempt: Range<Int>) -> Bool {
    bytes[attempt].last == UInt8(ascii: "n") && isNext(after: attempt)
  }

  /// True where no word goes on behind a range: `%n` is one, `%name` is not.
  fileprivate func isNext(after range: Range<Int>) -> Bool {
    guard range.upperBound < bytes.count else { return true }
    let letter = bytes[range.upperBound] | 0x20
    return letter < 0x61 || letter > 0x7A
  }
}
