import PhrasebookModel

/// Two call sites give one key two comments.
enum CommentConflict {
  static let check = Check(
    "comment-conflict", .code, .note,
    "Two call sites give one key two comments.",
    why: "One key is used for two things, and may need two translations.",
    mend: "Use two keys, or one comment.",
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
        ]), says: "the code has 2 comments for this key: \"A button\" and \"A title\"")
    ],
    .subject { subject, report in
      for string in subject.strings where string.sites.count > 1 {
        var texts: [String] = []
        for site in string.sites {
          if let text = site.comment, !texts.contains(text) { texts.append(text) }
        }
        guard texts.count > 1 else { continue }
        report.add(
          "the code has \(texts.count) comments for this key: "
            + texts.prefix(3).map(\.quoted).joined(separator: " and "),
          at: string.locations, key: subject.key)
      }
    })
}
