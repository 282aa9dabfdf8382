import PhrasebookModel
import Testing

/// The static type of an interpolated value decides its specifier.
@Suite struct SpecifierTests {
  @Test(arguments: [
    ("Int", "%lld"), ("Int64", "%lld"), ("Int8", "%d"), ("Int16", "%d"), ("Int32", "%d"),
    ("UInt", "%llu"), ("UInt64", "%llu"), ("UInt8", "%u"), ("UInt16", "%u"), ("UInt32", "%u"),
    ("Float", "%f"), ("Double", "%lf"), ("CGFloat", "%lf"), ("String", "%@"), ("Substring", "%@"),
    ("Bool", "%@"), ("Date", "%@"), ("URL", "%@"), ("UUID", "%@"), ("Decimal", "%@"),
    ("Int?", "%@"),
    ("[Int]", "%@"), ("Swift.Int", "%lld"), ("TimeInterval", "%lf"), ("AttributedString", "%@"),
    ("LocalizedStringResource", "%@"), ("Measurement<UnitLength>", "%@"), ("(Int)", "%lld"),
    ("any StringProtocol", "%@"), ("NSNumber", "%@"), ("Character", "%@"),
  ])
  func typesHaveTheirSpecifier(_ type: String, _ specifier: String) {
    Example("func f(x: \(type)) { Text(\"a \\(x)\") }", "a \(specifier)").expectKeys()
    Example("struct V { let x: \(type); func f() { Text(\"a \\(x)\") } }", "a \(specifier)")
      .expectKeys()
    Example(
      "struct V { var x: \(type) { y }; func f() { Text(\"a \\(self.x)\") } }", "a \(specifier)"
    )
    .expectKeys()
    Example("func x() -> \(type) { y }\nfunc f() { Text(\"a \\(x())\") }", "a \(specifier)")
      .expectKeys()
    Example("func f() { let x: \(type) = y; Text(\"a \\(x)\") }", "a \(specifier)").expectKeys()
    Example("typealias T = \(type)\nfunc f(x: T) { Text(\"a \\(x)\") }", "a \(specifier)")
      .expectKeys()
    Example("func f(x: \(type)) { String(localized: \"a \\(x)\") }", "a \(specifier)").expectKeys()
  }

  /// A binding of a list is a collection of bindings, and has the list's own members as bindings.
  @Test(arguments: [
    Example(
      """
      struct V { @Binding var xs: [String]; func f() {
        ForEach($xs.indices, id: \\.self) { i in Text("a \\(i + 1) \\(i)") }
        Text("b \\($xs.count)")
      } }
      """, "a %lld %lld", "b %lld"),
    Example(
      """
      extension Array { var total: Int { 1 } }
      struct V { @State var xs: [Int] = []; func f() { Text("a \\($xs.total) \\(xs.total)") } }
      """, "a %@ %lld"),
    Example(
      """
      struct M { var indices: String }
      struct V { @State var m: M; func f() { Text("a \\($m.indices)") } }
      """, "a %@"),
  ])
  func bindingsOfLists(_ example: Example) { example.expectKeys() }

