import Foundation
import TestSupport
import Testing

@Suite("phrasebook lsp: real clients on a real project")
struct ClientTests {
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in ShopProject.files { try folder.write(text, to: "Shop/\(path)") }
    return folder
  }

  private static let clients = PackageRoot.folder.appendingPathComponent(
    "Tests/Shells/PhrasebookServersTests/LanguageServer/Clients")
  private static let editors = PackageRoot.folder.appendingPathComponent("Editors")

  /// The lines that a script wrote, as names with values.
  private func run(
    _ arguments: [String], in folder: TemporaryFolder, runtime: String = ""
  ) throws -> [String: String] {
    let command = try BuiltCommand()
    let settings = [
      "PHRASEBOOK=\(command.executable.path)", "PROJECT=\(folder("Shop"))",
      "OUT=\(folder("out"))", "HOME=\(folder.path)",
      "RUNTIME=\(Self.editors.appendingPathComponent(runtime).path)",
    ]
    try folder.write("", to: "out")
    _ = try OtherTool.run(["env"] + settings + arguments)
    let text = String(decoding: try folder.data(at: "out"), as: UTF8.self)
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      result[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
    }
    return result
  }

  @Test(
    "Neovim shows diagnostics and hovers, goes to definitions, renames, fixes and undoes",
    .needsProgram("nvim"))
  func neovim() throws {
    let folder = try project()
    // The package is a part of a larger project.
    try folder.write("audit: {}\n", to: "phrasebook.yml")
    let script = Self.clients.appendingPathComponent("neovim.lua").path
    let seen = try run(
      ["nvim", "--headless", "-u", "NONE", "-S", script], in: folder, runtime: "neovim")
    #expect(seen["error"] == nil && seen["timeout"] == nil && seen["missing"] == nil, "\(seen)")
    #expect(seen["source diagnostics"]?.contains("key-not-in-catalog") == true)
    // As sourcekit-lsp: Neovim before 0.11 sends the positions of one server to all.
    #expect(seen["encoding"] == "utf-16" && seen["root"] == folder.path)
    #expect(seen["hover"] == "true")
    #expect(seen["definition"] == "cart.title")
    #expect(seen["fixed"] == "true" && seen["undone"] == "true")
    #expect(seen["renamed in code"] == "true" && seen["file is unchanged"] == "true")
  }

  @Test(
    "Emacs with eglot shows diagnostics and hovers, goes to definitions, renames, fixes and undoes",
    .needsProgram("emacs"))
  func emacs() throws {
    let folder = try project()
    let script = Self.clients.appendingPathComponent("eglot.el").path
    let seen = try run(
      [
        "emacs", "--batch", "-L", Self.editors.appendingPathComponent("emacs").path, "-l", script,
      ], in: folder)
    #expect(seen["error"] == nil && seen["timeout"] == nil, "\(seen)")
    #expect(seen["catalog diagnostics"]?.contains("double-space") == true)
    #expect(seen["hover"] == "t")
    #expect(seen["definition"] == "Localizable.xcstrings")
    #expect(seen["fixed"] == "t" && seen["undone"] == "t")
    #expect(seen["renamed in code"] == "t")
  }

  @Test("pytest-lsp's client accepts every answer", .needsPython("pytest_lsp"))
  func python() throws {
    let folder = try project()
    let outcome = try OtherTool.run([
      "env", "PHRASEBOOK=\(BuiltCommand().executable.path)", "PROJECT=\(folder("Shop"))",
      OtherTool.python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o",
      "asyncio_default_fixture_loop_scope=function",
      Self.clients.appendingPathComponent("test_protocol.py").path,
    ])
    #expect(outcome.isGood, "\(String(decoding: outcome.output, as: UTF8.self)) \(outcome.errors)")
  }

  @Test(
    "the extension for Visual Studio Code: its connection talks to the server, its table is safe",
    .needsProgram("node"))
  func node() throws {
    let folder = try project()
    let outcome = try OtherTool.run([
      "env", "PHRASEBOOK=\(BuiltCommand().executable.path)", "PROJECT=\(folder("Shop"))",
      "EXTENSION=\(Self.editors.appendingPathComponent("vscode").path)", "node",
      Self.clients.appendingPathComponent("vscode.js").path,
    ])
    #expect(outcome.isGood, "\(String(decoding: outcome.output, as: UTF8.self)) \(outcome.errors)")
  }
}
