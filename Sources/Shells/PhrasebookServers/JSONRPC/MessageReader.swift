import PhrasebookPlatform

/// Reads the frames of a stream, with a bound on the memory that one takes.
struct MessageReader {
  /// One step of reading.
  enum Frame: Equatable {
    case message([UInt8])
    /// A frame that is skipped; the ones that follow are read.
    case skipped(RPCError)
    /// A frame after which nothing can be read.
    case broken(RPCError)
    /// The end of the stream.
    case end
  }

  /// The longest message that is accepted, in bytes.
  static let longestMessage = 256 << 20
  /// The longest header, in bytes.
  static let longestHeader = 8 << 10

  private let descriptor: Int32
  private let framing: MessageFraming
  private let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0

  /// - Parameter limit: The longest message that is accepted, in bytes.
  init(_ descriptor: Int32, _ framing: MessageFraming, limit: Int = Self.longestMessage) {
    self.descriptor = descriptor
    self.framing = framing
    self.limit = limit
  }

  /// Waits for the next frame.
  mutating func next() -> Frame {
    switch framing {
    case .contentLength: nextWithHeader()
    case .lines: nextLine()
    }
  }

  // MARK: Lines

  private mutating func nextLine() -> Frame {
    var searched = start
    var isSkipping = false
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = buffer[start..<end]
        start = end + 1
        searched = start
        if isSkipping { return .skipped(tooLong) }
        let text = line.last == 0x0D ? line.dropLast() : line
        if !text.isEmpty { return .message(Array(text)) }
        continue
      }
      if buffer.count - start > limit { isSkipping = true }
      if isSkipping { start = buffer.count }
      compact()
      searched = buffer.count
      guard fill() else {
        // A last line without its end is a message that was cut off.
        return isSkipping || buffer.count > start
          ? .broken(.parseError("the stream ends within a message")) : .end
      }
    }
  }

  // MARK: Headers

  private mutating func nextWithHeader() -> Frame {
    var length: Int?
    var isFirst = true
    while true {
      guard let line = headerLine() else {
        if isFirst, buffer.count == start { return .end }
        return .broken(.parseError("the stream ends or is invalid within a header"))
      }
      isFirst = false
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else {
        return .broken(.parseError("a header line needs a name, a colon and a value"))
      }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = String(decoding: line[(colon + 1)...], as: UTF8.self)
        .filter { $0 != " " && $0 != "\t" }
      guard name == "content-length" else { continue }
      guard let number = Int(value), number >= 0, value.first != "+" else {
        return .broken(.parseError("Content-Length has to be a number of bytes"))
      }
      length = number
    }
    guard let length else { return .broken(.parseError("a header needs Content-Length")) }
    return body(length)
  }

  /// The next line of a header without its end; nil if the line is not whole within the bound.
  private mutating func headerLine() -> [UInt8]? {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        let line = buffer[start..<end]
        start = end + 1
        return Array(line.last == 0x0D ? line.dropLast() : line)
      }
      guard buffer.count - start <= Self.longestHeader else { return nil }
      compact()
      searched = buffer.count
      guard fill() else { return nil }
    }
  }

  private mutating func body(_ length: Int) -> Frame {
    guard length <= limit else {
      var rest = length
      while rest > 0 {
        let taken = min(rest, buffer.count - start)
        start += taken
        rest -= taken
        compact()
        if rest > 0, !fill() { return .broken(.parseError("the stream ends within a message")) }
      }
      return .skipped(tooLong)
    }
    compact()
    while buffer.count < length {
      guard fill() else { return .broken(.parseError("the stream ends within a message")) }
    }
    start = length
    return .message(Array(buffer[..<length]))
  }

  // MARK: Bytes

  private var tooLong: RPCError { .invalidRequest("a message has more than \(limit) bytes") }

  private mutating func compact() {
    guard start > 0 else { return }
    buffer.removeSubrange(..<start)
    start = 0
  }

  /// Waits for more bytes; false at the end of the stream.
  private mutating func fill() -> Bool {
    let size = 1 << 16
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { chunk, count in
      var got = 0
      repeat { got = read(descriptor, chunk.baseAddress, size) } while got < 0 && errno == EINTR
      count = max(0, got)
    }
    buffer += chunk
    return !chunk.isEmpty
  }
}
