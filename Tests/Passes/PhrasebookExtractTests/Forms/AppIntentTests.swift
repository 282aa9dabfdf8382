import Testing

/// AppIntents: titles, representations, dialogs, phrases and summaries.
@Suite struct AppIntentTests {
  @Test(arguments: [
    Example(#"struct I: AppIntent { static let title: LocalizedStringResource = "a" }"#, "a"),
    Example(#"struct I: AppIntent { static var title: LocalizedStringResource { "a" } }"#, "a"),
    Example(#"struct I: AppIntent { static var title = LocalizedStringResource("a") }"#, "a"),
    Example(#"struct I: AppIntent { static let description: IntentDescription? = "a" }"#, "a"),
    Example(#"struct I: AppIntent { static let description = IntentDescription("a") }"#, "a"),
    Example(
      #"struct I: AppIntent { static let description = IntentDescription("a", categoryName: "b", searchKeywords: ["c", "d"], resultValueName: "e") }"#,
      "a", "b", "c", "d", "e"),
    Example(
      #"struct I: AppIntent { static let openAppWhenRun = true; @Parameter(title: "a", description: "b", default: "x") var p: String }"#,
      "a", "b"),
    Example(
      #"struct I: AppIntent { @Parameter(title: "a", requestValueDialog: "b") var p: Int }"#, "a",
      "b"),
    Example(
      #"struct I: AppIntent { @Parameter(title: "a", requestValueDialog: IntentDialog("b")) var p: Int }"#,
      "a", "b"),
    Example(
      #"struct I: AppIntent { @Parameter(title: "a", displayName: Bool.IntentDisplayName(true: "b", false: "c")) var p: Bool }"#,
      "a", "b", "c"),
    Example(#"struct E: AppEntity { @Property(title: "a") var p: String }"#, "a"),
    Example(
      #"struct E: AppEntity { static let typeDisplayRepresentation: TypeDisplayRepresentation = "a" }"#,
      "a"),
    Example(
      #"struct E: AppEntity { static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "a") }"#,
      "a"),
    Example(
      #"struct E: AppEntity { static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "a", numericFormat: "\(placeholder: .int) b") } }"#,
      "a", "%lld b"),
    Example(
      #"enum E: String, AppEnum { case x; static let caseDisplayRepresentations: [E: DisplayRepresentation] = [.x: "a"] }"#,
      "a"),
    Example(
      #"enum E: String, AppEnum { case x; static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.x: DisplayRepresentation(title: "a", subtitle: "b")] }"#,
      "a", "b"),
    Example(
      #"enum E: String, AppEnum { case x; static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.x: .init(title: "a", image: .init(systemName: "star"))] }"#,
      "a"),
    Example(
      #"struct E: AppEntity { let name: String; var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") } }"#,
      "%@"),
    Example(
      #"struct E: AppEntity { let name: String; var displayRepresentation: DisplayRepresentation { .init(title: "a \(name)", subtitle: "b") } }"#,
      "a %@", "b"),
    Example(
      #"struct I: AppIntent { func perform() async throws -> some IntentResult { return .result(dialog: "a") } }"#,
      "a"),
    Example(
      #"struct I: AppIntent { var n: Int; func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "a \(n)") } }"#,
      "a %lld"),
    Example(
      #"struct I: AppIntent { func perform() async throws -> some IntentResult { .result(value: "x", dialog: IntentDialog(full: "a", supporting: "b")) } }"#,
      "a", "b"),
    Example(
      #"struct I: AppIntent { @Parameter(title: "t") var p: Int; func perform() async throws { throw $p.needsValueError("a") } }"#,
      "t", "a"),
    Example(
      #"struct I: AppIntent { @Parameter(title: "t") var p: Int; func perform() async throws { p = try await $p.requestValue("a") } }"#,
      "t", "a"),
    Example(
      #"enum E: Error, CustomLocalizedStringResourceConvertible { case a; var localizedStringResource: LocalizedStringResource { switch self { case .a: "a" } } }"#,
      "a"),
  ])
  func declarationsOfIntentsHaveKeys(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { Summary("Get \(\.$settings) for \(\.$type)") } }"#,
      "Get ${settings} for ${type}"),
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { Summary("a") } }"#,
      "a"),
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { Summary("a \(\.$b)", table: "T") } }"#,
      "a ${b} [T]"),
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { Summary("a 100% \(\.$b)") { \.$c } } }"#,
      "a 100% ${b}"),
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { When(\.$x, .equalTo, 1) { Summary("a \(\.$x)") } otherwise: { Summary("b") } } }"#,
      "a ${x}", "b"),
    Example(
      #"struct I: AppIntent { static var parameterSummary: some ParameterSummary { Switch(\.$x) { Case(1) { Summary("a") }; DefaultCase { Summary("b") } } } }"#,
      "a", "b"),
    Example(
      #"struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: I(), phrases: ["Start \(.applicationName)"], shortTitle: "Start", systemImageName: "x") } }"#,
      "Start ${applicationName} [AppShortcuts]", "Start"),
    Example(
      #"struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { AppShortcut(intent: I(), phrases: ["Open \(\.$p) in \(.applicationName)", "Show \(.applicationName)"], shortTitle: "Open", systemImageName: "x") } }"#,
      "Open ${p} in ${applicationName} [AppShortcuts] (Open ${p} in ${applicationName} | Show ${applicationName})",
      "Open"),
    Example(
      #"struct P: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { return [AppShortcut(intent: I(), phrases: ["a"], shortTitle: "s", systemImageName: "x"), AppShortcut(intent: J(), phrases: ["b", "c"], shortTitle: "t", systemImageName: "y")] } }"#,
      "a [AppShortcuts]", "b [AppShortcuts] (b | c)", "s", "t"),
  ])
  func phrasesOfIntentsHaveKeys(_ example: Example) { example.expectStrings() }
}
