import Foundation
import TestSupport
import Testing

/// Several PATHs, for subcommands that set up, move and settle.
struct SeveralPathsTests {
  let command: BuiltCommand
  let package: SmallPackage

  init() throws {
    command = try BuiltCommand()
    package = try SmallPackage()
  }

  private func run(_ arguments: [String]) throws -> BuiltCommand.Outcome {
    try command.run(arguments, in: package.url)
  }

  @Test("init, migrate, history, review and import take several paths", .needsProgram("git"))
  func severalPathsOfEdits() throws {
    for name in ["One", "Two"] {
      try package.write("let a = Text(\"Hi\")\n", to: "\(name)/A.swift")
      try package.write("\"Yes\" = \"Oui\";\n", to: "Old\(name)/fr.lproj/Answers.strings")
    }
    #expect(try run(["init", "One", "Two", "-q"]).status == 0)
    let migrated = try run(["migrate", "OldOne", "OldTwo", "--source-language", "en"])
    #expect(migrated.status == 0, "\(migrated.errors)")
    for file in ["One/Localizable", "Two/Localizable", "OldOne/Answers", "OldTwo/Answers"] {
      #expect(try package.read("\(file).xcstrings").contains("\"version\""), "\(file)")
    }
    let state = ["--state", "needs_review"]
    for name in ["One", "Two"] {
      #expect(try run(["set", "Yes", "fr", "Ouais", "Old\(name)"] + state).status == 0)
    }
    let queue = try run(["review", "OldOne", "OldTwo", "OldOne/Answers.xcstrings"]).output
    #expect(queue.components(separatedBy: "Ouais").count == 3, "\(queue)")
    _ = try OtherTool.run(["git", "init", "-q", package.url.path])
    let author = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
    _ = try OtherTool.run(["git", "-C", package.url.path, "add", "."])
    _ = try OtherTool.run(
      ["git", "-C", package.url.path] + author + ["commit", "-q", "-m", "first"])
    let history = try run(["history", "Yes", "OldOne", "OldTwo"]).output
    #expect(history.contains("OldOne/Answers") && history.contains("OldTwo/Answers"))
    #expect(try run(["export", "OldOne", "--as", "po", "-l", "fr", "-o", "out"]).status == 0)
    try package.write(
      package.read("out/fr.po").replacingOccurrences(of: "Ouais", with: "Certes"), to: "out/fr.po")
    let catalogs = ["OldOne/Answers.xcstrings", SmallPackage.catalog]
    #expect(try run(["import", "out/fr.po"] + catalogs).status < 2)
    #expect(try package.read(catalogs[0]).contains("Certes"))
  }
}
