internal import PhrasebookModel

/// What stands above an accessor: the comment, the key, and the text in every language.
struct Documentation {
  /// Longer texts are cut: a tooltip is no catalog.
  private static let longestText = 160
  private static let longestComment = 400
  private static let mostCommentLines = 12

  let indent: String

  func write(_ accessor: Accessor, into out: inout SourceText) {
    if let comment = accessor.entry.comment, !comment.isEmpty {
      let lines = comment.split(whereSeparator: \.isNewline)
      for line in lines.prefix(Self.mostCommentLines) {
        self.line("", String(line), Self.longestComment, into: &out)
      }
      out += indent
      out += "///\n"
    }
    line("Key: ", accessor.key, Self.longestText, into: &out)
    let localizations = accessor.entry.localizations
    guard !localizations.isEmpty else { return }
    out += indent
    out += "///\n"
    for (language, localization) in zip(localizations.names, localizations.values) {
      if localization.isOnlyText, let unit = localization.stringUnit {
        out += indent
        out += "/// - "
        SwiftText.note(language, limit: 80, into: &out)
        out += ": "
        SwiftText.note(unit.value, limit: Self.longestText, into: &out)
        out += "\n"
        continue
      }
      for form in localization.forms(language: language) {
        let path = form.path.description
        line(
          "- \(language)\(path.isEmpty ? "" : ", \(path)"): ", form.value, Self.longestText,
          into: &out)
      }
    }
  }

  private func line(_ head: String, _ text: String, _ limit: Int, into out: inout SourceText) {
    out += indent
    out += "/// "
    SwiftText.note(head, limit: 400, into: &out)
    SwiftText.note(text, limit: limit, into: &out)
    out += "\n"
  }
}
