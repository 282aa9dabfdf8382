import PhrasebookModel
import Testing

/// Rules that were judged from catalogs that Xcode keeps in step with public projects.
@Suite struct MeasuredRuleTests {
  @Test(
    "Parts and labels of views of other packages are keys",
    arguments: [
      Example(
        """
        import SpeziOnboarding
        struct Welcome: View {
          var body: some View {
            OnboardingView(
              title: "a", subtitle: "b",
              areas: [
                .init(icon: { Image(systemName: "x") }, title: "c", description: "d"),
                .init(icon: { Image(systemName: "x") }, title: flag ? "e" : "f", description: text),
              ],
              actionText: "g") {}
          }
        }
        """, "a", "b", "c", "d", "e", "f", "g"),
      Example(
        #"import Spezi; let v = LLMLocalDownloadView(model: m, downloadDescription: "a") {}"#, "a"),
      Example(#"import Kit; let v = store.load(areas: [.init(title: "a", description: "b")])"#),
      Example(#"import Kit; let v = OnboardingView(areas: [.init(name: "a", id: "b")])"#),
      Example(
        #"struct BoxView { init(areas: [Area]) {} }; let v = BoxView(areas: [.init(title: "a")])"#),
    ])
  func partsOfViews(_ example: Example) { example.expectKeys() }

  @Test(
    "A member of a value whose type is unknown is no placeholder of Foundation",
    arguments: [
      Example(#"func f() { Text("a \(json.value.int)") }"#, "a %@"),
      Example(#"func f() { Text("a \(json.double) \(json.float)") }"#, "a %@ %@"),
      Example(#"struct Size { var int: Int }; func f() { Text("a \(json.value.int)") }"#, "a %lld"),
      Example(#"func f() { String(localized: "a \(placeholder: .int)") }"#, "a %lld"),
    ])
  func placeholders(_ example: Example) {
    example.expectKeys()
  }

  @Test("A guess at such a member is held against the catalog")
  func placeholderIsAGuess() {
    let found = Example(#"func f() { Text("a \(json.value.int)") }"#).extraction
    #expect(found.strings.map(\.hasGuessedSpecifiers) == [true])
  }

  @Test(
    "TextState of the Composable Architecture takes a key",
    arguments: [
      Example(
        """
        import ComposableArchitecture
        let alert = AlertState {
          TextState("a")
        } actions: {
          ButtonState(role: .cancel) { TextState("b", tableName: "T", comment: "c") }
          ButtonState(action: .delete) { TextState(name) }
        } message: {
          TextState("c \\(1)") + TextState(verbatim: "d")
        }
        """, "a", "b", "c %lld"),
      Example(
        #"let a = AlertState(title: TextState(flag ? "a" : "b"), message: .init(title))"#, "a", "b"),
      Example(#"let a = TextState("x").accessibilityLabel("y")"#, "x", "y"),
      Example(#"struct TextState { init(_ text: String) {} }; let a = TextState("x")"#),
    ])
  func textStates(_ example: Example) { example.expectKeys() }

  @Test(
    "A choice gives neither arm the comment",
    arguments: [
      Example(#"Text(flag ? "a" : "b", comment: "c")"#, "a", "b"),
      Example(#"let s = String(localized: flag ? "a" : "b", comment: "c")"#, "a", "b"),
      Example(#"Text("a", comment: "c")"#, "a // c"),
    ])
  func commentOfChoice(_ example: Example) { example.expectStrings() }

  @Test(
    "Of a choice for an optional parameter the first arm is the key",
    arguments: [
      Example(
        """
        struct Row { init(hint: LocalizedStringKey?) {} }
        let row = Row(hint: flag ? "a" : "b")
        """, "a"),
      Example(
        """
        struct Row { init(hint: LocalizedStringKey) {} }
        let row = Row(hint: flag ? "a" : "b")
        """, "a", "b"),
      Example(
        """
        func f(hint: LocalizedStringResource?) {}
        func g() { f(hint: flag ? "a" : nil); f(hint: flag ? nil : "b") }
        """, "a", "b"),
    ])
  func choiceForOptional(_ example: Example) { example.expectKeys() }

  @Test(
    "Raw values of an enumeration of keys are keys",
    arguments: [
      Example(
        """
        enum Tab: LocalizedStringKey, CaseIterable {
          case home = "a", search = "b"
          case other = "c"
        }
        enum Mode: String { case on = "d" }
        """, "a", "b", "c"),
      Example(#"struct S { enum T: LocalizedStringKey { case a = "a" } }"#, "a"),
      Example(#"typealias K = LocalizedStringKey; enum T: K { case a = "a" }"#, "a"),
      Example(
        "enum T: LocalizedStringResource, CaseIterable { case a, b\n case c }", "a", "b", "c"),
      Example("enum T: LocalizedStringKey { case a, `default`, b = \"c\" }", "a", "c", "default"),
      Example("enum T: String { case a, b; var label: LocalizedStringKey { \"c\" } }", "c"),
      Example("enum T: Titled { case a; case b(LocalizedStringKey) }"),
    ])
  func rawValues(_ example: Example) { example.expectKeys() }

  @Test(
    "The title of a labeled content with a format is a key",
    arguments: [
      Example(#"LabeledContent("a", value: 1, format: .number)"#, "a"),
      Example(#"LabeledContent("a \(n)", value: size, format: .percent)"#, "a %@"),
      Example("func f(s: String) { LabeledContent(s, value: 1, format: .number) }"),
    ])
  func labeledContent(_ example: Example) { example.expectKeys() }

  @Test(
    "A text that replaces an absent one is looked up as it says",
    arguments: [
      Example(#"func f(t: String?) { Text(t ?? .init(localized: "a")) }"#, "a"),
      Example(#"func f(t: String?) { Text(t ?? String(localized: "a")) }"#, "a"),
      Example(
        #"func f(t: String?) { Label(t ?? .init(localized: "a", comment: "b"), systemImage: "c") }"#,
        "a"),
      Example(
        """
        struct S { var t: String?; var r: LocalizedStringResource { t.map { "\\($0)" } ?? "a" } }
        """, "%@", "a"),
      Example(
        """
        func f(n: Int?) { let r: LocalizedStringResource = n.map { "b \\($0)" } ?? "a" }
        """, "b %lld", "a"),
    ])
  func replacements(_ example: Example) { example.expectKeys() }

  @Test(
    "Of two literals for an optional value both are keys",
    arguments: [
      Example(
        #"Text("a").help(mode.map { "b \($0.name)" } ?? "c")"#, "a", "b %@", "c"),
      Example(#"func f(s: String?) { Text(s.map { "a \($0)" } ?? "b") }"#, "a %@", "b"),
      Example(#"func f(s: String?) { Text(s.map { _ in name } ?? "b") }"#),
      Example(
        """
        struct Row { init(_ text: LocalizedStringKey) {}; init(_ text: String) {} }
        func f(s: String?) { _ = Row(s.map { "a \\($0)" } ?? "b") }
        """),
      Example(#"func f(s: OSStatus) { Text("a \(s)") }"#, "a %d"),
    ])
  func mappedOrNot(_ example: Example) { example.expectKeys() }

  @Test(
    "The status of a function of Security is a number",
    arguments: [
      Example(
        """
        func f() { var r: AuthorizationRef?
          var status = AuthorizationCreate(nil, nil, [], &r)
          _ = Text("a \\(status)")
          status = SecItemAdd(query as CFDictionary, nil)
          _ = Text("b \\(SecItemDelete(query as CFDictionary))") }
        """, "a %d", "b %d")
    ])
  func statuses(_ example: Example) { example.expectKeys() }

  @Test(
    "The name in a macro of SpeziAccount is a key",
    arguments: [
      Example(
        """
        extension AccountDetails {
          @AccountKey(id: "id", name: "a", category: .other, as: Bool.self, initial: .default(true))
          var receives: Bool?
        }
        """, "a"),
      Example(#"struct S { @OtherKey(name: "a") var x: Bool? }"#),
    ])
  func macrosOfPackages(_ example: Example) { example.expectKeys() }

  @Test(
    "A wrapper of another package that is called like one of AppIntents takes no key",
    arguments: [
      Example(#"import SpeziLLM; struct F { @Parameter(description: "a") var x: String }"#),
      Example(#"import AppIntents; struct F { @Parameter(title: "a") var x: String }"#, "a"),
      Example(#"struct F { @Parameter(title: "a") var x: String }"#, "a"),
    ])
  func foreignWrappers(_ example: Example) { example.expectKeys() }

  @Test(
    "Values of generic cases and bare raw values have their types",
    arguments: [
      Example(
        """
        enum Loading<T> { case none; case ready(T) }
        struct S {
          var state: Loading<Int>
          var text: Text { switch state { case .none: Text("a"); case .ready(let n): Text("b \\(n)") } }
        }
        """, "a", "b %lld"),
      Example(
        """
        enum Loading<T> { case none; case ready(T) }
        struct S {
          var state = Loading<Int>.ready(3)
          var text: Text { if case .ready(let n) = state { Text("b \\(n)") } else { Text("a") } }
        }
        """, "a", "b %lld"),
      Example(
        """
        struct Bar<S: MapState>: View { let state: S; var body: some View { Text("a \\(state.radius) m") } }
        ---
        protocol MapState { var radius: Int { get } }
        """, "a %lld m"),
      Example(
        """
        struct Bar<S>: View where S: MapState {
          let state: S
          var body: some View { Text("a \\(state.radius) m") }
        }
        ---
        protocol MapState { var radius: Int { get } }
        """, "a %lld m"),
      Example(
        """
        import StoreKit
        typealias State = StoreKit.Product.SubscriptionInfo.RenewalState
        struct Subscription { let state: State.RawValue; var text: Text { Text("a \\(state)") } }
        """, "a %lld"),
      Example(
        """
        AxisMarks { value in
          if let minutes = value.as(Int.self) { AxisValueLabel { Text("\\(minutes)m") } }
          if let name = value.as(String.self) { AxisValueLabel { Text("a \\(name)") } }
        }
        """, "%lldm", "a %@"),
      Example(#"Text("a \(min(value.due, 99))")"#, "a %lld"),
      Example(#"Text("a \(max(value.part, 0.5))")"#, "a %lf"),
      Example(#"func f(part: Double) { Text("a \(max(part, 1))") }"#, "a %lf"),
      Example(
        """
        enum Level: Int { case one; var title: LocalizedStringResource { "a \\(rawValue)" } }
        """, "a %lld"),
      Example(
        """
        enum Level: String { case one; var title: LocalizedStringResource { "a \\(rawValue)" } }
        """, "a %@"),
      Example(
        """
        enum Sort: LocalizedStringResource { case name = "b" }
        enum Level: Int { case one }
        func f(sort: Sort) { Text("a \\(sort.rawValue)") }
        """, "a %@", "b"),
    ])
  func specifiers(_ example: Example) { example.expectKeys() }

  @Test(
    "The result of a closure is of the type that the call gives",
    arguments: [
      Example("let a: [Text] = [1, 2].map { _ in .init(\"a\") }", "a"),
      Example(
        """
        enum Kind: CaseIterable { case one, two
          static var texts: [Text] {
            return Kind.allCases.map { kind in
              switch kind { case .one: return .init("a"); case .two: return .init("b") }
            }
          }
        }
        """, "a", "b"),
      Example("let a: [String] = [1, 2].map { _ in .init(\"a\") }"),
    ])
  func resultsOfClosures(_ example: Example) { example.expectKeys() }

  @Test("A literal with an interpolation of the project's own adds no key; a key in it does")
  func ownInterpolations() {
    let found = Example(
      """
      Text("a \\("b", color: .red) \\(icon: "c")"); Text("d \\(date, style: .relative)")
      ---
      extension LocalizedStringKey.StringInterpolation {
        mutating func appendInterpolation(_ value: LocalizedStringKey, color: Color) {}
        mutating func appendInterpolation(icon: String) {}
      }
      """
    ).extraction.strings
    #expect(found.map(\.key) == ["a %@ %@", "b", "d %@"])
    #expect(found.map(\.isInactive) == [true, false, false])
  }

  @Test(
    "An optional that is mapped to a literal fits a localizable parameter",
    arguments: [
      Example(
        "func f(s: String?) { _ = DisplayRepresentation(title: \"a\", subtitle: s.map { \"b \\($0)\" }) }",
        "a", "b %@")
    ])
  func mappedOptionals(_ example: Example) { example.expectKeys() }

  @Test(
    "Views of UIKit and AppKit have the modifiers of views",
    arguments: [
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable",
    ])
  func representables(_ name: String) {
    Example(
      """
      struct Camera: \(name) {}
      struct Screen: View { var body: some View { Camera().navigationTitle("a") } }
      """, "a"
    ).expectKeys()
  }

  @Test(
    "A literal beside a value of a localizable type has that type",
    arguments: [
      Example(
        """
        struct V { init(_ text: LocalizedStringResource) {}; init(_ text: String) {} }
        func f(_ given: LocalizedStringResource?) { _ = V(given ?? "a") }
        """, "a"),
      Example(
        """
        struct V { init(_ text: LocalizedStringResource) {}; init(_ text: String) {} }
        func f(_ given: String?) { _ = V(given ?? "a") }
        """),
    ])
  func besideValues(_ example: Example) { example.expectKeys() }

  @Test(
    "An element of a list of literals is a key where one is expected",
    arguments: [
      Example(#"Text(["a", "b"][index])"#, "a", "b"),
      Example(#"func f(s: String) { Text(["a", s][index]) }"#),
      Example(#"func f(_ text: String) {}; f(["a", "b"][index])"#),
      Example(#"let texts = ["a", "b"]; Text(texts[index])"#),
    ])
  func elements(_ example: Example) { example.expectKeys() }

  /// As Xcode has it in one project.
  @Test("A choice beside a locale keeps its entries, and adds none")
  func choicesOfLocales() {
    let found = Example(
      """
      let s = String(localized: flag ? "a" : "b", locale: locale)
      let t = String(localized: "c", locale: locale) + String(localized: flag ? "d" : "e")
      """
    ).extraction.strings
    #expect(found.map(\.key) == ["a", "b", "c", "d", "e"])
    #expect(found.map(\.isInactive) == [true, true, false, false, false])
  }

  /// As in the catalog of a project of 2026; the titles of axes are Strings up to SDK 17.4.
  @Test("A literal that is a key in some SDKs only keeps its entry, and adds none")
  func keysOfSomeSDKs() {
    let found = Example("Chart {}.chartXAxisLabel(\"a\").chartYAxisLabel(\"b\")\nText(\"b\")")
      .extraction.strings
    #expect(found.map(\.key) == ["a", "b"])
    #expect(found.map(\.isInactive) == [true, false])
  }
}
