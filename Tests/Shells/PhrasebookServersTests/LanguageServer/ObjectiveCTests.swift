import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookServers

@Suite("Language server: Objective-C")
struct ObjectiveCTests {
  private let client: LanguageClient
  private static let path = "Sources/Shop/Checkout.m"
  private static let source = MarkedText(
    #"""
    #import <Foundation/Foundation.h>

    NSString *pay(void) {
      return NSLocalizedString(@"P①ay", @"On the button");
    }

    NSString *gone(void) {
      return NSLocalizedString(@"G②one", nil);
    }

    """#)

  init() throws {
    var files = ShopProject.files
    files[Self.path] = Self.source.text
    client = try LanguageClient(
      files, capabilities: #"{"general":{"positionEncodings":["utf-8"]}}"#)
  }

  private func place(_ mark: Int) throws -> MarkedText.Place {
    try #require(Self.source.places[mark])
  }

  @Test("a key that the catalog does not have is a finding in the source")
  func finding() throws {
    let diagnostics = try client.open(Self.path)
    let found = diagnostics.filter { $0["code"]?.string == "key-not-in-catalog" }
    #expect(found.map { $0["range"]?["start"]?["line"]?.integer } == [7])
  }

  @Test("hover, definition and rename reach over the source")
  func features() throws {
    try client.open(Self.path)
    let hover = try client.request("textDocument/hover", in: Self.path, at: place(1))
    #expect(hover.text.contains("Pay"))
    let entries = try client.request("textDocument/definition", in: Self.path, at: place(1))
    #expect(entries.elements?.first?["uri"]?.string == client.uri(ShopProject.catalogPath))
    let edit = try client.request(
      "textDocument/rename", in: Self.path, at: place(1), #","newName":"Pay now""#)
    #expect(
      try client.applying(edit, to: Self.path, Self.source.text)
        == Self.source.text.replacing("@\"Pay\"", with: "@\"Pay now\""))
  }

  @Test("an unsaved text counts")
  func unsaved() throws {
    try client.open(Self.path)
    try client.change(Self.path, to: Self.source.text.replacing("Gone", with: "unused"))
    let diagnostics = try client.diagnostics(of: Self.path)
    #expect(!diagnostics.contains { $0["code"]?.string == "key-not-in-catalog" })
  }
}
