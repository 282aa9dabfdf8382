import PhrasebookModel
import PhrasebookExtract
import Testing

/// Types that the run does not declare: of Apple's frameworks and of other packages.
@Suite struct ForeignTypeTests {
  @Test(arguments: [
    Example("let c = UNMutableNotificationContent()\nfunc f() { c.subtitle = \"x\" }"),
    Example("func f(w: NSWindow) { w.subtitle = \"x\"; w.subtitle += \"y\" }"),
    Example("func f(a: MKPointAnnotation?) { a?.subtitle = \"x\"; a!.subtitle = \"y\" }"),
    Example("class C: UIViewController { func f() { navigationItem.subtitle = \"x\" } }"),
    Example("func f(w: Window) -> String { w.subtitle ?? \"x\" }"),
    Example("func f(w: Window) { switch w.subtitle { case \"x\": break; default: break } }"),
    Example(
      """
      func f() {
        a.categoryName = "x"; a.dialog = "x"; a.numericFormat = "x"; a.promptLabel = "x"
        a.resultValueName = "x"; a.displayRepresentation = "x"; a.localizedStringResource = "x"
        a.descriptionText = "x"; a.synonyms = ["x"]; a.searchKeywords = ["x"]
      }
      """),
    Example(
      "let d = DisplayRepresentation(title: \"a\")\nfunc f() { d.subtitle = \"b\" }", "a", "b"),
    Example("func f(e: some AppEntity) { e.displayRepresentation.subtitle = \"a\" }", "a"),
  ])
  func applesLocalizablePropertiesAreNotForeignOnes(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example(
      """
      struct Row { var subtitle: LocalizedStringKey }
      func f(w: NSWindow) { w.subtitle = "x" }
      """),
    Example(
      """
      struct Row { var caption: LocalizedStringKey }
      class C: UIViewController { func f() { navigationItem.caption = "x"; self.view!.caption = "y" } }
      """),
    Example(
      """
      struct Row { var caption: LocalizedStringKey }
      func f() { for row in rows() { row.caption = "a" } }
      """, "a"),
    Example(
      """
      protocol Captioned { var caption: LocalizedStringKey { get set } }
      func f(w: Window) { w.caption = "a" }
      """, "a"),
    Example(
      """
      extension Panel { var caption: LocalizedStringKey { get { k } set {} } }
      func f(w: Window, p: Panel) { w.caption = "a"; p.caption = "b" }
      """, "a", "b"),
    Example(
      """
      struct Row { var caption: LocalizedStringKey }
      func f(s: Store<Row>) { s.caption = "a" }
      """, "a"),
  ])
  func theProjectsPropertiesAreOfItsTypes(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let v = OnboardingView(title: \"a\", systemImage: \"x\")", "a"),
    Example("let v = DSRow(title: \"a\", name: \"b\")", "a", "b"),
    Example("let v = Badge(\"a\", bundle: .module)", "a"),
    Example("let v = Badge(title: \"a\", bundle: .module)", "a"),
    Example("let v = AsyncButton(\"a\") {}", "a"),
    Example("let v = ContentInSheet(title: \"a\", spacing: 0) { EmptyView() }", "a"),
    Example("let v = ActionsView(primaryTitle: \"a\", secondaryTitle: \"b\", id: \"x\")", "a", "b"),
    Example("let v = KeyboardShortcuts.Recorder(\"a\", name: .toggle)", "a"),
    Example("let v = Recorder(\"x\", name: .toggle)"),
    Example(
      """
      let v = TourView(
        title: "a", areas: [TourView.Area(icon: i, title: "b", description: "c", name: "x")],
        actionText: "d")
      """, "a", "b", "c", "d"),
    Example(
      "struct TourView { struct Area { var title: String } }\nlet v = TourView.Area(title: \"x\")"),
    Example("let v = TourView.area(title: \"x\"), w = Tour.Area(title: \"x\")"),
    Example(
      "let areas = [TourView.Area(icon: { Image(\"x\") }, title: \"a\", longDescription: \"b\")]",
      "a", "b"),
    Example(
      "struct S { var area: TourView.Area { TourView.Area(title: \"a\", name: \"x\") } }", "a"),
    Example("let area = TourView.Area(title: \"x\", description: \"y\" + \"z\")"),
    Example("func f(s: String) { g(TourView.Area(title: s, description: \"x\")) }"),
    Example("let area = TourView.Area(title: title, description: \"a\")", "a"),
    Example("let v = Badge(title: \"x\")"),
  ])
  func argumentsOfForeignTypesFollowConventions(_ example: Example) { example.expectKeys() }

  /// A type of a package has no case of Apple's types, which a type that is not known may be.
  @Test(arguments: [
    Example("extension Place { static let a: Place = .custom(\"x\") }"),
    Example("let place: Place = .custom(\"x\")"),
    Example("func f(place: Place?) {}\nfunc g() { f(place: .custom(\"x\")) }"),
    Example("let type: AccessibilityComponent.RotorType = .custom(\"a\")", "a"),
    Example(
      """
      extension Place { static func custom(_ name: LocalizedStringKey) -> Place { .init() } }
      let place: Place = .custom("a")
      """, "a"),
  ])
  func implicitMembersOfPackagesAreTheirOwn(_ example: Example) { example.expectKeys() }

  @Test(arguments: [
    Example("let v = UIStoryboard(name: \"x\", bundle: .main)"),
    Example("let v = NSStoryboard(name: \"x\", bundle: nil)"),
    Example("let v = NSDataAsset(name: \"x\", bundle: .main)"),
    Example("let v = MLModel(\"x\", bundle: .main)"),
    Example("let v = ImageResource(name: \"x\", bundle: .main)"),
    Example("let v = ColorResource(name: \"x\", bundle: .module)"),
    Example("let v = Badge(name: \"x\", bundle: .module)"),
    Example("let v = UILabel(text: \"x\", bundle: .module)"),
    Example("let v = ORKQuestionStep(identifier: \"x\", title: \"y\", question: \"z\")"),
    Example(
      """
      let v = [
        WKWebView(title: "x"), PDFView(text: "x"), ARView(name: "x"), ARSCNView(title: "x"),
        MTKView(title: "x"), AVPlayerView(title: "x"), MKMapView(text: "x"), SKView(name: "x"),
        SCNView(title: "x"), PDFThumbnailView(name: "x"), UILabel("x"), NSButton("x"),
      ]
      """),
  ])
  func classesOfAppleAndResourcesTakeStrings(_ example: Example) { example.expectKeys() }

  /// Views of a toolkit that is written as SwiftUI is take texts and no keys.
  @Test(arguments: [("Ignite", 1), ("Ignite\nimport SwiftUI", 3), ("Elsewhere", 3)])
  func viewsOfAnotherToolkit(module: String, count: Int) {
    let source = """
      import \(module)
      struct Page: HTML {
        var body: some HTML {
          Text("a")
          Button("b") {}
          Text(String(localized: "c"))
        }
      }
      """
    let found = Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
    #expect(found.strings.count == count)
  }
}
