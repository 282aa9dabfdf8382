import PhrasebookModel
import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("Language server: hover, definitions, references, symbols, folding")
struct NavigationTests {
  private let client: LanguageClient
  private let view = ShopProject.view
  private let catalog = ShopProject.catalog

  init() throws {
    client = try LanguageClient(
      ShopProject.files,
      capabilities: """
        {"general":{"positionEncodings":["utf-8"]},
        "textDocument":{"hover":{"contentFormat":["markdown"]}}}
        """)
    try client.open(ShopProject.viewPath)
    try client.open(ShopProject.catalogPath)
  }

  /// The text of a hover, without the spaces that align its table.
  private func text(of hover: JSONValue) throws -> String {
    try hover.required("contents").string("value").replacing(#/ +/#, with: " ")
  }

  private func place(_ mark: Int, _ text: MarkedText) throws -> MarkedText.Place {
    try #require(text.places[mark])
  }

  @Test("hover over a key in Swift has its texts, states and comment")
  func hoverInCode() throws {
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(1, view))
    let text = try text(of: hover)
    #expect(text.contains("**cart\\.title** · Localizable · manual"))
    #expect(text.contains("Title of the cart"))
    #expect(text.contains("| en | Your cart here | translated |"))
    #expect(text.contains("| de | Der Wagen hier | needs\\_review |"))
  }

  /// The code has `%@ items` as far as it shows; sync takes it for the key of the catalog.
  @Test("an interpolation of an unknown type is a use of the key that sync takes it for")
  func guesses() throws {
    let marked = MarkedText("import SwiftUI\nlet a = Text(\"\\(unknown()) i①tems\")\n")
    try client.change(ShopProject.viewPath, to: marked.text)
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(1, marked))
    #expect(try text(of: hover).contains("**%lld items** · Localizable"))
    let uses = try client.request(
      "textDocument/references", in: ShopProject.viewPath, at: place(1, marked),
      #","context":{"includeDeclaration":false}"#)
    #expect(uses.elements?.count == 1)
  }

