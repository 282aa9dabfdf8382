import Foundation
import Phrasebook
import PhrasebookPlatform

/// One process of git, before it starts.
struct GitProcess {
  let process = Process()
  private let limit: Double
  /// The folder in which git keeps its data, and which it may not be able to read; nil outside of a repository.
  private let repository: String?

  /// The longest time without output, in seconds.
  static let usualLimit = 300.0

  /// - Parameter limit: The longest time without output, in seconds.
  init(_ arguments: [String], in folder: String, limit: Double = usualLimit) {
    self.limit = limit
    repository = GitLock.repository(around: folder)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + Self.withoutPrograms + ["-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    // File names are not quoted, and no pager or prompt is started.
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // A partial clone fetches missing objects, and its settings name the program that does: no protocol is allowed.
    environment["GIT_ALLOW_PROTOCOL"] = ""
    environment["GIT_NO_LAZY_FETCH"] = "1"
    process.environment = environment
  }

  /// Settings of a repository that make git start other programs are overridden: the repository may
  /// not be trusted.
  private static let withoutPrograms = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "diff.external=",
    "log.showSignature=false", "core.askPass=", "credential.helper=", "core.sshCommand=false",
    "gc.auto=0", "maintenance.auto=false",
    // Files that may be devices, which have no end.
    "core.attributesFile=/dev/null", "diff.orderFile=/dev/null", "mailmap.file=/dev/null",
  ].flatMap { ["-c", $0] }

  func start() throws(GitFailure) {
    if let repository, SilentRepositories.shared.contains(repository) { throw silence }
    do {
      try process.run()
    } catch {
      throw GitFailure(message: "git cannot be started; is it installed?")
    }
  }

  /// Waits until there is something to read, or its end.
  ///
  /// Git opens all that has the name of one of its files, and waits without end if it is a pipe, such as a `.git/HEAD` that
  /// `mkfifo` has made: a process that is silent for too long is killed.
  func wait(for streams: inout [pollfd]) throws(GitFailure) {
    let deadline = ContinuousClock.now + .seconds(limit)
    while true {
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { break }
      let count = poll(&streams, nfds_t(streams.count), Int32(min(rest.rounded(.up), 60_000)))
      guard count == 0 || count < 0 && errno == EINTR else { return }
    }
    end()
    if let repository { SilentRepositories.shared.add(repository, seconds: limit) }
    throw silence
  }

  /// Kills the process and its children: Foundation starts it as the leader of a group.
  func end() {
    guard process.isRunning else { return }
    kill(-process.processIdentifier, SIGKILL)
    kill(process.processIdentifier, SIGKILL)
  }

  private var silence: GitFailure {
    GitFailure(
      message: """
        git did not answer within \(Int(limit)) s; if there are named pipes in the repository, \
        remove them (find . -type p)
        """)
  }
}

/// The repositories in which git did not answer, for a while: a command that asks about each of many files waits only
/// once.
private final class SilentRepositories: Sendable {
  static let shared = SilentRepositories()
  private let ends = Mutex<[String: ContinuousClock.Instant]>([:])

  func contains(_ repository: String) -> Bool {
    ends.withLock { ends in ends[repository].map { $0 > .now } ?? false }
  }

  func add(_ repository: String, seconds: Double) {
    ends.withLock { $0[repository] = .now + .seconds(seconds) }
  }
}

/// This program's end of a pipe that git writes to.
struct GitStream {
  private let descriptor: Int32
  private(set) var bytes: [UInt8] = []
  private(set) var isOpen = true

  /// As much as a pipe of Linux holds.
  static let largestPart = 1 << 16

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The events to wait for; none after the end.
  var polled: pollfd { pollfd(fd: isOpen ? descriptor : -1, events: Int16(POLLIN), revents: 0) }

  /// Adds the available bytes, at most so many.
  mutating func read(_ most: Int = largestPart) {
    var part = [UInt8](repeating: 0, count: most)
    let count = Foundation.read(descriptor, &part, most)
    if count > 0 {
      bytes += part.prefix(count)
    } else if count == 0 || errno != EINTR {
      isOpen = false
    }
  }
}
