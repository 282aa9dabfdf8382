import CatalogJSON
import TestSupport
import Testing

/// A name twice in one object: one of the two values would be lost.
@Suite struct SameNameTests {
  @Test(arguments: [
    ("{①\"a\":1,②\"a\":2}", "a"), ("{①\"a\":1,\"b\":2,②\"a\":3}", "a"),
    ("{①\"b\":1,\"a\":2,②\"b\":3}", "b"), ("{①\"\":1,②\"\":2}", ""),
    ("{①\"a\":1,②\"\\u0061\":2}", "a"), ("{①\"\\u0061\":1,\n②\"a\":2}", "a"),
    ("{①\"\\n\":1,②\"\\u000A\":2}", "\\n"), ("[{},{\"x\":{①\"a\":{},\n②\"a\":[]}}]", "a"),
    (
      "{\"q\":1,①\"w\":1,\"e\":1,\"r\":1,\"t\":1,\"z\":1,\"u\":1,\"i\":1,\"o\":1,②\"w\":1}", "w"
    ),
  ])
  func aNameTwiceIsRefused(_ marked: String, _ name: String) throws {
    let marked = MarkedText(marked)
    let (first, second) = (try #require(marked.places[1]), try #require(marked.places[2]))
    let error = #expect(throws: JSONError.self) { try JSONDocument(Array(marked.text.utf8)) }
    #expect(error?.line == second.line && error?.column == second.column)
    #expect(
      error?.message
        == "duplicate \"\(name)\", first at line \(first.line), "
        + "column \(first.column); keep one of them")
  }

  @Test(arguments: [
    "{\"a\":1,\"A\":2}", "{\"A\":1,\"a\":2}", "{\"é\":1,\"e\u{301}\":2}", "{\"a\":1,\"a \":2}",
    "{\"a\":{\"a\":{\"a\":1}}}", "[{\"a\":1},{\"a\":1}]", "{\"a\":1,\"b\":{\"a\":1}}",
    "{\"zh-HK\":1,\"zh-Hans\":2,\"zh-hk\":3}", "{\"@\":1,\"`\":2}", "{\"Z\":1,\"[\":2,\"z\":3}",
  ])
  func isNotSeenWhereThereIsNone(_ text: String) {
    #expect(throws: Never.self) { try JSONDocument(Array(text.utf8)) }
  }

  /// Objects of any size and order, against a set of their names.
  @Test(arguments: 0..<400 as Range<UInt64>)
  func isFoundIn(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = ["a", "A", "b", "B", "é", "1", "-", "long enough for a word"]
    var names = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(alphabet) ?? "" }.joined()
    }
    if random.chance(0.5) { names.sort() }
    if random.chance(0.3) { names.sort { $0.lowercased() < $1.lowercased() } }
    let text = "{\(names.map { "\"\($0)\":1" }.joined(separator: ","))}"
    let isRefused = (try? JSONDocument(Array(text.utf8))) == nil
    #expect(isRefused == (Set(names.map { Array($0.utf8) }).count < names.count), "\(text)")
  }
}
