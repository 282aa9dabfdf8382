import PhrasebookExtract
import PhrasebookModel
import Testing

@Suite("Hard-coded texts: what people read and nobody can translate")
struct HardCodedTests {
  @Test(
    "Found, each with what takes it",
    arguments: [
      (#"Text("Hello " + name)"#, [#"Hello : the argument of Text(_:)"#]),
      (#"Text(isEmpty ? "Nobody" : name)"#, ["Nobody: the argument of Text(_:)"]),
      (#"Label(name ?? "Unknown", systemImage: "doc")"#, ["Unknown: the argument of Label(_:)"]),
      (#"label.text = "Hello there""#, ["Hello there: assigned to label.text"]),
      (#"title = "Settings""#, ["Settings: assigned to title"]),
      (#"self.title = "Settings""#, ["Settings: assigned to self.title"]),
      (#"navigationItem.title = "Top""#, ["Top: assigned to navigationItem.title"]),
      (#"button.setTitle("Go", for: .normal)"#, ["Go: the argument of setTitle(_:)"]),
      (
        #"_ = UIAlertController(title: "Delete \(name)?", message: nil, preferredStyle: .alert)"#,
        ["Delete …?: the argument of UIAlertController(title:)"]
      ),
      (#"let a = NSAlert(); a.messageText = "Sure?""#, ["Sure?: assigned to a.messageText"]),
      (
        #"let n = UNMutableNotificationContent(); n.body = "Done""#, ["Done: assigned to n.body"]
      ),
      (
        #"_ = UISegmentedControl(items: ["One", "Two"])"#,
        ["One", "Two"].map { "\($0): the argument of UISegmentedControl(items:)" }
      ),
      (
        """
        enum Fault: LocalizedError {
          case a, b
          var errorDescription: String? {
            switch self {
            case .a: return "First"
            case .b: "Second"
            }
          }
          var failureReason: String? { "Third" }
        }
        """,
        [
          "First: the errorDescription of an error", "Second: the errorDescription of an error",
          "Third: the failureReason of an error",
        ]
      ),
    ])
  func found(_ statement: String, _ expected: [String]) {
    #expect(texts(in: statement) == expected)
  }

  @Test(
    "Left alone: what is localized, meant as it is, or read by programs",
    arguments: [
      #"_ = Text("Hello")"#, #"_ = Text(verbatim: "Hello")"#, #"_ = Text(isOn ? "On" : "Off")"#,
      #"label.text = NSLocalizedString("hello", comment: "")"#,
      #"label.accessibilityIdentifier = "hello.label""#, #"model.text = "Hello""#,
      #"let title = "Hello""#, #"var text = "a"; text = "b""#,
      #"_ = NSMenuItem(title: "Next", action: nil, keyEquivalent: "").hidden()"#,
      #"_ = NSMenu(title: "Edit")"#, #"model.body = "Hello""#,
      #"struct S { var errorDescription: String? { "Hello" } }"#,
      #"struct ParseError: LocalizedError { var errorDescription: String? { "Hello" } }"#,
      #"print("Hello " + name)"#, #"label.text = name"#,
    ])
  func leftAlone(_ statement: String) {
    #expect(texts(in: statement).isEmpty)
  }

  @Test("A wrapper of Foundation's look-up asks for keys that nobody knows")
  func wrapper() {
    let source = """
      func tr(_ key: String) -> String { Bundle.main.localizedString(forKey: key, value: nil, table: nil) }
      func own() -> String { Bundle.main.localizedString(forKey: "a", value: nil, table: nil) }
      """
    let found = Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
    #expect(found.undeterminable.map(\.location.line) == [1])
    #expect(found.strings.isEmpty)
  }

  @Test("What is parted by a sign is no sentence")
  func parted() {
    func joined(_ sign: String) -> Int {
      let source =
        "let a = NSLocalizedString(\"a\", comment: \"\") + \"\(sign)\" + NSLocalizedString(\"b\", comment: \"\")"
      return Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
        .concatenations.count
    }
    #expect([" ", ", ", "\\n", " · ", " | "].map(joined) == [1, 1, 0, 0, 0])
  }

  /// The hard-coded texts of a statement in a method of a controller.
  private func texts(in statement: String) -> [String] {
    let source = """
      import UIKit
      class Model { var text = "" }
      class Controller: UIViewController {
        @IBOutlet var label: UILabel!
        let button = UIButton(type: .system)
        let model = Model()
        let name: String
        func show(isOn: Bool, isEmpty: Bool) {
          \(statement)
        }
      }
      """
    return Extract.extraction(of: [(file: "A.swift", bytes: Array(source.utf8))])
      .hardCoded.map { "\($0.text): \($0.context)" }
  }
}