  @Test("a guess that two keys fit is neither of them")
  func ambiguousGuesses() throws {
    let marked = MarkedText("import SwiftUI\nlet a = Text(\"\\(unknown()) i①tems\")\n")
    try client.change(ShopProject.viewPath, to: marked.text)
    let two = catalog.text.replacing("\"unused\"", with: "\"%lf items\"")
    #expect(two != catalog.text)
    try client.change(ShopProject.catalogPath, to: two)
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(1, marked))
    let text = try text(of: hover)
    #expect(text.contains("may be several keys") && !text.contains("sync"), "\(text)")
  }

  @Test("a key in the interpolation of another one is the one at its place")
  func nestedKeys() throws {
    let marked = MarkedText(
      "import SwiftUI\nlet a = Text(\"\\(String(localized: \"P①ay\")) t②otal\")\n")
    try client.change(ShopProject.viewPath, to: marked.text)
    for (mark, key) in [(1, "**Pay**"), (2, "%@ total")] {
      let hover = try client.request(
        "textDocument/hover", in: ShopProject.viewPath, at: place(mark, marked))
      #expect(try text(of: hover).contains(key))
    }
  }

  /// `"Pay".localized` may look the key up by a property of the project.
  @Test("a literal that only has the text of a key has its hover and its places, and no rename")
  func literals() throws {
    let marked = MarkedText(
      """
      let a = "P①ay".localized
      let b = #"Pa②y"#
      let c = "Pa③yment"

      """)
    try client.change(ShopProject.viewPath, to: marked.text)
    for mark in [1, 2] {
      let hover = try client.request(
        "textDocument/hover", in: ShopProject.viewPath, at: place(mark, marked))
      let text = try text(of: hover)
      #expect(text.contains("**Pay** · Localizable") && text.contains("no known call takes it"))
      let entries = try client.request(
        "textDocument/definition", in: ShopProject.viewPath, at: place(mark, marked))
      #expect(
        entries.elements?.map { $0["uri"]?.string } == [client.uri(ShopProject.catalogPath)])
      let range = try client.request(
        "textDocument/prepareRename", in: ShopProject.viewPath, at: place(mark, marked))
      #expect(range == .null)
    }
    let other = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(3, marked))
    #expect(other == .null)
  }

  @Test("hover over a literal with interpolations has its plural forms")
  func hoverOverPlurals() throws {
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(2, view))
    let text = try text(of: hover)
    #expect(text.contains("| de · plural\\.one | %lld Artikel | translated |"))
    #expect(text.contains("| en | %lld items | the key itself |"))
  }

  @Test("hover over a key in a catalog has its uses")
  func hoverInCatalog() throws {
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.catalogPath, at: place(8, catalog))
    let text = try text(of: hover)
    #expect(text.contains("CartView\\.swift:9"))
    #expect(text.contains("Other\\.swift:3"))
    let unused = try client.request(
      "textDocument/hover", in: ShopProject.catalogPath, at: place(9, catalog))
    #expect(
      try unused.required("contents").string("value").contains("no call of this key was found"))
  }

  @Test("hover elsewhere is nothing")
  func hoverElsewhere() throws {
    let hover = try client.request(
      "textDocument/hover", in: ShopProject.viewPath, at: place(5, view))
    #expect(hover == .null)
  }

  @Test("the definition of a key in Swift is its entry, that of an entry its uses")
  func definition() throws {
    let entries = try client.request(
      "textDocument/definition", in: ShopProject.viewPath, at: place(4, view))
    let mark = try place(8, catalog)
    let start = try #require(entries.elements?.first?["range"]?["start"])
    #expect(entries.elements?.first?["uri"]?.string == client.uri(ShopProject.catalogPath))
    #expect(start["line"]?.integer == mark.line - 1)
    let uses = try client.request(
      "textDocument/definition", in: ShopProject.catalogPath, at: place(8, catalog))
    #expect(
      uses.elements?.map { $0["uri"]?.string } == [
        client.uri(ShopProject.viewPath), client.uri(ShopProject.otherPath),
      ])
  }

  @Test("references are the uses of a key in all files, with its entry if asked for")
  func references() throws {
    let all = try client.request(
      "textDocument/references", in: ShopProject.viewPath, at: place(4, view),
      #","context":{"includeDeclaration":true}"#)
    #expect(all.elements?.count == 3)
    let uses = try client.request(
      "textDocument/references", in: ShopProject.viewPath, at: place(4, view),
      #","context":{"includeDeclaration":false}"#)
    #expect(uses.elements?.count == 2)
  }

  @Test("symbols of a catalog are its keys with their languages; symbols of the project are keys")
  func symbols() throws {
    let symbols = try client.request(
      "textDocument/documentSymbol",
      #"{"textDocument":{"uri":"\#(client.uri(ShopProject.catalogPath))"}}"#)
    let names = symbols.elements?.compactMap { $0["name"]?.string }
    #expect(names == ["%lld items", "cart.title", "Pay", "unused"])
    #expect(
      symbols.elements?[1]["children"]?.elements?.map { $0["name"]?.string } == ["de", "en"])
    let found = try client.request("workspace/symbol", #"{"query":"YOUR CART"}"#)
    #expect(found.elements?.map { $0["name"]?.string } == ["cart.title"])
  }

  @Test("entries fold, and a selection grows from the text to the entry")
  func structure() throws {
    let folds = try client.request(
      "textDocument/foldingRange",
      #"{"textDocument":{"uri":"\#(client.uri(ShopProject.catalogPath))"}}"#)
    let first = try place(6, catalog).line - 1
    #expect(folds.elements?.contains { $0["startLine"]?.integer == first } == true)
    let mark = try place(7, catalog)
    let ranges = try client.request(
      "textDocument/selectionRange",
      """
      {"textDocument":{"uri":"\(client.uri(ShopProject.catalogPath))"},
      "positions":[{"line":\(mark.line - 1),"character":\(mark.column - 1)}]}
      """)
    var texts: [String] = []
    var range = ranges.elements?.first
    let document = OpenDocument(uri: "", path: "", version: nil, text: catalog.text)
    while let own = range, texts.count < 40 {
      let offsets = try own.required("range").range(in: document.text, .utf8)
      texts.append(String(decoding: document.text.bytes[offsets], as: UTF8.self))
      range = own["parent"]
    }
    #expect(texts.prefix(2) == ["Der Wagen  hier", "\"Der Wagen  hier\""])
    #expect(texts.contains { $0.hasPrefix("\"cart.title\"") })
    #expect(texts.last == catalog.text)
    #expect(zip(texts, texts.dropFirst()).allSatisfy { $1.contains($0) })
  }

  @Test("code lenses have the coverage of a catalog and the uses of each key")
  func lenses() throws {
    let lenses = try client.request(
      "textDocument/codeLens",
      #"{"textDocument":{"uri":"\#(client.uri(ShopProject.catalogPath))"}}"#)
    let titles = lenses.elements?.compactMap { $0["command"]?["title"]?.string }
    #expect(titles?.first == "de 25 %")
    #expect(titles?.contains("2 uses") == true)
    #expect(titles?.contains("1 use") == true)
    #expect(titles?.contains("no calls found") == true)
  }
}
