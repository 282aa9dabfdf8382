import PhrasebookModel
import Testing

@testable import PhrasebookExtract
@testable import PhrasebookProjects

/// The code that only developers reach.
struct DeveloperCodeTests {
  private let files = [
    "Menu.swift": """
    class MainMenu {
      func build() { add(alert()) }
      func setUpDebugMenu() {
        add(secretAlert())
        add(OverridesMenu())
      }
    }
    """,
    "Alerts.swift": """
    extension NSAlert {
      static func alert() -> NSAlert { show("One") }
      static func secretAlert() -> NSAlert {
        show("Two")
      }
      static func nobodys() { show("Three") }
    }
    """,
    "Overrides.swift": """
    class OverridesMenu {
      func build() { show(deeper()) }
    }
    func deeper() -> String {
      "Four"
    }
    """,
    "Row.swift": """
    struct Row { let a = "Five" }
    #Preview {
      Row()
      Text("Six")
    }
    """,
  ]

  @Test(arguments: [
    ("Alerts.swift", 2, false), ("Alerts.swift", 4, true), ("Alerts.swift", 6, false),
    ("Overrides.swift", 2, true), ("Overrides.swift", 5, true), ("Row.swift", 4, true),
    ("Menu.swift", 2, false), ("Menu.swift", 4, true),
  ])
  func developerCodeIsReached(file: String, line: Int, expected: Bool) {
    let code = DeveloperCode(files.mapValues { PlainTexts(Array($0.utf8)) })
    #expect(code.contains(Location(file: file, line: line, column: 1)) == expected)
  }

  /// Two functions that call each other are not a reason, and one that the app calls belongs to the
  /// app.
  @Test func circlesOfCallsEnd() {
    let source = """
      func a() { b() }
      func b() { a() }
      func debugC() { b() }
      func d() { e(); show("x") }
      func e() { d() }
      func app() { d() }
      """
    let code = DeveloperCode(["A.swift": PlainTexts(Array(source.utf8))])
    func contains(_ line: Int) -> Bool {
      code.contains(Location(file: "A.swift", line: line, column: 1))
    }
    #expect(contains(2))
    #expect(!contains(5))
    #expect(!contains(4))
  }
}
