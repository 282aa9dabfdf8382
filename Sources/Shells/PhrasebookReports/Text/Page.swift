package import PhrasebookWorkspace
package import Phrasebook

/// The text that a report writes, line by line.
///
/// A page with a receiver hands its bytes over as they come; one without keeps them.
package final class Page {
  package let style: Style
  /// Whether a user looks at the page, rather than a program or a file.
  package let isTerminal: Bool
  package private(set) var bytes: [UInt8] = []
  private let receiver: (([UInt8]) -> Void)?

  package init(
    style: Style = Style(isColoured: false), isTerminal: Bool = false,
    receiver: (([UInt8]) -> Void)? = nil
  ) {
    self.style = style
    self.isTerminal = isTerminal
    self.receiver = receiver
  }

  /// Adds a line.
  package func line(_ text: String = "") {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0x0A)
    if bytes.count > 1 << 16 { flush() }
  }

  /// Adds a line in the user's language, `indent` spaces from the edge, with text from files made
  /// safe to show.
  package func phrase(_ phrase: Phrase, indent: Int = 0) {
    line(String(repeating: " ", count: indent) + VisibleText.of(phrase.shown))
  }

  package func write(_ bytes: [UInt8]) {
    flush()
    self.bytes = bytes
    flush()
  }

  /// Adds one JSON value as a line.
  package func json(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    write(json.line())
  }

  /// Adds one JSON value as a line that may wait for others.
  package func jsonLine(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    line(String(decoding: json.bytes, as: UTF8.self))
  }

  /// Hands over the bytes so far.
  package func flush() {
    guard let receiver, !bytes.isEmpty else { return }
    receiver(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
