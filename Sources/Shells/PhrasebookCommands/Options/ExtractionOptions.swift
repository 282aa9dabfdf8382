import PhrasebookModel
import PhrasebookProjects
import PhrasebookReports
import PhrasebookWorkspace
import ArgumentParser
import Phrasebook
import PhrasebookPlatform

/// The flags of every subcommand that reads sources.
struct ExtractionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(words: "Number of parallel jobs (default: CPU count).")
  )
  var jobs: Int?

  @Flag(
    name: .customLong("no-cache"),
    help: ArgumentHelp(words: "Ignore the cache."))
  var ignoresCache = false

  @Option(
    name: .customLong("cache-path"),
    help: ArgumentHelp(
      words: "Cache folder.", valueName: "folder"))
  var cachePath: String?

  func validate() throws {
    guard let jobs, jobs < 1 else { return }
    throw ValidationError(phrase: "--jobs is a number from 1, not \(jobs)")
  }

  /// The run that the flags ask for.
  var run: ExtractionRun {
    ExtractionRun(
      jobs: jobs ?? ExtractionRun.cores,
      cacheFolder: ignoresCache ? nil : cachePath ?? ExtractionOptions.defaultCache())
  }

  /// The user's own cache folder; nil if the environment has none.
  private static func defaultCache() -> String? {
    func variable(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    #if canImport(Darwin)
      let base = variable("HOME").map { FilePath.join($0, "Library/Caches") }
    #else
      let base = variable("XDG_CACHE_HOME") ?? variable("HOME").map { FilePath.join($0, ".cache") }
    #endif
    return base.map { FilePath.join($0, "phrasebook") }
  }
}
