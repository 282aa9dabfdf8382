import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookProjects

/// Adds a suppression to phrasebook.yml: all other lines stay as they are.
struct SuppressionSetting {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// Adds the suppression to the settings of a project, which are created if missing.
  ///
  /// - Parameter path: The project's folder or catalog, absolute.
  func write(below path: String) throws {
    let folder = FileStatus(path: path)?.kind == .folder ? path : FilePath.folder(path)
    let names = ProjectFiles.settingsNames.map { FilePath.join(folder, $0) }
    if let file = names.first(where: { FileStatus(path: $0) != nil }) {
      _ = try CatalogFile.update(file) { old in
        let new = Array(added(to: String(decoding: old, as: UTF8.self)).utf8)
        // Lists and maps in brackets are not lines that another one can be added to.
        let reader = SettingsReader(file: file, folder: folder)
        if (try? reader.read(new)) == nil, (try? reader.read(old)) != nil {
          throw FileFailure(file, "audit is written in brackets here; add the suppression by hand")
        }
        return new
      }
    } else if let file = names.first {
      try CatalogFile.create(file, Array(added(to: "").utf8))
    }
  }

  /// The settings with the suppression, as the first of the list.
  func added(to text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let audit = lines.firstIndex(where: { $0.hasPrefix("audit:") }) else {
      let head = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
      let gap = head.isEmpty ? "" : "\n"
      return head + gap + "audit:\n  ignore:\n" + item(indent: "    ").joined(separator: "\n")
        + "\n"
    }
    let end =
      lines[(audit + 1)...].firstIndex { line in
        line.first.map { !$0.isWhitespace && $0 != "#" } ?? false
      } ?? lines.endIndex
    let members = lines[(audit + 1)..<end]
    if let ignore = members.firstIndex(where: { Self.isIgnore($0) }) {
      let own = lines[ignore].prefix { $0 == " " }
      if lines[ignore].dropFirst(own.count) == "ignore: []" {
        lines[ignore] = String(own) + "ignore:"
      }
      let first = lines[(ignore + 1)..<end].first { $0.contains { !$0.isWhitespace } }
      let indent = first.map { $0.prefix { $0 == " " } } ?? own + "  "
      lines.insert(contentsOf: item(indent: String(indent)), at: ignore + 1)
    } else {
      let first = members.first { line in
        line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
      }
      let indent = first.map { String($0.prefix { $0 == " " }) } ?? "  "
      lines.insert(contentsOf: ["\(indent)ignore:"] + item(indent: indent + "  "), at: audit + 1)
    }
    return lines.joined(separator: "\n")
  }

  private static func isIgnore(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("ignore:")
  }

  private func item(indent: String) -> [String] {
    var lines = ["- checks: [\(finding.id)]"]
    if let key = finding.key { lines.append("  keys: [\(YAMLText.quoted(key))]") }
    if let language = finding.language {
      lines.append("  languages: [\(YAMLText.quoted(language))]")
    }
    if let table = finding.table { lines.append("  tables: [\(YAMLText.quoted(table))]") }
    lines.append("  reason: \(Suppression.placeholder)")
    return lines.map { indent + $0 }
  }
}
