internal import CSpawn
import Foundation

/// The input and the outputs of a process, served by one thread that never blocks on one of them: a
/// process that outlives the one it was started by may keep any of them open.
struct ProcessStreams {
  private var sending: Stream
  private var reading: Stream
  private var complaining: Stream

  /// As much as a pipe of Linux holds.
  private static let largestPart = 1 << 16
  private static let largestComplaint = 4_096

  /// The process, which leads a group.
  private let process: Int32
  /// The seconds that the outputs may be silent after the process has ended.
  private let patience: Double

  init(of process: phrasebook_process, patience: Double) {
    self.process = process.id
    self.patience = patience
    sending = Stream(process.input, Int16(POLLOUT))
    reading = Stream(process.output, Int16(POLLIN))
    complaining = Stream(process.errors, Int16(POLLIN))
  }

  /// Writes all of the input and reads both outputs to their ends; once it is stopped, only the
  /// available output.
  ///
  /// A process may end and leave others that keep an output open. Their output counts as long as it comes, and
  /// they are ended when they are silent.
  ///
  /// - Parameters:
  ///   - most: The most of the output that is returned, in bytes.
  ///   - onOutput: Called with each part of the output, and the total length so far.
  mutating func exchange(
    _ bytes: [UInt8], keeping most: Int, isStopped: () -> Bool,
    onOutput: (ArraySlice<UInt8>, _ size: Int) -> Void
  ) -> (output: [UInt8], complaint: [UInt8]) {
    Self.blockBrokenPipeSignal()
    var unsent = bytes[...]
    var (output, complaint): ([UInt8], [UInt8]) = ([], [])
    var isLast = false
    var lastSign = DispatchTime.now()
    while !isLast, reading.isOpen || complaining.isOpen {
      isLast = isStopped()
      if unsent.isEmpty { sending.close() }
      var polled = [sending.polled, reading.polled, complaining.polled]
      poll(&polled, nfds_t(polled.count), isLast ? 0 : 100)
      if polled[0].revents != 0 { sending.write(&unsent) }
      if polled[1].revents != 0, let part = reading.read(Self.largestPart) {
        output += part.prefix(most - output.count)
        onOutput(part, output.count)
      }
      if polled[2].revents != 0, let part = complaining.read(Self.largestPart) {
        complaint += part.prefix(Self.largestComplaint - complaint.count)
      }
      let isSilent = polled[1].revents == 0 && polled[2].revents == 0
      if !isSilent || !phrasebook_has_ended(process) {
        lastSign = .now()
      } else if lastSign + patience < .now() {
        kill(-process, SIGKILL)
        break
      }
    }
    sending.close()
    reading.close()
    complaining.close()
    return (output, complaint)
  }

  /// A program that ends before it has read everything must not end this one.
  private static func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}

/// This program's end of a pipe, which never blocks.
private struct Stream {
  private let descriptor: Int32
  private let events: Int16
  private(set) var isOpen = true

  init(_ descriptor: Int32, _ events: Int16) {
    self.descriptor = descriptor
    self.events = events
  }

  /// The events to wait for; empty once it is closed.
  var polled: pollfd { pollfd(fd: isOpen ? descriptor : -1, events: events, revents: 0) }

  mutating func close() {
    if isOpen { Foundation.close(descriptor) }
    isOpen = false
  }

  /// Writes what fits, and closes if the reader is gone.
  mutating func write(_ bytes: inout ArraySlice<UInt8>) {
    let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      bytes = bytes.dropFirst(count)
    } else if errno != EAGAIN && errno != EINTR {
      close()
    }
  }

  /// Reads the available bytes; closes at the end.
  mutating func read(_ most: Int) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: most)
    let count = Foundation.read(descriptor, &buffer, most)
    if count > 0 { return buffer.prefix(count) }
    if count == 0 || errno != EAGAIN && errno != EINTR { close() }
    return nil
  }
}
