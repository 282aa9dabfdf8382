import Foundation
import PhrasebookExtract
public import PhrasebookModel

/// Paths of Swift sources in, everything that is localizable in them out.
///
/// The result depends on the files' contents alone: not on the order of the paths, the number of
/// threads, or what the cache holds.
public struct ExtractionRun: Sendable {
  /// The project's own functions and macros that look strings up, beside `NSLocalizedString`.
  public var functions: [String]
  /// How many threads read and resolve; one for each core unless told otherwise.
  public var jobs: Int
  /// Where results are kept between runs; nil keeps none.
  public var cacheFolder: String?

  public init(
    functions: [String] = [], jobs: Int = ExtractionRun.cores, cacheFolder: String? = nil
  ) {
    self.functions = functions
    self.jobs = jobs
    self.cacheFolder = cacheFolder
  }

  /// How many cores this machine lets the process use.
  public static var cores: Int { ProcessInfo.processInfo.activeProcessorCount }

  /// Extracts from files; one that cannot be read becomes a diagnostic and the others go on.
  public func extract(files: [String]) -> Extraction {
    let paths = Array(Set(files)).sorted()
    return paths.isEmpty ? Extraction() : extract(paths)
  }

  private func extract(_ paths: [String]) -> Extraction {
    let workers = Workers(jobs: jobs)
    let readings = workers.map(paths.count, tool: { FileBuffer() }) { buffer, index in
      Self.facts(of: paths[index], &buffer)
    }
    var sources: [Extract.SourceFacts] = []
    var failures: [Diagnostic] = []
    for (path, reading) in zip(paths, readings) {
      switch reading {
      case .success(let facts): sources.append(Extract.SourceFacts(file: path, facts: facts))
      case .failure(let failure): failures.append(failure.diagnostic(of: path))
      }
    }
    let (all, functions) = (sources, functions)
    var extraction =
      workers.map(1) { _ in Extract.resolve(all, functions: functions) }.first ?? Extraction()
    extraction.diagnostics = (failures + extraction.diagnostics).sorted(by: Self.precedes)
    return extraction
  }

  private static func facts(
    of path: String, _ buffer: inout FileBuffer
  ) -> Result<Facts, SourceFile.Failure> {
    do throws(SourceFile.Failure) {
      try SourceFile.read(path, into: &buffer)
    } catch {
      return .failure(error)
    }
    return .success(buffer.withBytes { Extract.facts(of: $0) })
  }

  static func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    guard let first = a.location, let second = b.location else { return a.location == nil }
    return first == second ? a.message < b.message : first < second
  }
}

extension SourceFile.Failure {
  /// What a person is told.
  func diagnostic(of path: String) -> Diagnostic {
    Diagnostic(.error, message, at: Location(file: path, line: line, column: column))
  }
}
