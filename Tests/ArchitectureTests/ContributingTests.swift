import Foundation
import TestSupport
import Testing

@Suite("CONTRIBUTING.md: what is there already follows the recipes")
struct ContributingTests {
  let page: MarkdownPage
  let files: [String]

  init() throws {
    page = try MarkdownPage("CONTRIBUTING.md")
    files = try RecipePath.files()
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: PackageRoot.folder.appendingPathComponent(file), encoding: .utf8)
  }

  /// The paths of a recipe that a thing lacks.
  private func missing(_ recipe: String, _ placeholder: String, _ value: String) -> [String] {
    page.section(recipe).paths.map(RecipePath.init).filter {
      $0.varies(by: placeholder) && $0.matches([placeholder: value], among: files).isEmpty
    }.map { "\(value): \($0.pattern)" }
  }

  @Test("every path of a recipe fits files")
  func paths() {
    let unknown = page.paths.filter { RecipePath(pattern: $0).matches(among: files).isEmpty }
    #expect(page.paths.count > 10)
    #expect(unknown == [])
  }

  @Test("each check has the file of its recipe, and its line")
  func checks() throws {
    let list = try text(of: "Sources/Passes/PhrasebookAudit/Checks/Check+All.swift")
    let checks = list.matches(of: /(?m)^\s+(\w+)\.check,?$/).map { String($0.output.1) }
    #expect(checks.count > 50)
    #expect(checks.flatMap { missing("Add a check", "Check", $0) } == [])
    let folder = "Sources/Passes/PhrasebookAudit/Checks/"
    let inFolders = files.filter {
      $0.hasPrefix(folder) && $0.dropFirst(folder.count).contains("/") && $0.hasSuffix(".swift")
    }
    let declared = try inFolders.filter { try text(of: $0).contains("static let check = Check(") }
      .compactMap { $0.split(separator: "/").last?.dropLast(".swift".count) }.map(String.init)
    #expect(Set(declared).symmetricDifference(checks) == [])
  }

  @Test("each format has the file of its recipe, and its line")
  func formats() throws {
    let list = try text(
      of: "Sources/Formats/PhrasebookFormats/Exchange/AllExchangeFormats.swift")
    let formats = list.matches(of: /(?m)^\s+(\w+)\.self,?$/).map { String($0.output.1) }
    #expect(formats.count > 8)
    #expect(formats.flatMap { missing("Add a format", "Format", $0) } == [])
    let inFolder = files.filter {
      $0.hasPrefix("Sources/Formats/PhrasebookFormats/") && $0.hasSuffix(".swift")
    }
    let declared = try inFolder.flatMap { file in
      try text(of: file)
        .matches(of: /(?:enum|struct|extension) (\w+): [^{]*\bExchangeFormat\b/)
        .map { String($0.output.1) }
    }
    #expect(Set(declared).symmetricDifference(formats) == [])
  }

  @Test("each subcommand calls an operation of the workspace, and each operation has a caller")
  func subcommands() throws {
    let list = try text(of: "Sources/Shells/PhrasebookCommands/PhrasebookCommand.swift")
    let commands = list.matches(of: /"(\w+)": (\w+)Command\.self/).map {
      (name: String($0.output.1), type: String($0.output.2))
    }
    #expect(commands.count > 20)
    #expect(commands.flatMap { missing("Add a subcommand", "Subcommand", $0.type) } == [])
    let operations = try files.filter {
      $0.hasPrefix("Sources/Shells/PhrasebookWorkspace/")
        && $0.firstMatch(of: /\/Workspace\+\w+\.swift$/) != nil
    }.map { file in
      (file, try text(of: file).matches(of: /package func (\w+)\(/).map { String($0.output.1) })
    }.filter { !$0.1.isEmpty }
    let folder = "Sources/Shells/PhrasebookCommands/Subcommands/"
    let names = operations.flatMap(\.1)
    for command in commands where !Self.withoutProject.contains(command.name) {
      // A group, such as `memory`, is a command for each of its own subcommands.
      let code = try files.filter { $0.hasPrefix(folder + command.type) }.map(text).joined()
      #expect(code.contains("workspace("), "\(command.name) has no workspace")
      #expect(names.contains { code.contains(".\($0)(") }, "\(command.name) has no operation")
    }
    let code = try files.filter { $0.hasPrefix(folder) && $0.hasSuffix(".swift") }.map(text)
      .joined()
    let all =
      try code
      + files.filter { file in
        ["Commands/Vocabulary/", "Servers/", "Editor/"].contains {
          file.hasPrefix("Sources/Shells/Phrasebook\($0)")
        } && file.hasSuffix(".swift")
      }.map(text).joined()
    for (file, names) in operations {
      #expect(names.contains { all.contains(".\($0)(") }, "nothing calls \(file)")
    }
  }

  /// The subcommands that start without a project: an editor opens the folders.
  private static let withoutProject: Set<String> = ["lsp"]
  @Test("a recipe's path fits what its parts allow")
  func patterns() {
    let path = RecipePath(pattern: "Sources/<Family>/<Check>.swift")
    let files = ["Sources/Text/A.swift", "Sources/Text/B/A.swift", "Sources/Text/Axswift"]
    #expect(path.matches(among: files) == ["Sources/Text/A.swift"])
    #expect(path.matches(["Check": "A"], among: files) == ["Sources/Text/A.swift"])
    #expect(path.matches(["Check": "B"], among: files).isEmpty)
  }
}
