import Phrasebook
import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

/// Outlines and findings as bytes and back.
@Suite struct CodecTests {
  private static let source = Array(
    """
    @available(macOS 14, *) struct A<T>: View where T: B {
      @State(initial: 1) private var x = 2, y: Int?
      let (a, b) = (1, "c")
      var text: LocalizedStringKey { didSet { log("d") } }
      case one, two(LocalizedStringKey, by: Int)
      init(title: LocalizedStringResource = "e") { struct Local { var z: Int }; typealias L = A }
      #if DEBUG
      subscript(i: Int) -> Int { i }
      #endif
      #macro("f")
    }
    extension A.B { static func f(_ x: LocalizedStringKey) {} }
    typealias Key = LocalizedStringKey
    print("g")
    """.utf8)

  private func outline(_ bytes: [UInt8]) -> Outline {
    bytes.withUnsafeBufferPointer {
      var scanner = SourceScanner(interest: Selection(functions: []).interest)
      var outline = scanner.scan($0)
      outline.sign($0)
      return outline
    }
  }

  @Test func `an outline is read back`() {
    let outline = outline(Self.source)
    #expect(outline.items.count > 12)
    #expect(outline.encoded().withUnsafeBytes { Outline(encoded: $0) } == outline)
  }

  @Test func `outlines of any bytes are read back, damaged ones never trap`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let outline = outline(random.mutated(Self.source))
      let bytes = outline.encoded()
      #expect(bytes.withUnsafeBytes { Outline(encoded: $0) } == outline)
      _ = random.mutated(bytes).withUnsafeBytes { Outline(encoded: $0) }
      #expect(bytes.dropLast().withUnsafeBytes { Outline(encoded: $0) } == nil)
    }
  }

  @Test func `findings are read back`() throws {
    let source = Source(Outline())
    let resolving = Resolving([source], functions: [], text: { _ in [] })
    let facts = Extract.facts(
      of: Array(#"Text("a \(x)", comment: "c"); NSLocalizedString(k, comment: ""); let ("#.utf8))
    let findings = resolving.reader.findings(in: facts, index: 0)
    #expect(findings.sites.count == 1 && findings.open.count == 1 && !findings.asked.isEmpty)
    let again = try #require(
      findings.encoded().withUnsafeBytes { Resolving.Findings(encoded: $0) })
    #expect(again.sites.map(\.key) == findings.sites.map(\.key))
    #expect(again.asked == findings.asked && again.notes == findings.notes)
  }

  @Test func `a body changes nothing that other files see, a signature does`() {
    func seen(_ source: String) -> [UInt64] { outline(Array(source.utf8)).items.map(\.digest) }
    let one = seen("struct A { func f(x: Int) { g() } }")
    #expect(one == seen("struct A { func f(x: Int) { h(\"text\") } }"))
    #expect(one != seen("struct A { func f(x: String) { g() } }"))
    let stored = seen("struct A { let x = 1 }")
    #expect(stored[0] != seen("struct A { let y = 1 }")[0])
  }

  /// Whoever adds a property adds it to both directions of the codec, and then here.
  @Test func `every property is written`() {
    let place = Place(line: 1, column: 1)
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(Outline()) == 8)
    #expect(count(Outline.Name(hash: 0, item: 0)) == 2)
    #expect(count(Outline.Kinship(name: 0, of: 0, isAlias: false)) == 3)
    #expect(count(Item(.code, parent: -1, start: 0)) == 15)
    #expect(count(Resolving.Findings()) == 5)
    #expect(count(Extraction()) == 4)
    #expect(count(Facts.Note(text: "", place: place)) == 2)
    #expect(count(Site(key: "", table: "", place: place)) == 8)
    #expect(count(FixedSite(text: "", context: "", place: place)) == 3)
    #expect(count(OpenSite(table: nil, reason: "", place: place)) == 3)
  }
}
