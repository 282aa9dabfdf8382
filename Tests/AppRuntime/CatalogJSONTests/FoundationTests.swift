import CatalogJSON
import TestSupport
import Testing

/// Foundation reads accepted texts in the same way: damaged or not, they have one meaning.
@Suite struct FoundationTests {
  static let texts = [
    "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"de\":{}}}},\"v\":[1,2.5]}",
    "[\"\\ud83c\\udf89 é 日本\",{\"a\\n\":null,\"b\":[[],{},[true,false]]},-0.1e+5]",
    "\n{\n  \"k\" : \"v\",\n  \"l\" : [\n    1,\n    \"x\\\\\\\"\"\n  ]\n}\n",
  ]

  @Test(arguments: texts, 0..<UInt64((Mutants.count(450) + 2) / 3))
  func readsTheSame(_ text: String, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bytes = seed == 0 ? Array(text.utf8) : random.mutated(Array(text.utf8))
    do throws(JSONError) {
      let tree = try Tree.read(bytes)
      #expect(tree == Tree.byFoundation(bytes), "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      #expect(seed > 0, "\(error)")
      #expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 1
      #expect(error.line <= lines && error.column <= bytes.count + 1)
    }
  }
}
