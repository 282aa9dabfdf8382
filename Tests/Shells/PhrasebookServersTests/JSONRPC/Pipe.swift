import PhrasebookPlatform

/// A pipe of the system: what one end writes, the other reads.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw PipeError() }
    (reading, writing) = (ends[0], ends[1])
  }

  struct PipeError: Error {}

  /// Writes bytes that fit the pipe's buffer.
  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { PhrasebookPlatform.write(writing, $0.baseAddress, $0.count) }
  }

  /// Ends the stream.
  func end() {
    guard writing >= 0 else { return }
    close(writing)
    writing = -1
  }

  /// Goes away as a reader.
  func endReading() {
    guard reading >= 0 else { return }
    close(reading)
    reading = -1
  }

  deinit {
    end()
    endReading()
  }
}
