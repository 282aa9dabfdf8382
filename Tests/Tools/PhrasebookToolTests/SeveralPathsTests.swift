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

  @Test("the screenshots and the comments of several projects are listed together")
  func severalProjectsWithPictures() throws {
    let other = try SmallPackage()
    for project in [package, other] {
      let picture: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 200, 0, 0, 0, 100, 8, 2, 0, 0, 0, 0, 0, 0, 0]
      try Data(picture).write(to: project.url.appendingPathComponent("Home.png"))
      let add = ["context", "add", "Home.png", ".", "--key", "Hello"]
      #expect(try command.run(add, in: project.url).status == 0)
    }
    let list = try run(["context", "list", ".", other.url.path, other.url.path])
    #expect(list.status == 0, "\(list.errors)")
    #expect(list.output.components(separatedBy: "\"Hello\"").count == 3, "\(list.output)")
    let comments = try run(
      ["context", "comments", ".", other.url.path, "--with", "cat -", "--dry-run"])
    for path in [SmallPackage.catalog, "\(other.url.path)/\(SmallPackage.catalog)"] {
      #expect(comments.output.contains(path), "\(comments.output)\(comments.errors)")
    }
  }

  @Test("a package without strings needs no catalog")
  func noStrings() throws {
    let folder = try TemporaryFolder(named: "plain")
    try folder.write(
      "let package = Package(name: \"P\", targets: [.target(name: \"App\")])",
      to: "Package.swift")
    try folder.write("print(\"x\")\n", to: "Sources/App/A.swift")
    let outcome = try run(["check", folder.path])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("no localizable string found"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("phrasebook init"), "\(outcome.errors)")
  }

  @Test("a path without a catalog is reported, even if another one has some")
  func onePathIsEmpty() throws {
    let empty = try TemporaryFolder(named: "empty")
    for arguments in [["audit"], ["check"], ["sync", "--check"]] {
      let outcome = try run(arguments + [empty.path, "Sources"])
      #expect(
        outcome.errors.contains("warning: \(empty.path): no String Catalog\n"),
        "\(arguments): \(outcome.errors)")
      let alone = try run(arguments + [empty.path])
      #expect(alone.status == 2 && alone.errors.contains("nothing was checked"), "\(alone.errors)")
    }
    // A report without findings is not a success then.
    for (format, sign) in [
      ("html", "class=\"severity error\""), ("junit", "<error message="), ("github", "::error "),
    ] {
      let report = try run(["audit", empty.path, "--format", format])
      #expect(report.status == 2)
      #expect(report.output.contains(sign), "\(format): \(report.output)")
      #expect(report.output.contains("nothing was checked"), "\(format)")
    }
    let format = try run(["format", "--check", empty.path])
    #expect(format.status == 2 && format.errors.contains("nothing was checked"))
    #expect(try run(["format", empty.path]).status == 0)
  }
}
