import PhrasebookModel
import PhrasebookPlatform

/// The time that a thread works on a source in each step of an extraction before it is given up.
///
/// It is processor time, and on macOS elapsed time.
struct SourceTime: Sendable {
  /// For a source of any size.
  var least: Duration
  /// Added for each megabyte of the source.
  var perMegabyte: Duration

  /// A source of 100 KB has a second. With a 25th of this, no source of a project with 1,879 files was given
  /// up on a quiet machine. A debug build is slower, and elapsed time includes the work of other processes.
  static var standard: SourceTime {
    #if DEBUG || canImport(Darwin)
      SourceTime(least: .seconds(20), perMegabyte: .seconds(5))
    #else
      SourceTime(least: .milliseconds(500), perMegabyte: .seconds(5))
    #endif
  }

  /// The limit of work on files; one that takes longer is given up.
  func limit(_ files: [FileReading]) -> WorkLimit<FileReading> {
    limit(of: { files[$0].path }, late: { files[$0].givenUp() })
  }

  /// The limit of work on sources.
  ///
  /// - Parameters:
  ///   - path: The path of a source by its place in the work.
  ///   - late: The result of a source that was given up.
  func limit<Result: Sendable>(
    of path: @escaping @Sendable (Int) -> String, late: @escaping @Sendable (Int) -> Result
  ) -> WorkLimit<Result> {
    WorkLimit(least, more: { more(for: path($0)) }, late)
  }

  /// The time that the size of a source adds, or of the buffer of an editor in its place; zero if the
  /// size cannot be read.
  private func more(for path: String) -> Duration {
    guard let size = OpenBuffers.shared.bytes(of: path)?.count ?? FileStatus(path: path)?.size
    else { return .zero }
    return perMegabyte * min(size, SourceFile.maximumSize) / (1 << 20)
  }
}
