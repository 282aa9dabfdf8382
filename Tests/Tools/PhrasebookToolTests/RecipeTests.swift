import Foundation
import TestSupport
import Testing

/// The recipes of docs/continuous-integration.md and the hooks of .pre-commit-hooks.yaml, run as the
/// services run them, as far as that goes without the services.
@Suite("Recipes of continuous integration")
struct RecipeTests {
  private static func lines(of file: String) throws -> [String] {
    let url = PackageRoot.folder.appendingPathComponent(file)
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Runs a line in a shell, with the built command as what is installed.
  private func run(_ line: String, in folder: URL) throws -> BuiltCommand.Outcome {
    let tools = try BuiltCommand.searchPath
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
      ["-c", line], in: folder, environment: ["PATH": "\(tools):\(path)"])
  }

  @Test("hooks: each runs, and what is out of date is reported or fixed")
  func hooks() throws {
    var entries: [String: String] = [:]
    var id = ""
    for line in try Self.lines(of: ".pre-commit-hooks.yaml") {
      let parts = line.trimmingPrefix("- ").split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2 else { continue }
      if parts[0] == "id" { id = parts[1] }
      if parts[0] == "entry" { entries[id] = parts[1] }
    }
    #expect(
      entries.keys.sorted() == [
        "phrasebook-audit", "phrasebook-format", "phrasebook-sync", "phrasebook-sync-check",
      ])
    let package = try SmallPackage()
    func status(_ id: String) throws -> Int32 {
      let entry = PackageRoot.folder.appendingPathComponent(try #require(entries[id])).path
      return try run(entry, in: package.url).status
    }
    #expect(try status("phrasebook-sync-check") == 0)
    #expect(try status("phrasebook-format") == 0)
    #expect(try status("phrasebook-audit") == 0)
    try package.write(
      "let a = Text(\"Hello\")\nlet b = Text(\"Old title\")\nlet c = Text(\"New\")\n",
      to: "Sources/App/A.swift")
    let catalog = package.url.appendingPathComponent(SmallPackage.catalog)
    let before = try Data(contentsOf: catalog)
    #expect(try status("phrasebook-sync-check") == 1)
    #expect(try Data(contentsOf: catalog) == before)
    #expect(try status("phrasebook-sync") == 0)
    #expect(try Data(contentsOf: catalog) != before)
    #expect(try status("phrasebook-sync-check") == 0)
  }

