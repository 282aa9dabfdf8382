import PhrasebookPlatform
import PhrasebookProjects
import PhrasebookWorkspace

/// Colours, where the reader is a terminal and has not asked to be spared.
package struct Style: Sendable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// The style for output to an open file.
  package init(for descriptor: Int32) {
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    let isSpared = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    isColoured = isatty(descriptor) == 1 && !isSpared && !isDumb
  }

  package func bold(_ text: String) -> String { paint(text, "1") }
  package func dim(_ text: String) -> String { paint(text, "2") }
  package func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }
  package func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
