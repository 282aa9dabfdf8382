import Phrasebook
import PhrasebookExtract
public import PhrasebookModel
import PhrasebookPlatform

/// Paths of Swift sources in, everything that is localizable in them out.
///
/// The result depends only on the files' contents: not on the order of the paths, the number of
/// threads, or the cache.
public struct ExtractionRun: Sendable {
  /// The project's own functions and macros that look strings up, beside `NSLocalizedString`.
  public var functions: [String]
  /// The number of threads; by default one for each core.
  public var jobs: Int
  /// The folder of the cache; nil for no cache.
  public var cacheFolder: String?
  /// Whether a missing source is an error.
  package var isStrict = false
  /// Whether code that no build compiles counts like any other.
  package var takesAllBranches = false
  /// The time that a thread works on a file in one step before the file is given up.
  var maximumTime = SourceTime.standard
  /// The files that the other extractions of an operation have read.
  package var reads: SourceReads?
  /// The extractions of a project that stays open; nil for a single operation.
  package var live: LiveFiles?
  /// The run of the operation that extracts.
  package var activity: Activity?

  /// Creates a run.
  public init(
    functions: [String] = [], jobs: Int = ExtractionRun.cores, cacheFolder: String? = nil
  ) {
    self.functions = functions
    self.jobs = jobs
    self.cacheFolder = cacheFolder
  }

  /// The number of active cores of this machine.
  public static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Extracts from files; one that cannot be read becomes a diagnostic and does not stop the others.
  public func extract(files: [String]) -> Extraction { extract(files: files, context: []) }

  /// Extracts from the files of one module, which may import others.
  func extract(files: [String], context: [ContextModule]) -> Extraction {
    let paths = Self.sorted(files)
    guard !paths.isEmpty else { return Extraction() }
    guard let cacheFolder else {
      var steps = ExtractionSteps(
        paths, context: context, functions: functions, workers: workers, reads: reads,
        maximumTime: maximumTime)
      steps.resolve()
      return steps.extraction()
    }
    return CachedExtraction(
      paths: paths, context: context, functions: functions, workers: workers,
      folder: CacheFolder(path: cacheFolder), reads: reads, maximumTime: maximumTime
    ).extraction()
  }

  /// The threads of the run.
  var workers: Workers { Workers(jobs: jobs, "reading sources", of: activity) }

  /// Paths in order, each once; most lists are so already.
  static func sorted(_ paths: [String]) -> [String] {
    let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
    return isSorted ? paths : Array(Set(paths)).sorted()
  }
}

extension SourceFile.Failure {
  /// The diagnostic for the user.
  package func diagnostic(of path: String) -> Diagnostic {
    Diagnostic(.error, message, at: Location(file: path, line: line, column: column))
  }
}
