import PhrasebookPlatform
import Dispatch
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports

/// Shows the events of an operation on stderr: diagnostics and notes as lines, and the progress of
/// long work as one line of a terminal that is erased when the work ends.
final class ActivityDisplay: Sendable {
  private struct ProgressLine {
    /// The time at which the line may change next; nil while no work is reported.
    var next: ContinuousClock.Instant?
    /// Work that ends before is not shown: a project has many short steps, which would flicker.
    var earliest: ContinuousClock.Instant?
    /// The last update of the work.
    var latest: ProgressUpdate?
    var isVisible = false
  }

  private let isTerminal = isatty(2) == 1 && getenv("TERM").map { $0.pointee != 0 } ?? false
  private let style: Style
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let progress = Mutex(ProgressLine())

  private let started = ContinuousClock.now

  /// The time until a line appears, and the time between its changes.
  private static let patience = Duration.milliseconds(400)
  private static let pause = Duration.milliseconds(100)

  /// - Parameters:
  ///   - isQuiet: Whether only errors are shown.
  ///   - isVerbose: Whether finished work is shown, too.
  init(isQuiet: Bool = false, isVerbose: Bool = false, _ color: ColorChoice = .auto) {
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    style = Style(for: 2, color)
  }

  func show(_ event: Activity.Event) {
    if isQuiet {
      guard case .diagnostic(let diagnostic) = event, diagnostic.severity == .error else { return }
    }
    switch event {
    case .diagnostic(let diagnostic): write(line(of: diagnostic) + "\n")
    case .note(let remark): write(VisibleText.of(remark.shown) + "\n")
    case .progress(let update):
      if isTerminal { show(update) }
      if isVerbose, update.isFinished {
        write(VisibleText.of("\(update.work.shown): \(update.total)") + "\n")
      }
    }
  }

  private func line(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: style.red("error:")
      case .warning: style.yellow("warning:")
      case .note: style.dim("note:")
      }
    return "\(VisibleText.of(place))\(severity) \(VisibleText.of(diagnostic.text.shown))"
  }

  private func show(_ update: ProgressUpdate) {
    let now = ContinuousClock.now
    let (isDue, wait) = progress.withLock { line -> (Bool, Duration?) in
      if update.isFinished {
        defer { line = ProgressLine(earliest: now + Self.pause) }
        return (line.isVisible, nil)
      }
      line.latest = update
      let isFirst = line.next == nil
      let next = line.next ?? max(line.earliest ?? started, started + Self.patience)
      guard now >= next else {
        line.next = next
        return (false, isFirst ? next - now : nil)
      }
      line.next = now + Self.pause
      line.isVisible = true
      return (true, nil)
    }
    // Work that reports nothing for a while shows where it is, too.
    if let wait {
      let pause = DispatchTimeInterval.milliseconds(Int(wait / .milliseconds(1)) + 1)
      DispatchQueue.global().asyncAfter(deadline: .now() + pause) { [weak self] in
        guard let self, let latest = progress.withLock({ $0.isVisible ? nil : $0.latest }) else {
          return
        }
        show(latest)
      }
    }
    if isDue { draw(update) }
  }

  private func draw(_ update: ProgressUpdate) {
    let text: Phrase = "\(update.work): \(update.done) of \(update.total)"
    write(update.isFinished ? "\r\u{1B}[K" : "\r\(VisibleText.of(text.shown))\u{1B}[K")
  }

  private func write(_ text: String) { _ = OpenFile.writeAll(Array(text.utf8), to: 2) }
}
