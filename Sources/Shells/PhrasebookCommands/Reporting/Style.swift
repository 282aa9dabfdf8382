import PhrasebookPlatform

/// Colours, where the reader is a terminal and has not asked to be spared.
struct Style: Sendable {
  let isColoured: Bool

  init(isColoured: Bool) { self.isColoured = isColoured }

  /// The style for what is written to an open file.
  init(for descriptor: Int32) {
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
    let isSpared = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    isColoured = isatty(descriptor) == 1 && !isSpared && !isDumb
  }

  func bold(_ text: String) -> String { paint(text, "1") }
  func dim(_ text: String) -> String { paint(text, "2") }
  func red(_ text: String) -> String { paint(text, "31") }
  func green(_ text: String) -> String { paint(text, "32") }
  func yellow(_ text: String) -> String { paint(text, "33") }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
