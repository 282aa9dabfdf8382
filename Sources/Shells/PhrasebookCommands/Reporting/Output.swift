import PhrasebookPlatform
import PhrasebookReports

/// One of the two streams that a command writes to.
///
/// If the process that reads it ends (`| head`), that is not an error: work continues without it.
final class Output {
  /// The page that ends up on the stream.
  private(set) lazy var page = Page(
    style: Style(for: descriptor, color), isTerminal: isatty(descriptor) == 1
  ) { [unowned self] in write($0) }
  private let descriptor: Int32
  private let color: ColorChoice
  /// Whether the bytes can no longer be written.
  private(set) var isBroken = false
  /// Whether bytes could not be written for a reason that matters, such as a full disk.
  private(set) var hasFailed = false

  init(_ descriptor: Int32, _ color: ColorChoice = .auto) {
    self.descriptor = descriptor
    self.color = color
  }

  private func write(_ bytes: [UInt8]) {
    guard !isBroken, !OpenFile.writeAll(bytes, to: descriptor) else { return }
    isBroken = true
    hasFailed = errno != EPIPE
  }
}
