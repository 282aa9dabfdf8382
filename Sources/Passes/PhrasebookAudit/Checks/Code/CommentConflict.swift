import Phrasebook
import PhrasebookModel

/// Two call sites give one key two comments.
enum CommentConflict {
  static let check = Check(
    "comment-conflict", .code, .note,
    "Two call sites give one key two comments.",
    why: "One key is used for two things, and may need two translations.",
    fix: "Use two keys, or one comment.",
    good: [
      Example(
        "open", ["en": "Open"],
        code: .strings([
          ExtractedString(
            key: "open",
            sites: [CallSite(.example, comment: "A"), CallSite(.example, comment: "A")])
        ]))
    ],
    bad: [
      Example(
        "open", ["en": "Open"],
        code: .strings([
          ExtractedString(
            key: "open", locations: [.example],
            sites: [
              CallSite(.example, comment: "A button"), CallSite(.example, comment: "A title"),
            ])
        ]), message: "the code has 2 comments for this key: \"A button\" and \"A title\""),
      Example(
        "open", ["en": "Open"],
        code: .strings([
          ExtractedString(
            key: "open", locations: [.example],
            sites: [
              CallSite(.example, comment: long + " a button"),
              CallSite(.example, comment: long + " a title"),
            ])
        ]),
        message: "the code has 2 comments for this key: \"… of it is a button\" "
          + "and \"… of it is a title\""),
    ],
    .entry { entry, report in
      report.disagreements(about: \.comment, in: entry) { count, list in
        "the code has \(count) comments for this key: \(list)"
      }
    })

  private static let long = "Shown on the page that opens a file; what people click of it is"
}
