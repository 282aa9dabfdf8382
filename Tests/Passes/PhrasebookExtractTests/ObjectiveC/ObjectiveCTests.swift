import PhrasebookModel
import TestSupport
import Testing

@testable import PhrasebookExtract

@Suite("Objective-C and C sources")
struct ObjectiveCTests {
  private func extraction(
    _ source: String, file: String = "a.m", functions: [String] = []
  ) -> Extraction {
    Extract.extraction(of: [(file, Array(source.utf8))], functions: functions)
  }

  /// The keys of a source, each with its table if that is not the usual one, in order of place.
  private func keys(_ source: String, functions: [String] = []) -> [String] {
    extraction(source, functions: functions).strings
      .flatMap { string in string.locations.map { ($0, string) } }
      .sorted { $0.0 < $1.0 }
      .map { $1.table == "Localizable" ? $1.key : "\($1.table):\($1.key)" }
  }

  static let examples: [(source: String, keys: [String])] = [
    (#"NSLocalizedString(@"Open", nil);"#, ["Open"]),
    (
      #"NSLocalizedString(@"Open", @"A button") NSLocalizedString(@"Close", NULL)"#,
      ["Open", "Close"]
    ),
    (#"NSLocalizedStringFromTable(@"a", @"T", nil)"#, ["T:a"]),
    (#"NSLocalizedStringFromTable(@"a", nil, nil)"#, ["a"]),
    (
      #"NSLocalizedStringFromTableInBundle(@"a", @"T", [NSBundle bundleForClass:[X class]], nil)"#,
      ["T:a"]
    ),
    (
      #"NSLocalizedStringWithDefaultValue(@"a", @"T", NSBundle.mainBundle, @"Value", @"c")"#,
      ["T:a"]
    ),
    (#"NSLocalizedAttributedString(@"a", nil)"#, ["a"]),
    (#"NSLocalizedAttributedStringFromTable(@"a", @"T", nil)"#, ["T:a"]),
    (#"CFCopyLocalizedString(CFSTR("a"), "comment")"#, ["a"]),
    (
      #"CFCopyLocalizedStringFromTableInBundle(CFSTR ("a" "b"), CFSTR("T"), bundle, "c")"#, ["T:ab"]
    ),
    // Literals side by side are one.
    ("NSLocalizedString(@\"one \" @\"two \"\n  \"three\", nil)", ["one two three"]),
    ("NSLocalizedString(@\"one \\\n  two\", nil)", ["one   two"]),
    // Escapes.
    (#"NSLocalizedString(@"\"\\\n\t\x41\101\u00e9\U0001F600\?", nil)"#, ["\"\\\n\tAAé😀?"]),
    (#"NSLocalizedString(@"\xe2\x80\xa6", nil)"#, ["…"]),
    (#"NSLocalizedString(@"", nil)"#, [""]),
    (#"NSLocalizedString(@"%d of %@", nil)"#, ["%d of %@"]),
    // Inside of other things.
    (
      #"[l setText:[NSString stringWithFormat:NSLocalizedString(@"a", nil), f(NSLocalizedString(@"b", nil))]];"#,
      ["a", "b"]
    ),
    (
      #"x = ^{ return NSLocalizedString(@"a", nil); }; y = @{@"k": NSLocalizedString(@"b", nil)};"#,
      ["a", "b"]
    ),
    (
      #"for (int i = 0; i < n(NSLocalizedString(@"a", nil)); i++) { NSLocalizedString(@"b", nil); }"#,
      ["a", "b"]
    ),
    // Comments, and code that is switched off.
    (#"// NSLocalizedString(@"a", nil)"#, []),
    (
      "/* NSLocalizedString(@\"a\", nil)\n */ NSLocalizedString(/* c */ @\"b\" /* d */, nil)", ["b"]
    ),
    ("// a \\\nNSLocalizedString(@\"a\", nil)\nNSLocalizedString(@\"b\", nil)", ["b"]),
    (
      "#if 0\n#if X\ndon't NSLocalizedString(@\"a\", nil)\n#endif\n#else\nNSLocalizedString(@\"b\", nil)\n#endif",
      ["b"]
    ),
    (
      "#if X\nNSLocalizedString(@\"a\", nil)\n#else\nNSLocalizedString(@\"b\", nil)\n#endif",
      ["a", "b"]
    ),
    ("#pragma mark - Don't NSLocalizedString(@\"a\", nil)\nNSLocalizedString(@\"b\", nil)", ["b"]),
    // The expansions of macros.
    (
      "#define T1 NSLocalizedString(@\"a\", nil)\n#define T2(x) f(x, \\\n  NSLocalizedString(@\"b\", nil))\n",
      ["a", "b"]
    ),
    ("#define OPEN f(\n NSLocalizedString(@\"a\", nil)", ["a"]),
    // Quotes that are no literals.
    (#"char q = '"'; int n = 1'000; NSLocalizedString(@"a", nil); char r = '\'';"#, ["a"]),
    (
      "auto s = R\"x(\" NSLocalizedString(@\"no\", nil) )x\"; NSLocalizedString(@\"a\", nil)", ["a"]
    ),
    (#"NSLog(@"NSLocalizedString(@\"no\", nil)"); NSLocalizedString(@"a", nil)"#, ["a"]),
    // No call, or not of that name.
    (#"#define NSLocalizedString(key, comment) [b localizedStringForKey:(key)]"#, []),
    (#"NSString *NSLocalizedString(NSString *key, NSString *comment);"#, []),
    (#"MyNSLocalizedString(@"a", nil); NSLocalizedStringly(@"b"); Text("c"); Button("d");"#, []),
    // Calls and literals without an end.
    (#"NSLocalizedString(@"a", nil"#, ["a"]),
    ("NSLocalizedString(@\"a\nNSLocalizedString(@\"b\", nil)", ["b"]),
  ]

  @Test(arguments: examples)
  func callsHaveTheirKeys(_ example: (source: String, keys: [String])) {
    #expect(keys(example.source) == example.keys)
  }

  @Test func listedFunctionsCountAsCalls() {
    #expect(
      keys(#"L10n(@"a"); L10nFromTable(@"b", @"T", nil); Other(@"c")"#, functions: ["L10n"])
        == ["a", "T:b"])
  }

  @Test func whatCannotBeKnown() {
    let source = """
      NSLocalizedString(key, nil);
      NSLocalizedString([self key], nil);
      NSLocalizedString(f(@"x"), nil);
      NSLocalizedStringFromTable(@"a", kTable, nil);
      NSLocalizedString(@"\\xff", nil);
      NSLocalizedString(
      #if X
        @"a"
      #else
        @"b"
      #endif
        , nil);
      return NSLocalizedString(key, nil);
      """
    let extraction = extraction(source)
    #expect(extraction.strings == [])
    #expect(extraction.undeterminable.map(\.location.line) == [1, 2, 3, 4, 5, 6, 13])
    #expect(extraction.undeterminable.map(\.location.column) == [1, 1, 1, 1, 1, 1, 8])
    #expect(extraction.undeterminable.dropFirst(2).first?.reason == .returned)
  }

  @Test func placesCommentsAndValues() {
    let source = """
      #import "a.h"\r
      NSString *é = x ? NSLocalizedString(@"a", @"First " "part") : \\
        NSLocalizedStringWithDefaultValue(
          @"b", nil, nil, @"Be", nil);
      CFCopyLocalizedString(CFSTR("c"), "C");
      """
    let strings = extraction(source).strings
    #expect(
      strings.map { "\($0.locations)" } == [
        "\([Location(file: "a.m", line: 2, column: 38)])",
        "\([Location(file: "a.m", line: 4, column: 5)])",
        "\([Location(file: "a.m", line: 5, column: 23)])",
      ])
    #expect(strings.map(\.comment) == ["First part", nil, "C"])
    #expect(strings.map { $0.defaultValue != nil } == [false, true, false])
  }

  @Test(
    "The file's name says the language",
    arguments: ["a.m", "a.mm", "a.c", "a.h", "b/c.d/a.m", "a.swift", "a", "a.cpp", "m.txt"])
  func languages(_ file: String) {
    let isObjectiveC = ["a.m", "a.mm", "a.c", "a.h", "b/c.d/a.m"].contains(file)
    #expect((SourceLanguage(path: file) == .objectiveC) == isObjectiveC)
    #expect(SourceLanguage.isSource(file) == (isObjectiveC || file == "a.swift"))
    // In Swift, another declaration of the name decides; in C only its name counts.
    let found = extraction(#"let a = NSLocalizedString("k", comment: "")"#, file: "a.swift").strings
    #expect(found.count == 1)
  }

  @Test("Swift and Objective-C of one module make one string")
  func together() {
    let extraction = Extract.extraction(of: [
      ("b.swift", Array(#"let a = Text("Open")"#.utf8)),
      ("a.m", Array(#"NSLocalizedString(@"Open", nil); Text("no");"#.utf8)),
    ])
    #expect(extraction.strings.map(\.key) == ["Open"])
    #expect(extraction.strings.first?.locations.map(\.file) == ["a.m", "b.swift"])
  }

  @Test("No bytes make the reader fail", arguments: 0..<40)
  func anyBytes(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [String] = [
      "NSLocalizedString(", "@\"a\"", "\"", "'", "(", ")", "[", "]", "{", "}", ";", ",", "\\", "\n",
      "\r", "#define ", "#if 0", "#if 1", "#else", "#endif", "#", "@", "/*", "*/", "//", "CFSTR(",
      "R\"x(",
      ")x\"", "\\u12", "\\x", "nil", "for", "1e+", "é", "*", " ", "NSString", "\0",
    ]
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        bytes += Array((generator.pick(pieces) ?? "").utf8)
        if generator.chance(0.05) { bytes.append(UInt8.random(in: 0...255, using: &generator)) }
      }
      let facts = Extract.facts(of: bytes, file: "a.m")
      #expect(Extract.facts(of: bytes, file: "b.h") == facts)
    }
  }

  @Test(
    "Deep and long sources are read in one go",
    arguments: [
      "(", "[", "{", "f(", "NSLocalizedString(", "for(", "@\"a\"", "#if 0\n", "'", "f(;", "((]",
    ])
  func hostile(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 100_000).utf8)
    let extraction = Extract.extraction(of: [("a.m", bytes)])
    #expect(extraction.strings.count <= 1)
  }
}
