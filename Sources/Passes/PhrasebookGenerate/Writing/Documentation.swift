internal import PhrasebookModel

/// The documentation of an accessor: the comment, the key, and the text in every language.
struct Documentation {
  /// Longer texts are cut, because a tooltip has to be short.
  private static let longestText = 160
  private static let longestComment = 400
  private static let mostCommentLines = 12

  let indent: SwiftSource

  func write(_ accessor: Accessor, into out: inout SwiftSource) {
    if let comment = accessor.entry.comment, !comment.isEmpty {
      let lines = comment.split(whereSeparator: \.isNewline)
      for line in lines.prefix(Self.mostCommentLines) {
        self.line("", String(line), Self.longestComment, into: &out)
      }
      emptyLine(into: &out)
    }
    line("Key: ", accessor.key, Self.longestText, into: &out)
    let localizations = accessor.entry.localizations
    guard !localizations.isEmpty else { return }
    emptyLine(into: &out)
    for (language, localization) in zip(localizations.names, localizations.values) {
      if localization.isOnlyText, let unit = localization.stringUnit {
        out += indent
        out.code("/// - ")
        out.note(language, limit: 80)
        out.code(": ")
        out.note(unit.value, limit: Self.longestText)
        out.code("\n")
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

  private func emptyLine(into out: inout SwiftSource) {
    out += indent
    out.code("///\n")
  }

  private func line(_ head: String, _ text: String, _ limit: Int, into out: inout SwiftSource) {
    out += indent
    out.code("/// ")
    out.note(head, limit: 400)
    out.note(text, limit: limit)
    out.code("\n")
  }
}
