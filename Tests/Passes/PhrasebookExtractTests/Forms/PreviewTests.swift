import Testing

/// Code that is skipped, and code that only looks like it.
@Suite struct PreviewTests {
  @Test(arguments: [
    Example(#"#Preview { Text("a") }"#),
    Example(#"#Preview("Name") { Text("a") }"#),
    Example(#"#Preview("Name", traits: .landscapeLeft) { Text("a") }"#),
    Example("#Preview {\n  @Previewable @State var k: LocalizedStringKey = \"a\"\n  Text(k)\n}"),
    Example("@available(iOS 17.0, *)\n#Preview { Text(\"a\") }", "a"),
    Example("@available(iOS 17.0, *) #Preview(\"Name\") { Text(\"a\") }", "a"),
    Example(#"struct P: PreviewProvider { static var previews: some View { Text("a") } }"#),
    Example(#"struct P: SwiftUI.PreviewProvider { static var previews: some View { Text("a") } }"#),
    Example(#"struct P: View, PreviewProvider { static var previews: some View { Text("a") } }"#),
    Example(
      "struct V: View { var body: some View { Text(\"a\") } }\n#Preview { Text(\"b\") }", "a"),
    Example("#if DEBUG\n#Preview { Text(\"a\") }\n#endif"),
    Example(
      "#if DEBUG\nstruct P: PreviewProvider { static var previews: some View { Text(\"a\") } }\n#endif"
    ),
    Example("struct PreviewCard: View { var body: some View { Text(\"a\") } }", "a"),
  ])
  func previewsAreReadAsXcodeDoes(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      "#if os(iOS)\nText(\"a\")\n#elseif os(macOS)\nText(\"b\")\n#else\nText(\"c\")\n#endif",
      "a", "b", "c"),
    Example(
      "struct V {\n#if A\nlet k: LocalizedStringKey = \"a\"\n#else\nlet k: LocalizedStringKey = \"b\"\n#endif\n}",
      "a", "b"),
    Example("func f() {\n#if A\nText(\"a\")\n#if B\nText(\"b\")\n#endif\n#endif\n}", "a", "b"),
    Example("#if A\nstruct V { var k: LocalizedStringKey { \"a\" } }\n#endif", "a"),
    Example(
      "func f(n: Int) -> LocalizedStringKey {\nswitch n {\n#if A\ncase 1: \"a\"\n#endif\ndefault: \"b\" }\n}",
      "a", "b"),
    Example(
      "Text(\"x\")\n#if A\n.help(\"a\")\n#else\n.help(\"b\")\n.badge(\"c\")\n#endif",
      "x", "a", "b", "c"),
    Example("VStack {\nText(\"x\")\n#if A\n.help(\"a\")\n#endif\n.badge(\"b\")\n}", "x", "a", "b"),
    Example("VStack {\n#if A\nText(\"a\")\n#else\nText(\"b\")\n#endif\n}", "a", "b"),
    Example("#if false\nText(\"a\")\n#endif", "a"),
  ])
  func allConditionalCodeIsRead(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(#"// Text("a")"#),
    Example(#"/* Text("a") /* Text("b") */ Text("c") */"#),
    Example(#"let s = "Text(\"a\")""#),
    Example(##"let r = #/Text("a")/#"##),
    Example(#"Image("a"); Image(systemName: "b"); Color("c")"#),
    Example(#"Label("a", systemImage: "x")"#, "a"),
    Example(#"Label("a", image: "x")"#, "a"),
    Example(#"Button("a", systemImage: "x") {}"#, "a"),
    Example(#"Picker("a", selection: $s) { Text("b").tag("x") }"#, "a", "b"),
    Example(#"Text("a").tag("x").id("y").accessibilityIdentifier("z")"#, "a"),
    Example(#"Bundle.main.localizedString(forKey: "a", value: "b", table: "c")"#),
    Example(#"AttributedString("a")"#),
    Example(#"AttributedString(markdown: "a")"#),
    Example(#"String.localizedStringWithFormat("a %d", 1)"#),
    Example(#"String(format: "a %d", 1)"#),
    Example(#"UIAlertController(title: "a", message: "b", preferredStyle: .alert)"#),
    Example(#"UIAction(title: "a") { _ in }"#),
    Example(#"NSMenuItem(title: "a", action: nil, keyEquivalent: "b")"#),
    Example(#"label.text = "a""#),
    Example(#"Logger(subsystem: "a", category: "b").info("c")"#),
    Example(#"UserDefaults.standard.set("a", forKey: "b")"#),
    Example(#"@AppStorage("a") var x = "b""#),
    Example(#"URL(string: "a")"#),
    Example(#"Chart {}.chartXAxisLabel("a").chartYAxisLabel("b")"#),
    Example(#"LabeledContent("a", value: 1, format: .number)"#, "a"),
    Example(#"LabeledContent("a", value: "x")"#, "a"),
    Example(#"LabeledContent("a") { Text("b") }"#, "a", "b"),
    Example(#"Annotation("a", coordinate: c) { Text("b") }"#, "b"),
    Example(#"Marker("a", coordinate: c)"#, "a"),
    Example(#"Tips.Action(id: "a", title: "b")"#),
    Example(
      #"struct T: Tip { var title: Text { Text("a") }; var message: Text? { Text("b") } }"#, "a",
      "b"),
    Example(#"func f(o: LocalizedStringKey) {}"#),
  ])
  func lookAlikesAreNotKeys(_ example: Example) { example.expectKeys() }
}
