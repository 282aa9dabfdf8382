import Foundation
import PhrasebookModel
import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("Language server: the protocol")
struct ProtocolTests {
  private func codes(_ diagnostics: [JSONValue]) -> Set<String> {
    Set(diagnostics.compactMap { $0["code"]?.string })
  }

  @Test("findings of both sides are diagnostics with codes, links and places")
  func diagnostics() throws {
    let cache = try TemporaryFolder()
    let client = try LanguageClient(
      ShopProject.files,
      capabilities:
        #"{"textDocument":{"publishDiagnostics":{"relatedInformation":true}}}"#, cache: cache.path)
    let source = try client.open(ShopProject.viewPath)
    #expect(codes(source).contains("key-not-in-catalog"))
    let catalog = try client.open(ShopProject.catalogPath)
    #expect(codes(catalog).isSuperset(of: ["double-space", "unused-key", "needs-review"]))
    let double = try #require(catalog.first { $0["code"]?.string == "double-space" })
    let page = try #require(double["codeDescription"]?["href"]?.string)
    let text = try String(contentsOf: #require(URL(string: page)), encoding: .utf8)
    #expect(text.hasPrefix("### double-space\n"), "\(page)")
    let mark = try #require(ShopProject.catalog.places[7])
    #expect(double["range"]?["start"]?["line"]?.integer == mark.line - 1)
    #expect(
      double["relatedInformation"]?.elements?.first?["location"]?["uri"]?.string
        == client.uri(ShopProject.viewPath))
    let unused = try #require(catalog.first { $0["code"]?.string == "unused-key" })
    #expect(unused["tags"]?.elements?.map(\.integer) == [1])
  }

  @Test("settings that cannot be read are shown, though they are not open")
  func closedSettings() throws {
    var files = ShopProject.files
    files["phrasebook.yml"] = "languags: [de]\n"
    let client = try LanguageClient(files)
    try client.open(ShopProject.viewPath)
    let message = try client.next("window/showMessage")["message"]?.string
    #expect(message?.contains("phrasebook.yml:1:1: unknown setting") == true, "\(message ?? "")")
  }

  @Test("a change elsewhere makes the client ask for hints and lenses again")
  func refresh() throws {
    let client = try LanguageClient(
      ShopProject.files,
      capabilities:
        #"{"workspace":{"codeLens":{"refreshSupport":true},"inlayHint":{"refreshSupport":true}}}"#)
    try client.open(ShopProject.viewPath)
    try client.open(ShopProject.catalogPath)
    try client.change(ShopProject.viewPath, to: "let a = 1")
    _ = try client.next("workspace/inlayHint/refresh")
    _ = try client.next("workspace/codeLens/refresh")
    try client.folder.write(
      "let b = NSLocalizedString(\"Bye\", comment: \"\")", to: "Sources/Shop/New.swift")
    try client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"\#(client.uri("Sources/Shop/New.swift"))","type":1}]}"#)
    _ = try client.next("workspace/codeLens/refresh")
  }

  @Test("a new document belongs to the project once it is saved, though it is still open")
  func savedDocument() throws {
    let client = try LanguageClient(ShopProject.files)
    let before = try client.open(ShopProject.catalogPath)
    #expect(codes(before).contains("unused-key"))
    let (path, text) = ("Sources/Shop/New.swift", "import SwiftUI\nlet b = Text(\"unused\")\n")
    try client.notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(client.uri(path))","languageId":"swift","version":1,"text":"#
        + "\(JSONValue.string(text).text)}}")
    try client.folder.write(text, to: path)
    try client.notify(
      "workspace/didChangeWatchedFiles",
      #"{"changes":[{"uri":"\#(client.uri(path))","type":1}]}"#)
    #expect(!codes(try client.diagnostics(of: ShopProject.catalogPath)).contains("unused-key"))
  }

  @Test("a source that was never saved belongs to the project until it is closed")
  func newSource() throws {
    let client = try LanguageClient(ShopProject.files)
    let before = try client.open(ShopProject.catalogPath)
    #expect(codes(before).contains("unused-key"))
    let path = "Sources/Shop/New.swift"
    let found = try client.open(
      path, "import SwiftUI\nlet a = Text(\"unused\")\nlet b = Text(\"Missing\")\n")
    #expect(codes(found).contains("key-not-in-catalog"))
    #expect(!codes(try client.diagnostics(of: ShopProject.catalogPath)).contains("unused-key"))
    let hover = try client.request(
      "textDocument/hover", in: path, at: MarkedText.Place(line: 2, column: 16))
    #expect(hover["contents"] != nil)
    try client.notify(
      "textDocument/didClose", #"{"textDocument":{"uri":"\#(client.uri(path))"}}"#)
    #expect(codes(try client.diagnostics(of: ShopProject.catalogPath)).contains("unused-key"))
  }

  @Test("a catalog that was never saved has findings, too")
  func newCatalog() throws {
    let client = try LanguageClient(ShopProject.files)
    let found = try client.open(
      "Sources/Shop/Resources/New.xcstrings", ShopProject.catalog.text)
    #expect(codes(found).contains("double-space"))
  }

  @Test(
    "an unsaved change shows in the diagnostics of both sides, and closing brings the file back")
  func unsaved() throws {
    let client = try LanguageClient(ShopProject.files)
    try client.open(ShopProject.catalogPath)
    try client.open(ShopProject.viewPath)
    try client.change(
      ShopProject.viewPath, to: ShopProject.view.text + "let b = Text(\"unused\")\n")
    let changed = try client.diagnostics(of: ShopProject.catalogPath)
    #expect(!codes(changed).contains("unused-key"))
    try client.notify(
      "textDocument/didClose",
      #"{"textDocument":{"uri":"\#(client.uri(ShopProject.viewPath))"}}"#)
    let closed = try client.diagnostics(of: ShopProject.catalogPath)
    #expect(codes(closed).contains("unused-key"))
  }

  @Test(
    "a broken catalog in the editor is one error at its place, and is read again when it is whole")
  func brokenCatalog() throws {
    let client = try LanguageClient(ShopProject.files)
    try client.open(ShopProject.catalogPath)
    try client.change(
      ShopProject.catalogPath,
      to: ShopProject.catalog.text.replacing("\"version\" : \"1.0\"", with: "\"version\" : "))
    let broken = try client.diagnostics(of: ShopProject.catalogPath)
    #expect(broken.contains { $0["severity"]?.integer == 1 })
    try client.change(ShopProject.catalogPath, to: ShopProject.catalog.text)
    #expect(codes(try client.diagnostics(of: ShopProject.catalogPath)).contains("double-space"))
  }

  @Test("a mistake in phrasebook.yml is a diagnostic; names of checks are completed and explained")
  func settings() throws {
    var files = ShopProject.files
    files["phrasebook.yml"] = "audit:\n  checks:\n    double-space: error\n"
    let client = try LanguageClient(files)
    #expect(try client.open("phrasebook.yml") == [])
    let hover = try client.request(
      "textDocument/hover", in: "phrasebook.yml",
      at: MarkedText.Place(line: 3, column: 8))
    #expect(hover["contents"]?["value"]?.string?.isEmpty == false)
    try client.change("phrasebook.yml", to: "audit:\n  checks:\n    double-s\n")
    let found = try client.request(
      "textDocument/completion", in: "phrasebook.yml",
      at: MarkedText.Place(line: 3, column: 13))
    #expect(found["items"]?.elements?.compactMap { $0["label"]?.string } == ["double-space"])
    try client.change("phrasebook.yml", to: "audits: 1\n")
    #expect(try client.diagnostics(of: "phrasebook.yml").count == 1)
  }

  @Test(
    "incremental changes give the text of the client in both encodings",
    arguments: [DocumentText.Encoding.utf8, .utf16])
  func incremental(_ encoding: DocumentText.Encoding) throws {
    var random = SeededGenerator(seed: encoding == .utf8 ? 8 : 16)
    var document = OpenDocument(uri: "", path: "", version: 1, text: "")
    var text = ""
    for _ in 0..<2_000 {
      let scalars = Array(text.unicodeScalars)
      let a = Int.random(in: 0...scalars.count, using: &random)
      let b = min(scalars.count, a + Int.random(in: 0...6, using: &random))
      let new = random.text(upTo: 4) + (random.chance(0.3) ? "\r\n" : "")
      let start = position(scalars[..<a], encoding)
      let end = position(scalars[..<b], encoding)
      // No client can have a place between the two bytes of one line break.
      func splits(_ index: Int) -> Bool {
        index > 0 && index < scalars.count && scalars[index - 1] == "\r" && scalars[index] == "\n"
      }
      guard !splits(a), !splits(b) else { continue }
      let change = """
        {"range":{"start":\(start),"end":\(end)},"text":\(JSONValue.string(new).text)}
        """
      try document.apply([#require(JSONValue(text: change))], encoding)
      var result = String.UnicodeScalarView(scalars[..<a])
      result.append(contentsOf: new.unicodeScalars)
      result.append(contentsOf: scalars[b...])
      text = String(result)
      #expect(document.text.bytes == Array(text.utf8))
      #expect(document.text.lineCount == DocumentText(Array(text.utf8)).lineCount)
      if text.unicodeScalars.count > 200 {
        text = ""
        document = OpenDocument(uri: "", path: "", version: 1, text: "")
      }
    }
  }

  /// The position behind some characters, counted in another way than the server does.
  private func position(
    _ scalars: ArraySlice<Unicode.Scalar>, _ encoding: DocumentText.Encoding
  ) -> String {
    var (line, character) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      let isBreak =
        scalar == "\n"
        || scalar == "\r" && (index + 1 == scalars.count || Array(scalars)[index + 1] != "\n")
      if isBreak {
        (line, character) = (line + 1, 0)
      } else if scalar != "\r" {
        character += encoding == .utf8 ? UTF8.width(scalar) : UTF16.width(scalar)
      }
    }
    return #"{"line":\#(line),"character":\#(character)}"#
  }

  @Test("the encoding that the client prefers is chosen, UTF-16 if it has none")
  func encodings() throws {
    let new = try LanguageClient([:])
    #expect(new.capabilitiesOfServer["positionEncoding"]?.string == "utf-8")
    let old = try LanguageClient([:], capabilities: "{}")
    #expect(old.capabilitiesOfServer["positionEncoding"]?.string == "utf-16")
    let marked = MarkedText("import SwiftUI\nlet a = (\"👩‍👩‍👧\", Text(\"Pay\"))\n")
    for (client, column) in [(new, 37), (old, 27)] {
      for (path, text) in ShopProject.files { try client.folder.write(text, to: path) }
      try client.open(ShopProject.viewPath, marked.text)
      try client.open(ShopProject.catalogPath)
      let hover = try client.request(
        "textDocument/hover", in: ShopProject.viewPath,
        at: MarkedText.Place(line: 2, column: column + 2))
      #expect(hover["range"]?["start"]?["character"]?.integer == column)
    }
  }

  @Test("errors have the codes of the protocol, and the server goes on")
  func errors() throws {
    let client = try LanguageClient([:])
    func code(_ method: String, _ params: String) throws -> Int? {
      try client.answer(to: method, params)["error"]?["code"]?.integer
    }
    #expect(try code("textDocument/unknown", "{}") == -32601)
    #expect(try code("textDocument/hover", "{}") == -32602)
    #expect(try code("textDocument/hover", #"{"textDocument":{"uri":5}}"#) == -32602)
    #expect(try code("initialize", "{}") == -32600)
    try client.send("nonsense")
    #expect(try client.next()?["error"]?["code"]?.integer == -32700)
    try client.send(#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#)
    #expect(try client.next()?["error"]?["code"]?.integer == -32600)
    try client.notify("textDocument/didOpen", "{}")
    #expect(
      try client.request(
        "textDocument/hover",
        #"{"textDocument":{"uri":"untitled:1"},"position":{"line":0,"character":0}}"#)
        == .null)
    #expect(try client.request("shutdown", "null") == .null)
    #expect(try code("textDocument/hover", "{}") == -32600)
  }

  @Test("a cancelled request is answered with the code of cancellation")
  func cancellation() throws {
    let client = try LanguageClient(ShopProject.files)
    // Both arrive before the first one is done: it reads the project.
    try client.send(
      """
      {"jsonrpc":"2.0","id":"slow","method":"workspace/symbol","params":{"query":""}}
      """)
    try client.send(
      #"{"jsonrpc":"2.0","id":"late","method":"workspace/symbol","params":{"query":""}}"#)
    try client.notify("$/cancelRequest", #"{"id":"late"}"#)
    var answers: [String: JSONValue] = [:]
    while answers.count < 2, let message = try client.next() {
      if let id = message["id"]?.string { answers[id] = message }
    }
    #expect(answers["slow"]?["result"] != nil || answers["slow"]?["error"] != nil)
    let error = answers["late"]?["error"]?["code"]?.integer
    #expect(error == -32800 || answers["late"]?["result"] != nil)
  }

  @Test("reading a project is shown as progress if the client can")
  func progress() throws {
    let client = try LanguageClient(
      ShopProject.files, capabilities: #"{"window":{"workDoneProgress":true}}"#)
    let token = try client.next("window/workDoneProgress/create")["token"]
    #expect(token?.string != nil)
    let begin = try client.next("$/progress")
    #expect(begin["token"] == token && begin["value"]?["kind"]?.string == "begin")
    #expect(try client.next("$/progress")["value"]?["kind"]?.string == "end")
  }

  @Test("random changes and requests at random places give answers, and no trap")
  func randomRequests() throws {
    let client = try LanguageClient(ShopProject.files)
    try client.open(ShopProject.viewPath)
    try client.open(ShopProject.catalogPath)
    var random = SeededGenerator(seed: 317)
    let methods = LanguageFeatures.all.map { $0.method }
    for _ in 0..<150 {
      let path = random.pick([ShopProject.viewPath, ShopProject.catalogPath]) ?? ""
      if random.chance(0.3) {
        let original = path == ShopProject.viewPath ? ShopProject.view : ShopProject.catalog
        let bytes = random.mutated(Array(original.text.utf8))
        try client.change(path, to: String(decoding: bytes, as: UTF8.self))
      }
      let line = Int.random(in: -1...60, using: &random)
      let column = Int.random(in: -1...90, using: &random)
      let at = #"{"line":\#(line),"character":\#(column)}"#
      let answer = try client.answer(
        to: random.pick(methods) ?? "",
        """
        {"textDocument":{"uri":"\(client.uri(path))"},"position":\(at),"positions":[\(at)],
        "range":{"start":\(at),"end":\(at)},"context":{"diagnostics":[]},"query":"a",
        "newName":"b"}
        """)
      #expect(answer["result"] != nil || answer["error"] != nil)
    }
  }

  @Test("a huge document is answered")
  func hugeDocument() throws {
    let client = try LanguageClient(ShopProject.files)
    let line = "// \(String(repeating: "x", count: 250_000))\n"
    let text = ShopProject.view.text + String(repeating: line, count: 8)
    try client.open(ShopProject.viewPath, text)
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath,
      at: #require(ShopProject.view.places[1]))
    #expect(hover["contents"] != nil)
  }
}
