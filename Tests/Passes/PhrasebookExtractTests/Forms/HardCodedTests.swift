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
      #"print("Hello " + name)"#, #"label.text = name"#,
    ])
  func leftAlone(_ statement: String) {
    #expect(texts(in: statement).isEmpty)
  }

  /// What is hard-coded where a statement stands in a method of a controller.
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
