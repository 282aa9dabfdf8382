import PhrasebookProjects

/// Writes docs/settings.md from the list of settings.
enum SettingsDocument {
  /// The whole page.
  static var page: String {
    ([introduction, overview] + Setting.all.map(section)).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # phrasebook.yml

    Optional: Swift packages and Xcode projects work without it. Put it beside `Package.swift` or the project. Its paths are relative to
    its folder; they may lead out of it (`../Shared`) or be absolute. Options of the command line override it.

    ```yaml
    modules:
      - name: Kitchen
        sources: [kitchen, shared/Text.swift]
        exclude: [kitchen/generated]
        catalogs: [translations/kitchen]

    exclude: [Vendor, "**/Generated"]
    source-language: en
    languages: [de, fr, ja]
    functions: [tr, localized]
    keep-reviewed: trivial
    ```

    An unknown setting is an error. This page is made from the command's own list of settings:
    `PHRASEBOOK_RECORD=1 swift test --filter SettingsPage` writes it.
    """

  /// A table of all settings.
  private static var overview: String {
    let rows = Setting.all.map { "| [\($0.name)](#\($0.name)) | \($0.summary) |" }
    return (["| setting | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(of setting: Setting) -> String {
    var parts = ["## \(setting.name)", setting.summary]
    if !setting.details.isEmpty { parts.append(setting.details) }
    if !setting.example.isEmpty { parts.append("```yaml\n\(setting.example)\n```") }
    if !setting.members.isEmpty {
      let rows = setting.members.flatMap { memberRows($0, in: "") }
      parts.append((["| member | value |", "|---|---|"] + rows).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  /// The row of a member, and those of its own members.
  private static func memberRows(_ setting: Setting, in parent: String) -> [String] {
    let name = parent.isEmpty ? setting.name : "\(parent): \(setting.name)"
    return ["| `\(name)` | \(setting.summary) |"]
      + setting.members.flatMap { memberRows($0, in: name) }
  }
}
