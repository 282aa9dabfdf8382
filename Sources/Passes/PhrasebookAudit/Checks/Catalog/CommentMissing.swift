import Phrasebook
import PhrasebookModel

/// A key has no comment for translators.
enum CommentMissing {
  static let check = Check(
    "comment-missing", .catalog, .note,
    "A key has no comment for translators.",
    why: "\"Open\" may be a button or a state: without a comment translators guess.",
    fix: "Write a comment in the code or in the catalog.",
    good: [
      Example(keys: [.init("Open", comment: "A button"), .init("Close", comment: "A button")])
    ],
    bad: [
      Example(
        keys: [.init("Open", comment: "A button"), .init("Close")],
        message: "no comment for translators"),
      Example(
        keys: [.init("Open"), .init("Close")],
        message: "2 of 2 keys have no comment for translators"),
    ],
    .table { table, digests, report in
      guard table.input.role == .code else { return }
      let keys = digests.filter(\.counts)
      let bare = keys.filter { $0.comment?.isEmpty ?? true }
      guard !bare.isEmpty else { return }
      // If few keys have a comment, that is the finding.
      if bare.count * 2 > keys.count {
        report.add(
          keys.count == 1
            ? "the only key has no comment for translators"
            : bare.count == 1
              ? "1 of \(keys.count) keys has no comment for translators"
              : "\(bare.count) of \(keys.count) keys have no comment for translators")
      } else {
        for digest in bare { report.add("no comment for translators", key: digest.key) }
      }
    })
}
