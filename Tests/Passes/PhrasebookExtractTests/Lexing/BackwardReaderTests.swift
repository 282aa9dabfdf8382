import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("The call around an argument is read backwards, without comments and literals")
struct BackwardReaderTests {
  /// A reader before the mark ①.
  private func reader(_ code: String, within distance: Int = .max) throws -> BackwardReader {
    let marked = MarkedText(code)
    let place = try #require(marked.places[1]).offset
    return BackwardReader(CodeTokens(Array(marked.text.utf8)), before: place, within: distance)
  }

  @Test(arguments: [
    ("f(①a", "f", 0), ("f(a, b(c), [d, e], ①x)", "f", 3), ("f(\"a, b (\", /* , ( */ ①x", "f", 1),
    ("f(a, // it's (\n①x", "f", 1), ("f(\"\\(a, b)\", ①x", "f", 1), ("f(/a,\\(/, ①x", "f", 1),
  ])
  func theCalleeBeforeAPlaceIsFound(_ code: String, _ name: String, _ commas: Int) throws {
    var reader = try reader(code)
    let callee = reader.takeCallee()
    #expect(callee == name)
    #expect(reader.commas == commas)
  }

  @Test(arguments: ["①x", "a; ①x", "f (①x", "f[①x", "f(a { ①x", "\"a f(\" ①x", "\"\\(①x"])
  func placesOutsideOfACall(_ code: String) throws {
    var reader = try reader(code)
    let callee = reader.takeCallee()
    #expect(callee == nil)
  }

  @Test func namesAndMarks() throws {
    var reader = try reader("f(a /* b */ : @①x")
    let wanted: [Unicode.Scalar] = [":", "@", ":"]
    let marks = wanted.map { mark in reader.take(mark) }
    #expect(marks == [false, true, true])
    let name = reader.takeName()
    #expect(name == "a" && reader.start == 2)
    let isOpen = reader.take("(")
    let callee = reader.takeAdjacentName()
    #expect(isOpen && callee == "f" && reader.start == 0)
    let nothing = [reader.takeName(), reader.takeAdjacentName(), reader.takeCallee()]
    #expect(nothing == [nil, nil, nil])
  }

  @Test func nothingIsReadBeyondTheLimit() throws {
    var near = try reader("f(abc, ①x", within: 5)
    var far = try reader("f(abc, ①x", within: 7)
    let callees = [near.takeCallee(), far.takeCallee()]
    #expect(callees == [nil, "f"])
  }
}

extension BackwardReader {
  fileprivate mutating func take(_ mark: Unicode.Scalar) -> Bool { take(UInt8(ascii: mark)) }
}
