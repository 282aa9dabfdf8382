import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

/// Types, aliases, extensions, conformances and values of a few names, nested at random: nearly
/// every program leads back to itself in some way. Extraction ends, and finds every text.
@Suite struct CyclicProgramTests {
  /// A program of a few names, with a text of its own in many declarations.
  struct Program {
    private(set) var files: [(file: String, bytes: [UInt8])] = []
    private(set) var keys: Set<String> = []
    private var generator: SeededGenerator
    private var names: [String]

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      names = Array(["A", "B", "C", "D"].prefix(1 + Int(seed % 4)))
      for index in 0..<Int.random(in: 1...3, using: &generator) {
        let source = (0..<Int.random(in: 1...5, using: &generator)).map { _ in declaration(0) }
        files.append((file: "\(index).swift", bytes: Array(source.joined(separator: "\n").utf8)))
      }
    }

    private mutating func name() -> String { generator.pick(names) ?? "A" }

    /// `A`, `A.B`, `[A]`, `(A, B)`, `A<B>`, `A?`.
    private mutating func type() -> String {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: "\(type()).\(name())"
      case 1: "[\(type())]"
      case 2: "(\(type()), \(type()))"
      case 3: "\(name())<\(type())>"
      case 4: "\(name())?"
      case 5: "(\(type())) -> \(type())"
      default: name()
      }
    }

    private mutating func path() -> String {
      generator.chance(0.3) ? "\(name()).\(name())" : name()
    }

    private mutating func value() -> String {
      let name = name().lowercased()
      return switch Int.random(in: 0..<8, using: &generator) {
      case 0: "\(value()).\(name)"
      case 1: "[\(value()), \(value())]"
      case 2: "\(self.name())(\(name): \(value()))"
      case 3: "\(value()) ?? \(value())"
      case 4: ".init(\(value()))"
      case 5: "\(type()).\(name)"
      default: name
      }
    }

    private mutating func declaration(_ depth: Int) -> String {
      let kinds = ["struct", "class", "enum", "protocol", "extension", "extension", "extension"]
      switch Int.random(in: 0..<(depth < 4 ? 12 : 5), using: &generator) {
      case 0: return "typealias \(name()) = \(type())"
      case 1: return "let \(name().lowercased()) = \(value())"
      case 2: return "let \(name().lowercased()): \(type()) = \(value())"
      case 3: return "func \(name().lowercased())(_ a: \(type())) -> \(type()) { \(value()) }"
      case 4:
        let key = "key \(keys.count)"
        keys.insert(key)
        return "let text\(keys.count) = Text(\"\(key)\")"
      default:
        let kind = generator.pick(kinds) ?? "struct"
        let inherits = generator.chance(0.4) ? ": \(type()), \(path())" : ""
        let members = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          declaration(depth + 1)
        }
        let own = kind == "extension" ? path() : name()
        return "\(kind) \(own)\(inherits) { \(members.joined(separator: "\n")) }"
      }
    }

    var text: String {
      files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n---\n")
    }
  }

  /// Programs that once ended nowhere.
  @Test(arguments: [
    "extension A { struct A { let t = Text(\"key\") } }",
    "extension A { struct B { let t = Text(\"key\") } }\nextension B { struct A {} }",
    "extension A { struct B {} }\nextension B { struct C {} }\n"
      + "extension C { struct A { let t = Text(\"key\") } }",
    "typealias A = A.B\nfunc f(a: A.B) { Text(\"key\") }\nlet b: A.B = Text(\"key\")",
    "typealias A = B.C\ntypealias B = A.C\nlet b: A.C = f()\nlet t = Text(\"key\")",
    "let $$a = $$a\nlet t = Text(\"key\")\nlet u = Text(\"\\($$$$$$$$a)\")",
  ])
  func aProgramThatLeadsBackToItself(_ source: String) async {
    let found = await onDeepThread { Self.extractions(of: [("A.swift", Array(source.utf8))]) }
    for extraction in found { #expect(extraction.strings.contains { $0.key == "key" }) }
  }

  /// Extensions, aliases and values in chains that no person writes.
  @Test(
    arguments: [
      { (count: Int) in (0..<count).map { "extension A\($0) { struct A\($0 + 1) {} }" } },
      { count in
        (0..<count).map { "typealias A\($0 + 1) = A\($0).B" } + ["let x: A\(count).B = f()"]
      },
      { count in
        (0..<count).map { "typealias A\($0 + 1) = C<A\($0).B, A\($0).C, A\($0).D>" }
          + ["let x: A\(count).B = f()"]
      },
      { count in (0..<count).map { "class C\($0): C\($0 + 1) {}" } + ["let x = C0(\"a\")"] },
      { count in
        ["func f(a: Int?) {"] + (0..<count).map { _ in "guard let a = a else { return }" }
          + ["let u = Text(\"\\(a)\") }"]
      },
      { count in ["let x = \"\\(" + String(repeating: "$", count: count) + "a)\""] },
    ] as [@Sendable (Int) -> [String]])
  func aLongChain(_ lines: @Sendable @escaping (Int) -> [String]) async {
    let source = Array((lines(5_000) + ["let t = Text(\"key\")"]).joined(separator: "\n").utf8)
    let found = await onDeepThread { Self.extractions(of: [("A.swift", source)]) }
    for extraction in found { #expect(extraction.strings.contains { $0.key == "key" }) }
  }

  /// Each step would make the type four times as large: what replaces a generic parameter counts.
  @Test(
    "a generic type that grows with each step of a chain",
    arguments: [
      "var d: G<(T, T, T, T)>", "func d() -> G<(T, T, T, T)>", "typealias D = (T, T); var d: G<D>",
      "func d<U>(_ u: U) -> G<(T, U, T)>",
    ])
  func aGrowingType(_ member: String) async {
    let call = member.contains("func d<") ? "d(1)" : member.contains("func") ? "d()" : "d"
    let chain = String(repeating: ".\(call)", count: 16)
    let source = """
      struct G<T> { func f(_ k: LocalizedStringKey) -> G<G<T>> {}; \(member) }
      let x = G<Int>()\(chain).f("k")
      let t = Text("key")
      """
    let found = await onDeepThread { Self.extractions(of: [("A.swift", Array(source.utf8))]) }
    for extraction in found { #expect(extraction.strings.contains { $0.key == "key" }) }
  }

  @Test func randomProgramsEndAndTheirTextsAreFound() async {
    for seed in 0..<300 as Range<UInt64> {
      let program = Program(seed: seed)
      let found = await onDeepThread { Self.extractions(of: program.files) }
      for extraction in found {
        let missing = program.keys.subtracting(extraction.strings.map(\.key))
        #expect(missing.isEmpty, "\(seed): \(missing)\n\(program.text)")
      }
    }
  }

  @Test func theOrderOfTheFilesMakesNoDifference() async {
    for seed in 0..<100 as Range<UInt64> {
      let program = Program(seed: seed)
      let found = await onDeepThread {
        [program.files, program.files.reversed()].map { Self.extractions(of: $0) }
      }
      #expect(found[0] == found[1], "\(seed)\n\(program.text)")
    }
  }

  /// The results from facts of whole files, and from those of the parts that matter by an outline.
  private static func extractions(of files: [(file: String, bytes: [UInt8])]) -> [Extraction] {
    let relevance = RelevanceAnalysis(functions: [])
    var scanner = SourceScanner(relevant: relevance.relevant)
    let outlines = files.map { $0.bytes.withUnsafeBufferPointer { scanner.scan($0) } }
    let resolving = Resolving(outlines.map { Source($0) }, functions: []) { files[$0].bytes }
    let reader = resolving.reader
    let findings = files.indices.map { index in
      let found = files[index].bytes.withUnsafeBufferPointer {
        reader.findings(in: $0, outlines[index], index: index)
      }
      return (file: files[index].file, findings: found)
    }
    return [Extract.extraction(of: files), Resolving.extraction(findings)]
  }
}
