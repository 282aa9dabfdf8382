import Foundation
import TestSupport
import Testing

/// A git repository with one catalog, and a user of its own, gone with the value.
final class Repository {
  let command: BuiltCommand
  private let home: TemporaryFolder
  let folder: TemporaryFolder
  static let catalog = "App/Localizable.xcstrings"

  /// A repository with a first commit.
  init(_ texts: [String: [String: String]], installing parts: [String] = ["merge"]) throws {
    command = try BuiltCommand()
    home = try TemporaryFolder(named: "home of a user")
    folder = try TemporaryFolder(named: "a repository")
    try git("init", "--quiet", "--initial-branch=main")
    try git("config", "user.name", "Anna")
    try git("config", "user.email", "anna@example.org")
    try write(texts)
    for part in parts {
      let outcome = try phrasebook(part, "--install")
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    try commit("start")
  }

  var environment: [String: String] {
    [
      "HOME": home.url.path, "XDG_CONFIG_HOME": "", "GIT_CONFIG_NOSYSTEM": "1", "PAGER": "cat",
      "GIT_EDITOR": "true", "GIT_AUTHOR_DATE": "2026-01-02T03:04:05Z",
      "GIT_COMMITTER_DATE": "2026-01-02T03:04:05Z",
    ]
  }

  /// A file of the user's home.
  func fileOfHome(_ path: String) -> String? {
    (try? home.data(at: path)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Runs git; a failure is an issue unless it may fail.
  @discardableResult
  func git(_ arguments: String..., isExpectedToFail: Bool = false) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand(at: URL(fileURLWithPath: "/usr/bin/env")).run(
      ["git"] + arguments, in: folder.url, environment: environment)
    if !isExpectedToFail {
      #expect(outcome.status == 0, "git \(arguments): \(outcome.output)\(outcome.errors)")
    }
    return outcome
  }

  @discardableResult
  func phrasebook(_ arguments: String...) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: folder.url, environment: environment)
  }

  func commit(_ message: String) throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--allow-empty", "-m", message)
  }

  /// The catalog with these texts, by key and language, all translated.
  func write(_ texts: [String: [String: String]], to path: String = catalog) throws {
    try folder.write(Self.text(of: texts), to: path)
  }

  static func text(of texts: [String: [String: String]]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, languages in
      let localizations = languages.sorted { $0.key < $1.key }.map { language, value in
        """
                "\(language)" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "\(value)"
                  }
                }
        """
      }
      let body =
        localizations.isEmpty
        ? "" : "      \"localizations\" : {\n\(localizations.joined(separator: ",\n"))\n      }"
      return "    \"\(key)\" : {\n\(body)\n    }"
    }
    return "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
      + entries.joined(separator: ",\n") + "\n  },\n  \"version\" : \"1.0\"\n}"
  }

  func read(_ path: String = catalog) throws -> String {
    String(decoding: try folder.data(at: path), as: UTF8.self)
  }

  /// The texts of the catalog; a count of lines shows that no key appears twice.
  func texts() throws -> [String: [String: String]] {
    let text = try read()
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let strings = try #require((json as? [String: Any])?["strings"] as? [String: [String: Any]])
    let keys = text.split(separator: "\n").count { $0.hasPrefix("    \"") }
    #expect(keys == strings.count, "a key twice")
    return strings.mapValues { entry in
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      return localizations.compactMapValues { localization in
        (localization["stringUnit"] as? [String: String])?["value"]
      }
    }
  }

  /// Changes the texts of the catalog, on a new branch from another.
  func branch(
    _ name: String, from start: String = "main",
    _ change: (inout [String: [String: String]]) -> Void
  ) throws {
    try git("checkout", "--quiet", "-b", name, start)
    var texts = try texts()
    change(&texts)
    try write(texts)
    try commit("work of \(name)")
  }
}
