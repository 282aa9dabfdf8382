import PhrasebookPlatform

/// The choice whether output has colors.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// Colors, if the output is a terminal and the user has not turned them off.
package struct Style: Sendable {
  package let isColoured: Bool

  package init(isColoured: Bool) { self.isColoured = isColoured }

  /// The style for what is written to an open file.
  ///
  /// - Parameter choice: `auto` has colors on a terminal, unless `NO_COLOR` is set.
  package init(for descriptor: Int32, _ choice: ColorChoice = .auto) {
    guard choice == .auto else {
      isColoured = choice == .always
      return
    }
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
