import PhrasebookModel
import Testing

@testable import PhrasebookFormats

/// A key of megabytes that has hundreds of findings is looked up once.
struct LongKeyPlaceTests {
  @Test func aLongKeyIsHashedOnce() throws {
    let long = String(repeating: "long ", count: 800_000)
    let catalog = try XCStrings.read(
      Array(#"{"sourceLanguage":"en","strings":{"a":{},"\#(long)":{},"\#(long)b":{}}}"#.utf8),
      file: "L.xcstrings"
    ).catalog
    let clock = ContinuousClock()
    let hashing = clock.measure { for _ in 0..<40 { _ = ExactString(long).hashValue } }
    let place = try #require(catalog.location(of: long))
    let finding = clock.measure { for _ in 0..<400 { _ = catalog.location(of: long) } }
    #expect(finding < hashing)
    #expect(catalog.location(of: long) == place)
    #expect(catalog.location(of: long + "b") != place)
    #expect(catalog.location(of: "a") != place)
    #expect(catalog.location(of: long + "c") == nil)
  }
}
