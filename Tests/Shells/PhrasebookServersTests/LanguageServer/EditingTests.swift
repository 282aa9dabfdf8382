import Foundation
import PhrasebookModel
import PhrasebookWorkspace
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("Language server: rename, completion, code actions and hints")
struct EditingTests {
  private let client: LanguageClient
  private let view = ShopProject.view
  private let catalog = ShopProject.catalog

  init() throws {
    client = try LanguageClient(
      ShopProject.files,
      capabilities: """
        {"general":{"positionEncodings":["utf-8"]},
        "workspace":{"workspaceEdit":{"documentChanges":true}}}
        """,
      options: #"{"inlayHintLanguage":"de"}"#)
    try client.open(ShopProject.viewPath)
    try client.open(ShopProject.catalogPath)
  }

  private func place(_ mark: Int, _ text: MarkedText) throws -> MarkedText.Place {
    try #require(text.places[mark])
  }

  @Test("a rename is an edit of the code and the catalog, and writes nothing")
  func rename() throws {
    let before = try client.folder.contents()
    let range = try client.request(
      "textDocument/prepareRename", in: ShopProject.viewPath, at: place(4, view))
    #expect(range["placeholder"]?.string == "Pay")
    let edit = try client.request(
      "textDocument/rename", in: ShopProject.viewPath, at: place(4, view),
      #","newName":"Pay now""#)
    let code = try client.applying(edit, to: ShopProject.viewPath, view.text)
    #expect(code == view.text.replacing("\"Pay\"", with: "\"Pay now\""))
    let entries = try client.applying(edit, to: ShopProject.catalogPath, catalog.text)
    #expect(entries.contains("\"Pay now\" :") && !entries.contains("\"Pay\" :"))
    let other = try client.applying(edit, to: ShopProject.otherPath, ShopProject.other)
    #expect(other.contains("NSLocalizedString(\"Pay now\""))
    #expect(try client.folder.contents() == before)
  }

  @Test("a rename of a key with a placeholder changes the texts around the interpolation")
  func renameWithPlaceholder() throws {
    let edit = try client.request(
      "textDocument/rename", in: ShopProject.viewPath, at: place(2, view),
      #","newName":"%lld things""#)
    let code = try client.applying(edit, to: ShopProject.viewPath, view.text)
    #expect(code == view.text.replacing("\\(count) items", with: "\\(count) things"))
    let entries = try client.applying(edit, to: ShopProject.catalogPath, catalog.text)
    #expect(entries.contains("\"%lld things\" :") && !entries.contains("\"%lld items\" :"))
  }

  @Test("a rename that no use of the key can follow is refused")
  func renameWithoutUses() throws {
    let place = try place(2, view)
    let answer = try client.answer(
      to: "textDocument/rename",
      """
      {"textDocument":{"uri":"\(client.uri(ShopProject.viewPath))"},
      "position":{"line":\(place.line - 1),"character":\(place.column - 1)},"newName":"things"}
      """)
    let message = answer["error"]?["message"]?.string ?? ""
    #expect(message.hasPrefix("no use of the key can be renamed: the interpolations"), "\(answer)")
  }

  @Test("a rename from the catalog renames the uses; one to a key that exists is refused")
  func renameFromCatalog() throws {
    let edit = try client.request(
      "textDocument/rename", in: ShopProject.catalogPath, at: place(6, catalog),
      #","newName":"basket.title""#)
    #expect(
      try client.applying(edit, to: ShopProject.viewPath, view.text).contains("\"basket.title\""))
    let answer = try client.answer(
      to: "textDocument/rename",
      """
      {"textDocument":{"uri":"\(client.uri(ShopProject.catalogPath))"},
      "position":{"line":\(place(6, catalog).line - 1),"character":8},"newName":"Pay"}
      """)
    #expect(answer["error"]?["code"]?.integer == -32803)
  }

  @Test("keys and tables are completed while a literal is typed")
  func completion() throws {
    for (code, expected) in [
      (#"let a = String(localized: "ca①"#, ["cart.title"]),
      (#"let a = Text("①")"#, [#"%lld items"#, "cart.title", "Pay", "unused"]),
      (#"let a = NSLocalizedString("TITLE①", comment: "")"#, ["cart.title"]),
      (#"let a = String(localized: "Pay", table: "Lo①")"#, ["Localizable"]),
      (#"let a = Image("ca①")"#, []), (#"let a = b + "ca①""#, []),
      (#"// Text("ca①")"#, []), (#"let a = 1①"#, []),
    ] as [(String, [String])] {
      let marked = MarkedText("import SwiftUI\n\(code)\n")
      try client.change(ShopProject.viewPath, to: marked.text)
      let found = try client.request(
        "textDocument/completion", in: ShopProject.viewPath, at: place(1, marked))
      let labels = found["items"]?.elements?.compactMap { $0["label"]?.string } ?? []
      #expect(Set(labels) == Set(expected), "\(code)")
    }
  }

  @Test("a key with arguments is completed with interpolations, and as a format where one is taken")
  func completionOfArguments() throws {
    for (code, expected) in [
      (#"let a = Text("%l①")"#, #"\(count) items"#),
      (##"let a = Text(#"%l①"#)"##, ##"\#(count) items"##),
      (#"let a = NSLocalizedString("%l①", comment: "")"#, "%lld items"),
    ] {
      let marked = MarkedText("import SwiftUI\n\(code)\n")
      try client.change(ShopProject.viewPath, to: marked.text)
      let found = try client.request(
        "textDocument/completion", in: ShopProject.viewPath, at: place(1, marked))
      #expect(
        found["items"]?.elements?.first?["textEdit"]?["newText"]?.string == expected, "\(code)")
    }
  }

  private func titles(_ actions: [JSONValue]) -> [String] {
    actions.compactMap { $0["title"]?.string }
  }

  @Test("a finding has its fix, and a way to ignore it with a reason")
  func fixes() throws {
    let actions = try client.actions(in: ShopProject.catalogPath, at: place(7, catalog))
    let fix = try #require(actions.first { $0["title"]?.string == "Fix double-space" })
    #expect(fix["isPreferred"] == .bool(true))
    let fixed = try client.applying(
      fix.required("edit"), to: ShopProject.catalogPath, catalog.text)
    #expect(fixed == catalog.text.replacing("Wagen  hier", with: "Wagen hier"))
    let ignore = try #require(
      actions.first {
        $0["title"]?.string == "Ignore double-space (de) in the comment of this key"
      })
    let ignored = try client.applying(
      ignore.required("edit"), to: ShopProject.catalogPath, catalog.text)
    #expect(
      ignored.contains(
        #""comment" : "Title of the cart\nphrasebook:ignore double-space in de – explain why""#))
    let settings = actions.first {
      $0["title"]?.string == "Ignore double-space (de) in phrasebook.yml"
    }
    #expect(settings?["edit"]?.text.contains("checks: [double-space]") == true)
  }

  @Test("all findings of a catalog are fixed at once if that is asked for")
  func fixAll() throws {
    let actions = try client.actions(
      in: ShopProject.catalogPath, at: place(9, catalog), only: "source.fixAll")
    #expect(actions.count == 1)
    let fixed = try client.applying(
      #require(actions.first).required("edit"), to: ShopProject.catalogPath, catalog.text)
    #expect(!fixed.contains("  hier"))
  }

  @Test("fixes that others make possible are in the same edit, as audit --fix makes them")
  func fixAllAsAudit() throws {
    // The dots of a translation are fixed after those of its source.
    let text = catalog.text.replacing("Wagen  hier", with: "Wagen  hier...")
      .replacing("Your cart here", with: "Your cart here...")
    try client.change(ShopProject.catalogPath, to: text)
    let actions = try client.actions(
      in: ShopProject.catalogPath, at: place(9, catalog), only: "source.fixAll")
    let fixed = try client.applying(
      #require(actions.first).required("edit"), to: ShopProject.catalogPath, text)
    #expect(fixed.contains("\"Der Wagen hier…\"") && fixed.contains("\"Your cart here…\""))
    let saved = try TemporaryFolder()
    for (path, text) in ShopProject.files { try saved.write(text, to: path) }
    try saved.write(text, to: ShopProject.catalogPath)
    var request = AuditRequest()
    request.wantsFixes = true
    _ = try Workspace(path: saved.path).audit(request)
    let expected = try saved.data(at: ShopProject.catalogPath)
    #expect(fixed == String(decoding: expected, as: UTF8.self))
  }

  @Test("a translation is marked as reviewed, and only that changes")
  func review() throws {
    let actions = try client.actions(in: ShopProject.catalogPath, at: place(7, catalog))
    let review = try #require(actions.first { $0["title"]?.string == "Mark de as reviewed" })
    #expect(
      try client.applying(review.required("edit"), to: ShopProject.catalogPath, catalog.text)
        == catalog.text.replacing("needs_review", with: "translated"))
  }

  @Test("a translation that the memory has is offered for a language that lacks it")
  func memory() throws {
    try client.folder.write(
      """
      {"sourceLanguage":"en","strings":{"Pay":{"localizations":{"de":{"stringUnit":{
      "state":"translated","value":"Zahlen"}}}}},"version":"1.0"}
      """, to: "old/Localizable.xcstrings")
    let request = MemoryImportRequest([client.folder("old/Localizable.xcstrings")])
    let taken = try Workspace(path: client.folder.path).importMemory(request)
    #expect(taken.files.count == 1)
    let actions = try client.actions(in: ShopProject.catalogPath, at: place(8, catalog))
    let use = try #require(
      actions.first { $0["title"]?.string == "Use \"Zahlen\" for de (100 % match)" },
      "\(titles(actions))")
    let edited = try client.applying(
      use.required("edit"), to: ShopProject.catalogPath, catalog.text)
    #expect(edited.contains(#""value" : "Zahlen""#))
  }

  @Test("a key without an entry is added to the catalog")
  func add() throws {
    let actions = try client.actions(in: ShopProject.viewPath, at: place(3, view))
    let add = try #require(
      actions.first { $0["title"]?.string == "Add \"Not there\" to Localizable.xcstrings" })
    let edited = try client.applying(
      add.required("edit"), to: ShopProject.catalogPath, catalog.text)
    #expect(edited.contains("\"Not there\" : {"))
  }

  /// Targets that share a source have a catalog each.
  @Test("a key is added to the catalogs of all modules of its source")
  func addToSeveral() throws {
    let code = MarkedText(
      """
      let a = NSLocalizedString("N①ew", comment: "")
      let b = "Pl②ain"

      """)
    let empty = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    let client = try LanguageClient([
      "phrasebook.yml": """
      modules:
        - { name: A, sources: [Shared.swift], catalogs: [A/Localizable.xcstrings] }
        - { name: B, sources: [Shared.swift], catalogs: [B/Localizable.xcstrings] }

      """,
      "Shared.swift": code.text, "A/Localizable.xcstrings": empty,
      "B/Localizable.xcstrings": empty,
    ])
    try client.open("Shared.swift")
    for (mark, title, key) in [
      (1, "Add \"New\" to the catalogs of its modules", "New"),
      (2, "Localize with String", "Plain"),
    ] {
      let actions = try client.actions(in: "Shared.swift", at: place(mark, code))
      let action = try #require(
        actions.first { $0["title"]?.string == title }, "\(titles(actions))")
      for catalog in ["A", "B"] {
        let edited = try client.applying(
          action.required("edit"), to: "\(catalog)/Localizable.xcstrings", empty)
        #expect(edited.contains("\"\(key)\":{"))
      }
    }
  }

  @Test("a plain literal is localized and its key added")
  func localize() throws {
    let actions = try client.actions(in: ShopProject.viewPath, at: place(5, view))
    #expect(titles(actions).contains("Localize with Text"))
    // A selected literal begins at its quotation mark.
    var start = try place(5, view)
    let line = view.text.split(separator: "\n", omittingEmptySubsequences: false)[start.line - 1]
    start.column = try #require(line.firstIndex(of: "\"")).utf16Offset(in: line) + 1
    #expect(try titles(client.actions(in: ShopProject.viewPath, at: start)) == titles(actions))
    for (title, code) in [
      ("Localize with String", #"String(localized: "Hello world", bundle: .module)"#),
      (
        "Localize with NSLocalizedString",
        #"NSLocalizedString("Hello world", bundle: .module, comment: "")"#
      ),
    ] {
      let action = try #require(actions.first { $0["title"]?.string == title })
      let edit = try action.required("edit")
      #expect(
        try client.applying(edit, to: ShopProject.viewPath, view.text)
          == view.text.replacing("\"Hello world\"", with: code))
      #expect(
        try client.applying(edit, to: ShopProject.catalogPath, catalog.text)
          .contains("\"Hello world\" : {"))
    }
  }

  @Test("a literal with interpolations is localized, with the key that a sync extracts")
  func localizeInterpolations() throws {
    let literal = #""Hello \(name), \(new) new""#
    let marked = MarkedText(
      #"""
      import SwiftUI

      func greeting(_ name: String, _ new: Int) -> Any {
        return "Hel①lo \(name), \(new) new"
      }

      """#)
    try client.change(ShopProject.viewPath, to: marked.text)
    // The second time, the first plan has left nothing behind.
    for _ in 0..<2 {
      let actions = try client.actions(
        in: ShopProject.viewPath, at: place(1, marked), only: "refactor.extract")
      #expect(titles(actions) == ["Localize with String", "Localize with Text"])
      for (action, name) in zip(actions, ["String(localized: ", "Text("]) {
        let edit = try action.required("edit")
        #expect(
          try client.applying(edit, to: ShopProject.viewPath, marked.text)
            == marked.text.replacing(literal, with: "\(name)\(literal), bundle: .module)"))
        #expect(
          try client.applying(edit, to: ShopProject.catalogPath, catalog.text)
            .contains("\"Hello %@, %lld new\" : {"))
      }
    }
  }

  @Test("an interpolation of an unknown type leaves the catalog as it is")
  func localizeUnknownInterpolation() throws {
    let marked = MarkedText(
      "import SwiftUI\nlet a: Any = \"To①tal \\(Elsewhere.count)\"\n")
    try client.change(ShopProject.viewPath, to: marked.text)
    let actions = try client.actions(in: ShopProject.viewPath, at: place(1, marked))
    let action = try #require(
      actions.first { $0["title"]?.string == "Localize with String" }, "\(titles(actions))")
    let edit = try action.required("edit")
    #expect(
      try client.applying(edit, to: ShopProject.viewPath, marked.text).contains(
        #"String(localized: "Total \(Elsewhere.count)", bundle: .module)"#))
    #expect(!edit.text.contains(".xcstrings"))
  }

  @Test("a key in the code becomes a symbol, and its entry manual")
  func symbol() throws {
    let actions = try client.actions(in: ShopProject.viewPath, at: place(1, view))
    let symbol = try #require(
      actions.first { $0["title"]?.string == "Use the symbol .cartTitle" })
    #expect(
      try client.applying(symbol.required("edit"), to: ShopProject.viewPath, view.text)
        .contains("Text(.cartTitle)\n"))
  }

  @Test(
    "a call that takes no symbol is replaced by one that does, or left alone",
    arguments: [
      ("NSLocalizedString(①\"cart.title\", comment: \"\")", "String(localized: .cartTitle)"),
      ("LocalizedStringResource(①\"cart.title\")", "LocalizedStringResource.cartTitle"),
      ("Text(LocalizedStringKey(①\"cart.title\"))", nil),
    ])
  func symbolOfCall(call: String, expected: String?) throws {
    let marked = MarkedText("import SwiftUI\nlet a = \(call)\n")
    try client.change(ShopProject.viewPath, to: marked.text)
    let actions = try client.actions(in: ShopProject.viewPath, at: place(1, marked))
    let symbol = actions.first { $0["title"]?.string == "Use the symbol .cartTitle" }
    let code = try symbol.map {
      try client.applying($0.required("edit"), to: ShopProject.viewPath, marked.text)
    }
    #expect(code == expected.map { "import SwiftUI\nlet a = \($0)\n" })
  }

  @Test("hints show the text in the language of the person")
  func hints() throws {
    let hints = try client.request(
      "textDocument/inlayHint",
      """
      {"textDocument":{"uri":"\(client.uri(ShopProject.viewPath))"},
      "range":{"start":{"line":0,"character":0},"end":{"line":99,"character":0}}}
      """)
    #expect(
      hints.elements?.map { $0["label"]?.string } == ["Der Wagen  hier", "%lld Artikel"])
  }
}
