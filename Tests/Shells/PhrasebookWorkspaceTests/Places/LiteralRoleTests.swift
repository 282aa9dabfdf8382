import PhrasebookExtract
import TestSupport
import Testing

@testable import PhrasebookWorkspace

@Suite("The call around a literal is read while a person types")
struct LiteralRoleTests {
  private func literal(_ marked: MarkedText) throws -> LiteralScan.Literal {
    let place = try #require(marked.places[1]).offset
    return try #require(LiteralScan.literal(at: place, in: Array(marked.text.utf8)))
  }

  /// The role of the literal at the mark ①.
  private func role(_ code: String) throws -> LiteralRole? {
    let marked = MarkedText(code)
    return LiteralRole(of: try literal(marked), in: CodeTokens(Array(marked.text.utf8)))
  }

  private func key(_ table: String? = nil, takesFormats: Bool = false) -> LiteralRole {
    .key(table: table, takesFormats: takesFormats)
  }

  @Test func callsAndLabels() throws {
    #expect(try role(#"Text("①a")"#) == key())
    #expect(try role(#"Text("①a"#) == key())
    #expect(try role(#"String(localized: "①a", table: "T")"#) == key("T"))
    #expect(
      try role(#"NSLocalizedString("①a", tableName: "T", comment: "")"#)
        == key("T", takesFormats: true))
    #expect(try role(#"Text("a", tableName: "①")"#) == .table)
    #expect(try role(#"NSLocalizedStringFromTable(@"a", @"①", nil)"#) == .table)
    #expect(try role(#"Text("\(String(localized: "①a")) b")"#) == key())
    #expect(try role(#"print("①a")"#) == nil)
    #expect(try role(#"f("①a")"#) == nil)
    #expect(try role(#"let a = "①a""#) == nil)
  }

  @Test func commentsAndLiteralsDoNotCount() throws {
    #expect(try role(#"Text(/* :) */ "①a")"#) == key())
    #expect(try role("Text(  // it's new; (see below)\n  \"①a\")") == key())
    #expect(try role(#"Button("(", title: "①a")"#) == key())
    #expect(try role(#"Button("a; b", title /* shown */: "①a")"#) == key())
    #expect(try role(#"NSLocalizedStringFromTable(@"a, b", @"①", nil)"#) == .table)
    #expect(try role(#"Text("①a", comment: "see table: b", tableName: "T")"#) == key("T"))
    #expect(try role(#"Text("①a", comment: "the list :)", tableName: "T")"#) == key("T"))
    #expect(try role(#"Text("①a" /* {) */, tableName: /* ours */ "T")"#) == key("T"))
  }

  @Test func namesOfCallsAndTheirPlaces() throws {
    func name(_ code: String) throws -> String {
      let marked = MarkedText(code)
      let place = try literal(marked).range.lowerBound
      let call = CallName(before: place, in: CodeTokens(Array(marked.text.utf8)))
      return "\(call.name ?? "none") \(call.start)"
    }
    #expect(try name(#"a Text("①b")"#) == "Text 2")
    #expect(try name(#"a Text(verbatim: "①b")"#) == "Text 2")
    #expect(try name("a Text(  // b\n\"①b\")") == "Text 2")
    #expect(try name(#"a Text(verbatim /* ( */ : "①b")"#) == "Text 2")
    #expect(try name(#"a ("①b")"#) == "none 2")
    #expect(try name(#"f(a, "①b")"#) == "none 5")
  }

  @Test func theArgumentsThatASymbolIncludes() throws {
    func arguments(_ code: String) throws -> String? {
      let marked = MarkedText(code)
      let literal = try literal(marked)
      let source = Array(marked.text.utf8)
      return SymbolProposal.endOfArguments(behind: literal, in: CodeTokens(source)).map {
        String(decoding: source[literal.range.lowerBound..<$0], as: UTF8.self)
      }
    }
    #expect(try arguments(#"Text("①a")"#) == #""a""#)
    #expect(try arguments(#"Text("①a", comment: "b")"#) == #""a", comment: "b""#)
    #expect(
      try arguments(#"Text("①a", bundle: .init(for: A.self))"#)
        == #""a", bundle: .init(for: A.self)"#)
    #expect(try arguments(#"Text("①a", value: "b")"#) == nil)
    #expect(try arguments(#"Text("①a" + b)"#) == nil)
    // Comments and literals.
    #expect(try arguments("Text(\"①a\",\n  comment: \"b) c\")") == "\"a\",\n  comment: \"b) c\"")
    #expect(try arguments(#"Text("①a", comment: "b, c: d")"#) == #""a", comment: "b, c: d""#)
    #expect(try arguments(#"Text("①a", /* ) */ value: "b")"#) == nil)
    #expect(try arguments(#"Text("①a" /* , comment: ) */)"#) == nil)
  }

  @Test("any bytes are read, in linear time")
  func damaged() throws {
    var random = SeededGenerator(seed: 11)
    let good = Array(#"Text("a, \(b("c"))", comment: "d", table: "T")"#.utf8)
    var roles: Set<LiteralRole> = []
    for _ in 0..<5_000 {
      let code = CodeTokens(random.mutated(good))
      for literal in LiteralScan.literals(in: code.source) {
        if let role = LiteralRole(of: literal, in: code) { roles.insert(role) }
        let call = CallName(before: literal.range.lowerBound, in: code)
        #expect(call.start <= literal.range.lowerBound)
        if let end = SymbolProposal.endOfArguments(behind: literal, in: code) {
          #expect(end >= literal.range.upperBound && code.source[end] == UInt8(ascii: ")"))
        }
      }
    }
    #expect(roles.isSuperset(of: [key("T"), .table]))
    let long = "Text(" + String(repeating: "a, ", count: 200_000) + "\"①a\")"
    #expect(try role(long) == nil)
  }
}
