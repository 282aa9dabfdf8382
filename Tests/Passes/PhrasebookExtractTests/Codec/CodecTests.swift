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
      var scanner = SourceScanner(relevant: RelevanceAnalysis(functions: []).relevant)
      var outline = scanner.scan($0)
      outline.sign($0)
      return outline
    }
  }

  @Test func anOutlineIsReadBack() {
    let outline = outline(Self.source)
    #expect(outline.items.count > 12)
    #expect(outline.encoded().withUnsafeBytes { Outline(encoded: $0) } == outline)
  }

  @Test func outlinesOfAnyBytesAreReadBackAndWhatDamagedOnesGiveToo() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let outline = outline(random.mutated(Self.source))
      let bytes = outline.encoded()
      #expect(bytes.withUnsafeBytes { Outline(encoded: $0) } == outline)
      if let damaged = random.mutated(bytes).withUnsafeBytes({ Outline(encoded: $0) }) {
        #expect(damaged.encoded().withUnsafeBytes { Outline(encoded: $0) } == damaged)
      }
      #expect(bytes.dropLast().withUnsafeBytes { Outline(encoded: $0) } == nil)
    }
  }

  @Test func findingsAreReadBack() throws {
    let source = Source(Outline())
    let resolving = Resolving([source], functions: [], text: { _ in [] })
    let facts = Extract.facts(
      of: Array(#"Text("a \(x)", comment: "c"); NSLocalizedString(k, comment: ""); let ("#.utf8))
    let findings = resolving.reader.findings(in: facts, index: 0)
    #expect(
      findings.sites.count == 1 && findings.undeterminable.count == 1 && !findings.asked.isEmpty)
    let again = try #require(
      findings.encoded().withUnsafeBytes { Resolving.Findings(encoded: $0) })
    #expect(again.sites.map(\.key) == findings.sites.map(\.key))
    #expect(again.asked == findings.asked && again.diagnostics == findings.diagnostics)
  }

  @Test(
    arguments: [
      .assembled, .interpolated, .chosen, .returned, .variable, .tableNotLiteral,
      .unknownSetting(key: "CFBundleName", text: "$(NAME)"), .missingSettings, .missingInfoPlist,
      .other("of another version"),
    ] as [UnknownKeyReason])
  func aReasonIsReadBack(_ reason: UnknownKeyReason) {
    #expect(reason.bytes.withUnsafeBytes { UnknownKeyReason(bytes: $0) } == reason)
  }

  @Test(
    arguments: [
      .argument("title(_:)"), .assignment("label.text"), .error("errorDescription"),
    ] as [FixedText.Use])
  func aUseOfAFixedTextIsReadBack(_ use: FixedText.Use) {
    #expect(use.bytes.withUnsafeBytes { FixedText.Use(bytes: $0) } == use)
  }

  @Test func aBodyChangesNothingThatOtherFilesSeeASignatureDoes() {
    func seen(_ source: String) -> [UInt64] { outline(Array(source.utf8)).items.map(\.digest) }
    let one = seen("struct A { func f(x: Int) { g() } }")
    #expect(one == seen("struct A { func f(x: Int) { h(\"text\") } }"))
    #expect(one != seen("struct A { func f(x: String) { g() } }"))
    let stored = seen("struct A { let x = 1 }")
    #expect(stored[0] != seen("struct A { let y = 1 }")[0])
  }

  /// Every form of declaration, statement, expression, pattern and type.
  private static let everything = Array(
    """
    public typealias Key = [String: (a: Int?, [B<C>]) -> Void]
    open class D<T: E>: F where T: G {
      @Parameter(title: "a") public static let (x, y) = (1, 2.5), z: Int = nil ?? true
      var w: [Int] { willSet { f() } }
      var v: Int { get { 1 } set { g() } }
      subscript(i: Int) -> String { "b\\(i, specifier: "%d")" }
      init(_ s: LocalizedStringResource = "c", many: Int...) { self.s = s }
      case d(LocalizedStringKey), e
      @_disfavoredOverload func h<U>(k: some View) -> U? {
        guard let q = x, case .some(let r) = y else { return nil }
        for case (let i, _)? in list { print(i) }
        while x > 0, let t { x -= 1 }
        repeat { x += 1 } while true
        do { try j() } catch let error as K { l(error!) }
        switch x { case .d("m"), is N: o[1] = p as? Q; default: break }
        let c = a ? "r" : b?.s
        return { (u: Int, v) -> Int in #macro("t"); return if u { ["k": 1] } else { [1] } }
      }
    }
    """.utf8)

  @Test func factsAreReadBack() {
    for source in [Self.everything, Self.source] {
      let facts = Extract.SourceFacts(file: "é/a.swift", facts: Extract.facts(of: source))
      let bytes = facts.encoded()
      let again = bytes.withUnsafeBytes { Extract.SourceFacts(encoded: $0) }
      #expect(again?.file == facts.file && again?.facts == facts.facts)
      #expect(facts.encoded() == bytes)
    }
  }

  @Test func factsOfAnyBytesAreReadBackAndWhatDamagedOnesGiveToo() {
    var random = SeededGenerator(seed: 21)
    for _ in 0..<100 {
      let source = random.mutated(Self.everything)
      let facts = Extract.SourceFacts(file: "a.swift", facts: Extract.facts(of: source))
      let bytes = facts.encoded()
      #expect(bytes.withUnsafeBytes { Extract.SourceFacts(encoded: $0) }?.facts == facts.facts)
      let damaged = random.mutated(bytes).withUnsafeBytes { Extract.SourceFacts(encoded: $0) }
      if let damaged {
        let again = damaged.encoded().withUnsafeBytes { Extract.SourceFacts(encoded: $0) }
        #expect(again?.file == damaged.file && again?.facts.block == damaged.facts.block)
      }
      #expect(bytes.dropLast().withUnsafeBytes { Extract.SourceFacts(encoded: $0) } == nil)
    }
  }

  @Test func whatNestsWithoutEndIsRefused() async {
    var writer = ByteWriter()
    writer.string("a.swift")
    // A block with one statement, which is a block of no conditions with one statement, and so on.
    for _ in 0..<100_000 { for byte: UInt8 in [1, 5, 0] { writer.byte(byte) } }
    let bytes = writer.finish()
    let isRefused = await onDeepThread {
      bytes.withUnsafeBytes { Extract.SourceFacts(encoded: $0) } == nil
    }
    #expect(isRefused)
  }

  /// The findings about a key of megabytes each write it.
  @Test func aLongStringIsHashedOnce() throws {
    let long = String(repeating: "long ", count: 800_000)
    let clock = ContinuousClock()
    let hashing = clock.measure { for _ in 0..<40 { _ = ExactString(long).hashValue } }
    var writer = ByteWriter()
    writer.string("short")
    writer.string(long)
    let writing = clock.measure { for _ in 0..<400 { writer.string(long) } }
    #expect(writing < hashing)
    writer.string("short")
    #expect(writer.bytes == [0] + Array(repeating: 1, count: 401) + [0])
  }

  @Test(
    arguments: [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF]] as [[UInt8]])
  func aStringThatIsNoUTF8IsRefused(_ bad: [UInt8]) throws {
    let text = String(repeating: "a", count: 20 + bad.count)
    var writer = ByteWriter()
    writer.string(text)
    var bytes = writer.finish()
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "a")))
    #expect(bytes.withUnsafeBytes { (try? ByteReader($0)) != nil })
    bytes.replaceSubrange(start + 7..<start + 7 + bad.count, with: bad)
    #expect(bytes.withUnsafeBytes { (try? ByteReader($0)) == nil })
  }

  @Test func publicDeclarationsOfOtherModulesCountOthersDoNot() {
    func facts(_ file: String, _ source: String) -> Extract.SourceFacts {
      Extract.SourceFacts(file: file, facts: Extract.facts(of: Array(source.utf8)))
    }
    let use = facts(
      "use.swift", #"import A; func f() { show("a"); hide("b"); Row(x: "c"); K.d("e") }"#)
    let other = facts(
      "other.swift",
      """
      public func show(_ text: LocalizedStringResource) {}
      func hide(_ text: LocalizedStringResource) {}
      public struct Row { public init(x: LocalizedStringKey) {} }
      public extension K { static func d(_ text: Word) {} }
      public typealias Word = LocalizedStringResource
      """)
    #expect(
      Extract.resolve([use], context: [other]).strings.map(\.key).sorted() == ["a", "c", "e"])
    #expect(Extract.resolve([use]).strings.isEmpty)
    #expect(Extract.resolve([use, other]).strings.map(\.key).sorted() == ["a", "b", "c", "e"])
  }

  /// A new property is added to both directions of the codec, and then here.
  @Test func everyPropertyIsWritten() {
    let place = Place(line: 1, column: 1)
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(count(Outline()) == 9)
    #expect(count(Outline.Name(hash: 0, item: 0)) == 2)
    #expect(count(Outline.InheritanceEdge(name: 0, of: 0, relation: .inherits)) == 3)
    #expect(count(Item(.code, parent: -1, start: 0)) == 16)
    #expect(count(Resolving.Findings()) == 7)
    #expect(count(Extraction()) == 6)
    let location = Location(place)
    #expect(count(location) == 3)
    #expect(count(Diagnostic(.note, "")) == 4)
    #expect(count(ExtractedString(key: "")) == 12)
    #expect(count(CallSite(location)) == 5)
    #expect(count(Site(key: "", table: "", call: CallSite(location))) == 6)
    #expect(count(FixedText(location: location, text: "", use: .argument(""))) == 3)
    #expect(count(Concatenation(location: location, keys: [])) == 2)
    #expect(count(FormatCall(location: location, table: "", key: "", arguments: [])) == 4)
    #expect(count(UndeterminableSite(location: location, table: nil, reason: .variable)) == 3)
    #expect(count(Finding(id: "", severity: .note, message: "")) == 14)
  }

  /// As above; a new property of facts also raises `Extract.SourceFacts.format` too.
  @Test func everyPropertyOfFactsIsWritten() {
    let place = Place(line: 1, column: 1)
    func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
    #expect(Extract.SourceFacts.format == 7)
    #expect(count(Facts(block: Block(), diagnostics: [])) == 3)
    #expect(count(Alias(name: "", target: .unknown)) == 3)
    #expect(count(Variable(name: "")) == 10)
    #expect(count(Function(kind: .function, name: "")) == 11)
    #expect(count(Parameter(name: "", type: .unknown)) == 7)
    #expect(count(TypeDeclaration(kind: .class, name: "")) == 7)
    #expect(count(Attribute(name: "", arguments: [], place: place)) == 3)
    #expect(count(Argument(value: .null)) == 2)
    #expect(count(Call(callee: .null, arguments: [], place: place)) == 5)
    #expect(count(Closure(parameters: [], body: Block())) == 3)
    #expect(count(Conditional(clauses: [])) == 2)
    #expect(count(Conditional.Clause(conditions: [], patterns: [], body: Block())) == 3)
  }
}
