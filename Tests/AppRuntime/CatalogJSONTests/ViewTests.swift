import CatalogJSON
import TestSupport
import Testing

/// Walking through a document, and finding one's way back to the text.
@Suite struct ViewTests {
  static let text = """
    {
      "plain" : [ 1, "two", { "three" : null } ],
      "esc\\u0061ped" : { },
      "last" : true
    }
    """

  @Test func walksFromPartToPart() throws {
    try JSONDocument(Array(Self.text.utf8)).withView { view in
      let members = Array(view.members(of: 0))
      #expect(members.map { view.string($0.name) } == ["plain", "escaped", "last"])
      #expect(members.map { view.nodes[$0.value].kind } == [.array, .object, .true])
      #expect(view.count(of: 0) == 3)
      let list = members[0].value
      #expect(
        view.elements(of: list).map { view.nodes[$0.value].kind } == [.number, .string, .object])
      #expect(view.elements(of: list).allSatisfy { $0.name == $0.value })
      #expect(view.count(of: list) == 3 && view.count(of: members[1].value) == 0)
      // A value without parts lacks members.
      #expect(Array(view.members(of: list)).isEmpty)
      #expect(Array(view.elements(of: 0)).isEmpty)
      #expect(Array(view.members(of: members[2].value)).isEmpty)
      #expect(view.count(of: members[2].value) == 0)
      #expect(view.next(after: list) == members[1].name)
    }
  }

  @Test func knowsWhereEverythingStands() throws {
    let document = try JSONDocument(Array(Self.text.utf8))
    document.withView { view in
      func source(_ node: Int) -> String { String(decoding: view.source(node), as: UTF8.self) }
      #expect(source(0) == Self.text)
      let members = Array(view.members(of: 0))
      #expect(source(members[0].value) == "[ 1, \"two\", { \"three\" : null } ]")
      #expect(source(members[1].name) == "\"esc\\u0061ped\"" && source(members[1].value) == "{ }")
      #expect(source(members[2].value) == "true")
      #expect(document.place(of: members[2].name) == (4, 3))
      #expect(document.place(of: members[0].value) == (2, 13))
    }
  }

  @Test func findsMembersByWhatTheirNamesSay() throws {
    try JSONDocument(Array(Self.text.utf8)).withView { view in
      let index = JSONIndex(0, of: view)
      #expect(index.count == 3)
      for name in ["plain", "escaped", "last"] {
        #expect(view.member(name, of: 0)?.name == index.find(name, in: view)?.name)
        #expect(view.member(name, of: 0).map { view.string($0.name) } == name)
      }
      #expect(view.member("esc\\u0061ped", of: 0) == nil)
      #expect(index.find("", in: view) == nil && index.find("plain ", in: view) == nil)
      let names = view.members(of: 0).map(\.name)
      #expect(view.isWord(names[1], "escaped") && !view.isWord(names[0], "plaim"))
      #expect(!view.isWord(names[0], "plai") && !view.isWord(names[0], "plain2"))
    }
  }

  /// Places against counting by hand, in a text of several blocks of the line map.
  @Test(arguments: ["\n", "\r\n", " "])
  func linesAndColumnsAreCounted(_ newline: String) throws {
    let lines = (0..<900).map { "\"\(String(repeating: "é", count: $0 % 23))\"" }
    let text = "[\(newline)\(lines.joined(separator: ",\(newline)"))\(newline)]"
    let document = try JSONDocument(Array(text.utf8))
    let nodes = document.withView { view in view.elements(of: 0).map(\.value) }
    var (line, column, next) = (1, 1, nodes.makeIterator())
    var expected = next.next()
    var isInString = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") {
        if !isInString, let node = expected {
          #expect(document.place(of: node) == (line, column))
          expected = next.next()
        }
        isInString.toggle()
      }
      (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
    }
    #expect(expected == nil)
  }
}
