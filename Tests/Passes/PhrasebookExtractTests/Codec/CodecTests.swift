import TestSupport
import Testing

@testable import PhrasebookExtract

/// Facts as bytes and back.
@Suite struct CodecTests {
  @Test func `what is written is read back`() {
    var generator = FactsGenerator(seed: 11)
    for _ in 0..<400 {
      let facts = generator.facts()
      #expect(facts.encoded()?.withUnsafeBytes { Facts(encoded: $0) } == facts)
    }
  }

  @Test func `damaged bytes give nothing or other facts, never a trap`() throws {
    var generator = FactsGenerator(seed: 12)
    var random = SeededGenerator(seed: 13)
    for _ in 0..<300 {
      let bytes = try #require(generator.facts().encoded())
      for _ in 0..<5 {
        _ = random.mutated(bytes).withUnsafeBytes { Facts(encoded: $0) }
      }
      #expect(bytes.dropLast().withUnsafeBytes { Facts(encoded: $0) } == nil)
    }
  }

  @Test func `facts that nest too deeply are not kept`() {
    var value: Expression = .integer
    for _ in 0..<3_000 { value = .unwrap(value) }
    #expect(
      Facts(block: Block(statements: [.expression(value)]), diagnostics: []).encoded() == nil)
  }

  @Test func `a body changes nothing that other files see, a signature does`() {
    func seen(_ source: String) -> [UInt8] {
      Extract.facts(of: Array(source.utf8)).declarationBytes()
    }
    let one = seen("struct A { func f(x: Int) { g() } }")
    #expect(one == seen("struct A {\n\n  func f(x: Int) { h(\"text\") } }"))
    #expect(one != seen("struct A { func f(x: String) { g() } }"))
  }

  /// Whoever adds a property to a fact adds it to both directions of the codec, and then here.
  @Test func `every property is written`() {
    let place = Place(line: 1, column: 1)
    let type = TypeExpression.unknown
    let block = Block()
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(Facts(block: block, diagnostics: [])) == 2)
    #expect(count(Facts.Note(message: "", place: place)) == 2)
    #expect(count(Variable(name: "")) == 9)
    #expect(count(Function(kind: .function, name: "")) == 9)
    #expect(count(Function.Generic(name: "", constraint: nil)) == 2)
    #expect(count(Parameter(label: nil, name: "", type: type)) == 6)
    #expect(count(TypeDeclaration(kind: .class, name: "")) == 6)
    #expect(count(Attribute(name: "", arguments: [], place: place)) == 3)
    #expect(count(Argument(label: nil, value: .null)) == 2)
    #expect(count(Call(callee: .null, arguments: [], place: place)) == 5)
    #expect(count(StringLiteral(segments: [], place: place)) == 2)
    #expect(count(Closure(parameters: [], result: nil, body: block)) == 3)
    #expect(count(Closure.ClosureParameter(name: "", type: nil)) == 2)
    #expect(count(Conditional(subject: nil, clauses: [])) == 2)
    #expect(count(Conditional.Clause(conditions: [], patterns: [], body: block)) == 3)
    #expect(count(TypeExpression.TupleElement(label: nil, type: type)) == 2)
    #expect(count(Site(key: "", table: "", place: place)) == 8)
    #expect(count(OpenSite(table: nil, reason: "", place: place)) == 3)
  }
}
