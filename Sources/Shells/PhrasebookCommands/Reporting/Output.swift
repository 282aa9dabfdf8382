import Phrasebook
import PhrasebookPlatform

/// One of the two streams a command writes to.
///
/// A reader that has gone away (`| head`) is no error: the work goes on, in silence.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// True where nobody takes the bytes any more.
  private(set) var isBroken = false
  /// True where the bytes could not be written for a reason that matters, such as a full disk.
  private(set) var hasFailed = false
  let style: Style

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    style = Style(for: descriptor)
  }

  /// True where a person reads along.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Writes a line.
  func line(_ text: String = "") {
    buffer.append(contentsOf: text.utf8)
    buffer.append(0x0A)
    if buffer.count > 1 << 16 { flush() }
  }

  /// Writes a line in the reader's language, with what comes from files made safe to show, so many
  /// spaces from the edge.
  func phrase(_ phrase: Phrase, indent: Int = 0) {
    line(String(repeating: " ", count: indent) + VisibleText.of(phrase.shown))
  }

  func write(_ bytes: [UInt8]) {
    flush()
    buffer = bytes
    flush()
  }

  /// Hands over what is waiting.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard !isBroken, !buffer.isEmpty else { return }
    if ReplacementFile.writeAll(buffer, to: descriptor) { return }
    isBroken = true
    hasFailed = errno != EPIPE
  }
}
