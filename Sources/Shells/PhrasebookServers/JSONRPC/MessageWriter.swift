import enum PhrasebookPlatform.OpenFile
import struct PhrasebookPlatform.Mutex

/// Writes framed messages, each whole, from any thread.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let framing: MessageFraming
  private let isBroken = Mutex(false)

  init(_ descriptor: Int32, _ framing: MessageFraming) {
    self.descriptor = descriptor
    self.framing = framing
  }

  /// Writes a message.
  ///
  /// - Returns: False if the client no longer reads.
  func send(_ message: [UInt8]) -> Bool {
    isBroken.withLock { isBroken in
      if !isBroken, !OpenFile.writeAll(framing.frame(message), to: descriptor) {
        isBroken = true
      }
      return !isBroken
    }
  }
}
