import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync
import Testing

/// Files that a merge by lines has left behind.
@Suite struct RepairTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func markersAreTakenApart() throws {
    let marked = Array("a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\nd\n".utf8)
    #expect(ConflictedText.isMarked(marked))
    let split = try ConflictedText(marked)
    #expect(text(split.ours) == "a\nb\nd\n")
    #expect(text(split.theirs) == "a\nc\nd\n")
    #expect(split.base == nil)
    #expect(split.count == 1)
  }

  @Test func theBaseIsTakenWhereItIs() throws {
    let marked = Array("a\r\n<<<<<<< x\r\nb\r\n||||||| y\r\n=======\r\n>>>>>>> z\r\nd".utf8)
    let split = try ConflictedText(marked)
    #expect(text(split.ours) == "a\r\nb\r\nd")
    #expect(text(split.theirs) == "a\r\nd")
    #expect(text(split.base) == "a\r\nd")
  }

  @Test(arguments: [
    "<<<<<<< a\n", "<<<<<<< a\n=======\n=======\n>>>>>>> b\n", "<<<<<<< a\n<<<<<<< b\n",
    "<<<<<<< a\n>>>>>>> b\n", "<<<<<<<< <\n",
  ])
  func markersThatDoNotGoTogether(_ text: String) {
    #expect(throws: ConflictedText.Failure.self) { try ConflictedText(Array(text.utf8)) }
  }

  @Test(arguments: ["", "=======\n", "{\n}\n", "a <<<<<<< b\n"])
  func textsWithoutMarkers(_ text: String) throws {
    let bytes = Array(text.utf8)
    #expect(!ConflictedText.isMarked(bytes))
    let split = try ConflictedText(bytes)
    #expect(split.ours == bytes)
    #expect(split.theirs == bytes)
  }

  @Test(arguments: [
    ("{\"a\":1,}", "{\"a\":1}"), ("[1,2, ]", "[1,2 ]"),
    ("{\"a\":{}\n\"b\":2}", "{\"a\":{},\n\"b\":2}"),
    ("{\"a\":\"x\",,\"b\":2}", "{\"a\":\"x\",\"b\":2}"), ("{,\"a\":1}", "{\"a\":1}"),
    ("{\"a\":\",}\\\",}\" \"b\":[]}", "{\"a\":\",}\\\",}\", \"b\":[]}"),
    ("{\"a\" : true\n\"b\" : null}", "{\"a\" : true,\n\"b\" : null}"), ("[[],[]]", "[[],[]]"),
    ("[\"a\" \"b\"]", "[\"a\", \"b\"]"), ("\"", "\""), ("\"\\", "\"\\"),
  ])
  func commasAreRepaired(_ broken: String, _ repaired: String) {
    #expect(text(CommaRepair.repaired(Array(broken.utf8))) == repaired)
  }

  @Test func validFilesKeepTheirCommas() {
    for seed in 0..<60 as Range<UInt64> {
      var team = Team(seed: seed)
      let bytes = XCStrings.write(team.catalog())
      #expect(CommaRepair.repaired(bytes) == bytes)
      #expect(RepeatedNames(bytes)?.count == 1)
      #expect(RepeatedNames(bytes)?.layer(0) == bytes)
    }
  }

  @Test func namesTwiceAreLaidApart() throws {
    let file = #"{ "a" : 1, "b" : {"x":1,"\u0078":2 , "y":3}, "a" : [ {"p":1,"p":2} ] , "a":4 }"#
    let names = try #require(RepeatedNames(Array(file.utf8)))
    #expect(names.count == 3)
    #expect(text(names.layer(0)) == #"{ "a" : 1, "b" : {"x":1 , "y":3} }"#)
    #expect(text(names.layer(1)) == #"{ "a" : [ {"p":2} ], "b" : {"x":2 , "y":3} }"#)
    #expect(text(names.layer(2)) == #"{ "a" : 4, "b" : {"x":2 , "y":3} }"#)
  }

  @Test func noInputIsTooMuch() {
    #expect(RepeatedNames(Array("{".utf8)) == nil)
    let many = "{" + (0..<1000).map { _ in "\"a\":1" }.joined(separator: ",") + "}"
    #expect(RepeatedNames(Array(many.utf8)) == nil)
    var random = SplitMix(state: 1)
    let pieces = Array("{}[],:\"\\ \n<>=|a1".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<30).map { _ in pieces.randomElement(using: &random) ?? 0 }
      let repaired = CommaRepair.repaired(bytes)
      let comma = UInt8(ascii: ",")
      #expect(repaired.filter { $0 != comma } == bytes.filter { $0 != comma })
      if let sides = try? ConflictedText(repaired), sides.count == 0 {
        #expect(sides.ours == repaired && sides.theirs == repaired)
      }
      if let names = RepeatedNames(repaired) {
        #expect((1...RepeatedNames.most).contains(names.count))
        #expect(names.layer(1).count <= repaired.count)
      }
    }
  }
}