  /// Its first value shows that a sum is a number, though the type of the sequence is in a package.
  @Test(arguments: [
    Example(
      "func f(x: Quotes) { let s = x.fees.reduce(0) { $0 + $1.fee }; Text(\"a \\(s)\") }", "a %lld"),
    Example("func f(x: Quotes) { Text(\"a \\(x.fees.map(\\.fee).reduce(0.0, +))\") }", "a %lf"),
    Example("func f(x: [Double]) { let s = x.reduce(0, +); Text(\"a \\(s)\") }", "a %lf"),
    Example("func f(x: Quotes) { Text(\"a \\(x.fees.reduce(\"\", +))\") }", "a %@"),
  ])
  func sumsHaveTheirSpecifier(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("func f(x: Set<Int>) { Text(\"a \\(x.subtracting([1]).first!)\") }", "a %lld"),
    Example("func f(x: Set<Double>, y: [Double]) { Text(\"a \\(x.union(y).first!)\") }", "a %lf"),
  ])
  func elementsOfSetsHaveTheirSpecifier(_ example: Example) { example.expectKeys() }

  /// The property of another type with that name does not count for one of another language.
  @Test(arguments: [
    Example("struct S { let n: Int }\nfunc f(x: Absent) { Text(\"a \\(x.n)\") }", "a %@"),
    Example("struct S { let n: Int }\nfunc f() { Text(\"a \\(unknown().n)\") }", "a %lld"),
    Example("struct S { let n: Int }\nfunc f(x: Absent.Entry) { Text(\"a \\(x.n)\") }", "a %lld"),
  ])
  func propertiesOfAbsentTypes(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("enum E: Int { case b }\nfunc f(e: E) { Text(\"a \\(e.rawValue)\") }", "a %lld"),
    Example("enum E: UInt8 { case b }\nfunc f() { Text(\"a \\(E.b.rawValue)\") }", "a %u"),
    Example(
      "struct O { enum E: Double { case b } }\nfunc f(e: O.E) { Text(\"a \\(e.rawValue)\") }",
      "a %lf"),
    Example("enum E: String { case b }\nfunc f(e: E) { Text(\"a \\(e.rawValue)\") }", "a %@"),
    Example("enum E: Error { case b }\nfunc f(e: E) { Text(\"a \\(e)\") }", "a %@"),
    Example("let n = 1, y = 2.5\nfunc f() { Text(\"a \\(y)\") }", "a %lf"),
    Example(
      "struct S { var a = 1.5, b = [1], w: Float = 2; func f() { Text(\"a \\(w)\") } }", "a %f"),
    Example(#"Text("a \(systemImage: "star") b")"#, "a %@ b"),
    Example(#"Text("a \(1)")"#, "a %lld"),
    Example(#"Text("a \(-1)")"#, "a %lld"),
    Example(#"Text("a \(0x1F)")"#, "a %lld"),
    Example(#"Text("a \(1.5)")"#, "a %lf"),
    Example(#"Text("a \(1 + 2)")"#, "a %lld"),
    Example(#"Text("a \(1 + 2.5)")"#, "a %lf"),
    Example(#"func f() { let n = 1; Text("a \(n)") }"#, "a %lld"),
    Example(#"func f() { let n = 1.5; Text("a \(n)") }"#, "a %lf"),
    Example(#"func f() { let s = "x"; Text("a \(s)") }"#, "a %@"),
    Example(#"func f() { let (n, s) = (1, "x"); Text("a \(n) \(s)") }"#, "a %lld %@"),
    Example(
      #"func f(t: (n: Int, s: String)) { Text("a \(t.n) \(t.s) \(t.0)") }"#, "a %lld %@ %lld"),
    Example(#"func f(n: Int?) { if let n { Text("a \(n)") } }"#, "a %lld"),
    Example(
      """
      extension Size { func parts() -> (feet: Int, inches: Double) { (1, 2) } }
      func f(size: Size?) {
        if let (feet, inches) = size?.parts() { Text("a \\(feet) \\(inches)") }
        guard let (all, _) = size?.parts() else { return }
        Text("b \\(all)")
      }
      """, "a %lld %lf", "b %lld"),
    Example(#"func f(n: Int?) { if let m = n { Text("a \(m)") } }"#, "a %lld"),
    Example(#"func f(n: Int?) { guard let n else { return }; Text("a \(n)") }"#, "a %lld"),
    Example(#"func f(n: Int?) { while let n = n { Text("a \(n)") } }"#, "a %lld"),
    Example(#"func f(n: Int?) { if case let m? = n { Text("a \(m)") } }"#, "a %lld"),
    Example(#"func f(n: Int?) { if case .some(let m) = n { Text("a \(m)") } }"#, "a %lld"),
    Example(#"func f(n: Any) { if let n = n as? Int { Text("a \(n)") } }"#, "a %lld"),
    Example(
      #"func f(n: Any) { switch n { case let n as Int: Text("a \(n)"); default: break } }"#,
      "a %lld"),
    Example(#"func f(n: Int?) { Text("a \(n ?? 0)") }"#, "a %lld"),
    Example(#"func f(n: Int?) { Text("a \(n!)") }"#, "a %lld"),
    Example(#"func f() { for i in 0..<5 { Text("a \(i)") } }"#, "a %lld"),
    Example(#"func f(xs: [Double]) { for x in xs { Text("a \(x)") } }"#, "a %lf"),
    Example(
      #"func f(xs: [String: Int]) { for (k, v) in xs { Text("a \(k) \(v)") } }"#, "a %@ %lld"),
    Example(
      #"func f(xs: [String]) { for (i, x) in xs.enumerated() { Text("a \(i) \(x)") } }"#,
      "a %lld %@"),
    Example(
      "enum E { case n(Int), s(String) }\nfunc f(e: E) { switch e { case .n(let n): Text(\"a \\(n)\"); case .s(let s): Text(\"b \\(s)\") } }",
      "a %lld", "b %@"),
    Example(
      "enum E { case n(Int) }\nfunc f(e: E) { if case .n(let n) = e { Text(\"a \\(n)\") } }",
      "a %lld"),
    Example(
      "enum E { case n(Int, String) }\nfunc f(e: E) { if case let .n(n, s) = e { Text(\"a \\(n) \\(s)\") } }",
      "a %lld %@"),
    Example(
      "enum E { case n(count: Int) }\nfunc f(e: E) { guard case .n(count: let n) = e else { return }; Text(\"a \\(n)\") }",
      "a %lld"),
    Example(
      "func f(e: E) { switch e { case .n(let n): Text(\"a \\(n)\") } }\n---\nenum E { case n(UInt8) }",
      "a %u"),
    Example(
      "struct U { let age: Int }\nfunc f(u: U, o: U?) { Text(\"a \\(u.age) \\(o?.age ?? 0)\") }",
      "a %lld %lld"),
    Example("func f(u: U) { Text(\"a \\(u.age)\") }\n---\nstruct U { let age: Float }", "a %f"),
    Example(
      "func f(u: U) { Text(\"a \\(u.next.next.age)\") }\n---\nstruct U { var next: U { self }; let age: Float }",
      "a %f"),
    Example(
      "func f(u: U) { Text(\"a \\(u.age)\") }\n---\nstruct U {}\n---\nextension U { var age: UInt { 1 } }",
      "a %llu"),
    Example("class B { var n = 1 }\nclass D: B { func f() { Text(\"a \\(n)\") } }", "a %lld"),
    Example(
      "protocol P { var n: Int { get } }\nfunc f(p: some P) { Text(\"a \\(p.n)\") }", "a %lld"),
    Example(
      "struct U { static let n = 1; func f() { Text(\"a \\(Self.n) \\(U.n)\") } }", "a %lld %lld"),
    Example(
      "struct U: Identifiable { let id: Int }\nfunc f(us: [U]) { ForEach(us) { u in Text(\"a \\(u.id)\") } }",
      "a %lld"),
    Example(
      "struct U { let id: Int }\nfunc f(us: [U]) { ForEach(us, id: \\.id) { Text(\"a \\($0.id)\") } }",
      "a %lld"),
    Example(
      "struct U { let id: Int }\nstruct V { @State var us: [U]; func f() { ForEach($us) { $u in Text(\"a \\(u.id)\") } } }",
      "a %lld"),
    Example("struct V { @Binding var n: Int; func f() { Text(\"a \\(n)\") } }", "a %lld"),
    Example("struct V { @State private var n = 0.5; func f() { Text(\"a \\(n)\") } }", "a %lf"),
    Example("struct V { @AppStorage(\"n\") var n = 3; func f() { Text(\"a \\(n)\") } }", "a %lld"),
    Example(
      "struct Box<T> { let value: T }\nfunc f(b: Box<Int>) { Text(\"a \\(b.value)\") }", "a %lld"),
    Example("func g<T>(_ x: T) -> T { x }\nfunc f() { Text(\"a \\(g(1))\") }", "a %lld"),
    Example(
      "struct M { subscript(i: Int) -> Int { 1 } }\nfunc f(m: M) { Text(\"a \\(m[0])\") }", "a %lld"
    ),
    Example("func f(xs: [[Int]]) { Text(\"a \\(xs[0][1])\") }", "a %lld"),
    Example("func f(xs: [Int]) { Text(\"a \\(xs.first)\") }", "a %@"),
    Example("func f(xs: [Int]) { let n = xs.count; Text(\"a \\(n)\") }", "a %lld"),
    Example("func f(xs: [Int]) { let n: Int; n = xs.count; Text(\"a \\(n)\") }", "a %lld"),
    Example("func f(c: Bool) { let n = if c { 1 } else { 2 }; Text(\"a \\(n)\") }", "a %lld"),
    Example("func f(c: Bool, d: Double) { Text(\"a \\(c ? 1 : d)\") }", "a %lf"),
    Example("func f() { let n = { () -> Int in 1 }(); Text(\"a \\(n)\") }", "a %lld"),
    Example("func f(g: (Int) -> Double) { Text(\"a \\(g(1))\") }", "a %lf"),
    Example("func f() { func g() -> UInt8 { 1 }; Text(\"a \\(g())\") }", "a %u"),
    Example(
      "func f(n: Int) { Text(\"a \\(n as Int)\"); Text(\"b \\(Double(n))\") }", "a %lld", "b %lf"),
    Example("func f(n: Int) { Text(\"a \\(n.description)\") }", "a %@"),
    Example("func f(n: Int) { let n = \"x\"; Text(\"a \\(n)\") }", "a %@"),
    Example("func f(n: Int) { if true { let n = \"x\"; print(n) }; Text(\"a \\(n)\") }", "a %lld"),
    Example("let n = 1\nstruct V { let n: String; func f() { Text(\"a \\(n)\") } }", "a %@"),
    Example(
      "func f(n: Int) throws { Text(\"a \\(try g(n))\") }\nfunc g(_ n: Int) throws -> Int { n }",
      "a %lld"),
  ])
  func inferredTypesHaveTheirSpecifier(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(#"func f(x: Double) { Text("a \(x, specifier: "%.2f")") }"#, "a %.2f"),
    Example(#"func f(x: Int) { Text("a \(x, specifier: "%05d")") }"#, "a %05d"),
    Example(#"func f(x: Double) { Text("a \(x, format: .percent)") }"#, "a %@"),
    Example(#"func f(x: Int) { Text("a \(x, format: .number) \(x)") }"#, "a %@ %lld"),
    Example(#"func f(x: Date) { Text("a \(x, style: .date)") }"#, "a %@"),
    Example(#"func f(x: Date) { Text("a \(x, formatter: g)") }"#, "a %@"),
    Example(
      #"func f(x: ClosedRange<Date>) { Text("a \(timerInterval: x, countsDown: true)") }"#, "a %@"),
    Example(
      #"LocalizedStringResource("a \(placeholder: .int) \(placeholder: .uint) \(placeholder: .float) \(placeholder: .double) \(placeholder: .object)")"#,
      "a %lld %llu %f %lf %@"),
    Example(#"LocalizedStringResource("a \(placeholder: .double, specifier: "%.1f")")"#, "a %.1f"),
    Example(#"func f(n: Int, m: Int) { Text("\(n) of \(m)") }"#, "%lld of %lld"),
    Example(#"func f(n: Int) { Text("\(n)") }"#, "%lld"),
    Example(#"func f(n: Int) { Text("\(n)\(n)") }"#, "%lld%lld"),
  ])
  func labelsDecideTheSpecifier(_ example: Example) { example.expectKeys() }
}

/// A guessed type of a value is marked: such keys are found under another specifier too.
@Suite struct GuessedSpecifierTests {
  @Test(arguments: [
    ("func f() { let n = AuthorizationCreate(nil); Text(\"a \\(n)\") }", true),
    (#"Text("a \(systemImage: "star")")"#, true),
    ("func f() { let n = Date(); Text(\"a \\(n)\") }", false),
    ("struct N {}\nfunc f() { let n = N(); Text(\"a \\(n)\") }", false),
  ])
  func guessedSpecifiersAreMarked(_ source: String, _ isGuessed: Bool) {
    let strings = Example(source).extraction.strings
    #expect(strings.map(\.hasGuessedSpecifiers) == [isGuessed])
    #expect(strings.map(\.hasGuessedSite) == [isGuessed])
  }

  @Test(arguments: [
    "func f(s: String) { Text(\"\\(s)\"); Text(\"\\(unknown)\") }",
    "func f(s: String) { Text(\"\\(unknown)\"); Text(\"\\(s)\") }",
  ])
  func aGuessBesideACertainSiteIsRemembered(_ source: String) {
    let strings = Example(source).extraction.strings
    #expect(strings.map(\.key) == ["%@"])
    #expect(strings.map(\.hasGuessedSpecifiers) == [false])
    #expect(strings.map(\.hasGuessedSite) == [true])
  }

  /// The type of the other operand is not known.
  @Test(arguments: [
    Example("func f(p: Vendor) { Text(\"a \\(p.place + 1)\") }", "a %lld"),
    Example("func f(p: Vendor) { Text(\"a \\(100 * p.share)\") }", "a %lld"),
    Example("func f(p: Vendor) { Text(\"a \\(100 * p.done / p.total)\") }", "a %lld"),
    Example("func f(p: Vendor) { Text(\"a \\((p.done + 0.5) / p.total)\") }", "a %lf"),
    Example("func f(p: Vendor) { Text(\"a \\(p.share * 100.0)\") }", "a %lf"),
    Example("func f(p: Vendor) { Text(\"a \\(p.place)\") }", "a %@"),
    Example("func f(p: Vendor, n: Double) { Text(\"a \\(n + 1)\") }", "a %lf"),
  ])
  func numbersThatAreCalculated(_ example: Example) { example.expectKeys() }
}