  @Test(
    "hooks: pre-commit itself takes them, and stops a commit that lags behind",
    .needsPython("pre_commit"))
  func preCommit() throws {
    let python = OtherTool.python
    let package = try SmallPackage()
    func sh(_ line: String, in folder: URL) throws -> BuiltCommand.Outcome {
      try run(
        "export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b.example GIT_COMMITTER_NAME=a "
          + "GIT_COMMITTER_EMAIL=a@b.example PRE_COMMIT_HOME='\(package.url.path)/.home'; " + line,
        in: folder)
    }
    let hooks = try TemporaryFolder(named: "hooks")
    for file in [".pre-commit-hooks.yaml", "VERSION", "scripts/pre-commit-hook"] {
      try hooks.write(Self.lines(of: file).joined(separator: "\n"), to: file)
    }
    #expect(try sh("chmod +x scripts/pre-commit-hook", in: hooks.url).status == 0)
    #expect(
      try sh("git init -q && git add -A && git commit -qm hooks", in: hooks.url).status == 0)
    let revision = try sh("git rev-parse HEAD", in: hooks.url).output
    try package.write(
      """
      repos:
        - repo: \(hooks.url.path)
          rev: \(revision.trimmingCharacters(in: .whitespacesAndNewlines))
          hooks:
            - id: phrasebook-sync-check
            - id: phrasebook-audit
            - id: phrasebook-format
      """, to: ".pre-commit-config.yaml")
    try package.write(".home\n.phrasebook\n", to: ".gitignore")
    let commit = "git add -A && git commit -qm change"
    let first = try sh(
      "git init -q && '\(python)' -m pre_commit install && \(commit)", in: package.url)
    #expect(first.status == 0, "\(first.output)\(first.errors)")
    #expect(first.errors.contains("String Catalogs are in step with the code"))
    try package.write("let a = Text(\"Hello\")\nlet c = Text(\"New\")\n", to: "Sources/App/A.swift")
    let second = try sh(commit, in: package.url)
    #expect(second.status == 1 && second.errors.contains("Failed"), "\(second.errors)")
    #expect(try run("phrasebook sync", in: package.url).status == 0)
    #expect(try sh(commit, in: package.url).status == 0)
  }

  /// Without the command on PATH, a hook installs the release of its version, once.
  @Test(
    "hooks: the release is fetched if the command is not installed, and refused if it is not what its sums list",
    .needsProgram("curl"))
  func hookWithoutCommand() throws {
    let package = try SmallPackage()
    let clone = try TemporaryFolder(named: "clone")
    for file in ["VERSION", "scripts/pre-commit-hook", "scripts/install-release"] {
      try clone.write(Self.lines(of: file).joined(separator: "\n"), to: file)
    }
    let version = try #require(try Self.lines(of: "VERSION").first)
    func sh(_ line: String) throws -> BuiltCommand.Outcome {
      try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh")).run(
        ["-c", line], in: clone.url,
        environment: [
          "PATH": "/usr/bin:/bin", "PHRASEBOOK_RELEASES": "file://\(clone.url.path)/releases",
        ])
    }
    let command = try BuiltCommand().executable.path
    let made = try sh(
      """
      set -e; name=phrasebook-\(version)-linux-$(uname -m); mkdir -p $name/bin $name/share releases/\(version)
      printf '#!/bin/sh\\nexec %s "$@"\\n' '\(command)' >$name/bin/phrasebook
      chmod +x $name/bin/phrasebook scripts/*
      tar -czf releases/\(version)/$name.tar.gz $name
      cd releases/\(version) && sha256sum $name.tar.gz >SHA256SUMS
      """)
    #expect(made.status == 0, "\(made.errors)")
    let hook = "scripts/pre-commit-hook sync --check '\(package.url.path)'"
    let first = try sh(hook)
    #expect(first.status == 0 && first.errors.contains("phrasebook \(version)"), "\(first.errors)")
    #expect(try sh("rm -r releases && \(hook)").status == 0)
    let changed = try sh(
      """
      rm -r .build; mkdir -p releases/\(version); cd releases/\(version)
      name=phrasebook-\(version)-linux-$(uname -m).tar.gz; echo other >$name
      echo "$(printf %064d 0)  $name" >SHA256SUMS; cd ../..; \(hook)
      """)
    #expect(changed.status == 1 && !changed.errors.contains("built"))
    #expect(changed.errors.contains("is not what SHA256SUMS lists"), "\(changed.errors)")
  }

  @Test("hooks: whatever feeds a catalog calls them")
  func hookFiles() throws {
    let names = [
      "Sources/A.swift", "A/Localizable.xcstrings", "A/Base.lproj/Main.xib", "Main.storyboard",
      "Info.plist", "App.xcodeproj/project.pbxproj", "Debug.xcconfig", "Package.swift", "a.mm",
      "phrasebook.yml", "App/phrasebook.yaml",
    ]
    let patterns = try Self.lines(of: ".pre-commit-hooks.yaml").filter { $0.hasPrefix("  files: ") }
      .map { try Regex(String($0.dropFirst("  files: ".count))) }
    #expect(patterns.count == 4)
    for pattern in patterns.prefix(3) {
      #expect(names.filter { $0.firstMatch(of: pattern) == nil } == [])
      #expect("README.md".firstMatch(of: pattern) == nil)
      #expect("notphrasebook.yml".firstMatch(of: pattern) == nil)
    }
  }

  /// The instructions of the page's Dockerfile, a line each.
  private static func containerRecipe() throws -> [String] {
    var lines = try lines(of: "docs/continuous-integration.md")[...]
    lines = lines.drop { $0 != "```dockerfile" }.dropFirst().prefix { $0 != "```" }
    return lines.joined(separator: "\n").replacing("\\\n", with: " ")
      .split(separator: "\n").map(String.init)
  }

  /// The release of Debian that the Dockerfile builds on: its name and number.
  private static func containerRelease() -> (key: String, value: String)? {
    let first = (try? containerRecipe())?.first { $0.hasPrefix("FROM ") }?.split(separator: " ")
    guard let image = first?.dropFirst().first else { return nil }
    return ["bookworm": "12", "trixie": "13"].first { image.hasSuffix("-\($0.key)") }
  }

  @Test("a container: both stages are one Debian, and its commands are commands")
  func container() throws {
    let recipe = try Self.containerRecipe()
    let stages = recipe.filter { $0.hasPrefix("FROM ") }.map { $0.split(separator: " ")[1] }
    #expect(stages.count == 2)
    let build = try #require(Self.containerRelease())
    #expect(["debian:\(build.value)-slim", "debian:\(build.key)-slim"].contains(stages.last ?? ""))
    let package = try SmallPackage()
    var products: [String] = []
    for line in recipe where line.hasPrefix("RUN ") {
      let command = String(line.dropFirst("RUN ".count))
      let syntax = try BuiltCommand(at: URL(fileURLWithPath: "/bin/sh"))
        .run(["-n", "-c", command], in: package.url)
      #expect(syntax.status == 0, "\(command): \(syntax.errors)")
      let words = command.split(separator: " ").map(String.init)
      if words.first == "swift", let at = words.firstIndex(of: "--product") {
        products.append(words[at + 1])
      }
    }
    #expect(products == ["phrasebook"])
    let entry = try #require(recipe.first { $0.hasPrefix("ENTRYPOINT") })
    let arguments = try #require(recipe.first { $0.hasPrefix("CMD") })
    #expect(try run("\(words(of: entry)) \(words(of: arguments))", in: package.url).status == 0)
  }

  /// The release of Debian that this machine runs, if apt has lists of its packages.
  private static let debian: String? = {
    let release = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let lists = (try? FileManager.default.contentsOfDirectory(atPath: "/var/lib/apt/lists")) ?? []
    guard release.contains("ID=debian"), lists.contains(where: { $0.contains("_Packages") }) else {
      return nil
    }
    return release.firstMatch(of: #/VERSION_ID="(\d+)"/#).map { String($0.1) }
  }()

  @Test(
    "a container: apt has the packages that it installs",
    .enabled(if: debian != nil && debian == containerRelease()?.value, "needs that Debian's apt"))
  func containerPackages() throws {
    let package = try SmallPackage()
    for line in try Self.containerRecipe() where line.contains("apt-get install") {
      let list = line.split(separator: "&&").first { $0.contains("apt-get install") } ?? ""
      let names = list.split(separator: " ").drop { $0 != "install" }.dropFirst()
        .filter { !$0.hasPrefix("-") }
      #expect(!names.isEmpty)
      for name in names {
        #expect(try run("apt-cache show \(name)", in: package.url).status == 0, "\(name)")
      }
    }
  }

  /// `["phrasebook", "check"]` as a shell has it.
  private func words(of line: String) -> String {
    line.matches(of: #/"([^"]*)"/#).map { String($0.1) }.joined(separator: " ")
  }

  @Test("GitHub Actions: the commands of the job run, and annotate")
  func actions() throws {
    let lines = try Self.lines(of: "docs/continuous-integration.md")
    let commands = lines.filter { $0.hasPrefix("          phrasebook ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(commands == ["phrasebook sync --check", "phrasebook audit --format github"])
    let package = try SmallPackage()
    for command in commands {
      let outcome = try run(command, in: package.url)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    try package.write("let a = Text(\"Hello\")\n", to: "Sources/App/A.swift")
    #expect(try run(commands[0], in: package.url).status == 1)
    #expect(try run(commands[1], in: package.url).output.contains("::warning file="))
  }
}
