import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace

/// A key as text for a person: in Markdown, or plain.
struct KeyPage {
  private let request: LanguageRequest
  private let isMarkdown: Bool

  init(_ request: LanguageRequest, isMarkdown: Bool) {
    self.request = request
    self.isMarkdown = isMarkdown
  }

  /// The maximum length of a text: a hover is looked at, and a text has any length.
  private static let mostCharacters = 4_000

  /// Separates the pages of several catalogs.
  var separator: String { isMarkdown ? "\n\n---\n\n" : "\n\n" }

  /// The key, its comment and all its strings.
  func text(of key: KeySummary) -> String {
    var blocks = [heading(key)]
    if let comment = key.comment, !comment.isEmpty { blocks.append(escaped(comment)) }
    blocks.append(isMarkdown ? table(key) : list(key))
    if !key.missing.isEmpty {
      blocks.append(
        request.text("missing: \(key.missing.joined(separator: ", "))"))
    }
    return blocks.joined(separator: "\n\n")
  }

  /// A key that no catalog has.
  func unknown(_ key: KeyReference) -> String {
    if key.site?.isAmbiguous == true {
      return request.text(
        """
        \(escaped(key.key.quoted)) may be several keys of the catalog: the code does not show the type of an \
        interpolation
        """)
    }
    return request.text(
      "\(escaped(key.key.quoted)) is not in a catalog of this module; sync adds it")
  }

  /// A note on a literal that only has the text of a key.
  var literal: String {
    request.text("this literal has the text of the key; no known call takes it")
  }

  /// The places where the code uses a key.
  func uses(_ sites: [LiveSnapshot.Site]) -> String {
    guard !sites.isEmpty else { return request.text("no call of this key was found") }
    let lines = sites.prefix(8).map { site in
      let place = "\(FilePath.name(site.location.file)):\(site.location.line)"
      return isMarkdown
        ? "- [\(escaped(place))](\(FileURI.of(site.location.file))#L\(site.location.line))"
        : "- \(place)"
    }
    let rest = sites.count - lines.count
    let more = rest > 0 ? ["- " + request.text("and \(rest) more places")] : []
    return ([request.text("used in:")] + lines + more).joined(separator: "\n")
  }

  private func heading(_ key: KeySummary) -> String {
    let title = isMarkdown ? "**\(escaped(key.key))**" : key.key
    var parts = [title, escaped(key.table)]
    if let state = key.extractionState { parts.append(escaped(state.rawValue)) }
    if !key.shouldTranslate { parts.append(request.text("not to be translated")) }
    return parts.joined(separator: " · ")
  }

  private func table(_ key: KeySummary) -> String {
    let rows = key.texts.map { text in
      let language = [text.language, text.variation].filter { !$0.isEmpty }
        .joined(separator: " · ")
      return [escaped(language), escaped(text.value), state(text)]
    }
    let head = [request.text("language"), request.text("text"), request.text("state")]
    let widths = (0..<3).map { column in
      min(Self.widest, ([head] + rows).map { DisplayWidth.of($0[column]) }.max() ?? 0)
    }
    let rule = "|" + widths.map { String(repeating: "-", count: $0 + 2) + "|" }.joined()
    return ([line(head, widths), rule] + rows.map { line($0, widths) }).joined(separator: "\n")
  }

  /// The widest column that is filled with spaces, for editors that show a table as it is written.
  private static let widest = 40

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    "|"
      + zip(cells, widths).map { cell, width in
        " \(cell)\(String(repeating: " ", count: max(0, width - DisplayWidth.of(cell)))) |"
      }.joined()
  }

  private func list(_ key: KeySummary) -> String {
    key.texts.map { text in
      let language = [text.language, text.variation].filter { !$0.isEmpty }
        .joined(separator: " ")
      return "\(language): \(escaped(text.value)) (\(state(text)))"
    }.joined(separator: "\n")
  }

  private func state(_ text: KeySummary.Text) -> String {
    guard let state = text.state else { return request.text("the key itself") }
    return escaped(state.rawValue)
  }

  /// The text on one line, without a meaning in Markdown or HTML: it is data of the project.
  private func escaped(_ text: String) -> String {
    var result = ""
    let line = text.shortened(to: Self.mostCharacters).replacing("\n", with: " ⏎ ")
    for character in VisibleText.of(line) {
      if isMarkdown, "\\`*_{}[]<>()#+-.!|~&$".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
