import PhrasebookProjects
import ArgumentParser
import Phrasebook

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
      words: "Cache folder.", valueName: "folder"), completion: .directory,
    transform: PathWord.checked)
  var cachePath: String?

  @Flag(
    name: .customLong("all-branches"),
    help: ArgumentHelp(
      words: "Also take strings from code that #if leaves out of the project's builds."))
  var takesAllBranches = false

  @Flag(
    help: ArgumentHelp(words: "A source that is missing on disk is an error, not a warning."))
  var strict = false

  func validate() throws {
    guard let jobs, jobs < 1 else { return }
    throw ValidationError(phrase: "--jobs is a number from 1, not \(jobs)")
  }

  /// The run that the flags ask for.
  var run: ExtractionRun {
    var run = ExtractionRun(
      jobs: jobs ?? ExtractionRun.cores,
      cacheFolder: ignoresCache ? nil : cachePath ?? UserCache.folder)
    run.takesAllBranches = takesAllBranches
    run.isStrict = strict
    return run
  }
}
