public import PhrasebookModel

/// Extracts localizable strings from sources in two steps: `facts` of each file by itself, then
/// `resolve` over all files of a run.
public enum Extract {
  /// The first step, which depends only on one file's bytes.
  ///
  /// - Parameter bytes: The file, in UTF-8.
  public static func facts(of bytes: [UInt8]) -> Facts {
    bytes.withUnsafeBufferPointer { FactsReader.read($0) }
  }

  /// The first step for a file in the language of its extension: Swift, or Objective-C and C, where
  /// only functions with known names count.
  public static func facts(of bytes: [UInt8], file: String) -> Facts {
    bytes.withUnsafeBufferPointer {
      switch SourceLanguage(path: file) {
      case .objectiveC: ObjectiveCReader.read($0, relevant: nil)
      case .swift, nil: FactsReader.read($0)
      }
    }
  }

  /// One file's facts under the name that locations give.
  public struct SourceFacts: Sendable {
    /// The name of the file.
    public var file: String
    /// The facts of the file.
    public var facts: Facts

    /// Creates the facts of a file.
    public init(file: String, facts: Facts) {
      self.file = file
      self.facts = facts
    }
  }

  /// The second step: holds every site against Apple's declarations and those of the whole run.
  ///
  /// - Parameters:
  ///   - files: The run; the order makes no difference.
  ///   - context: Files of other modules, whose public declarations count.
  ///   - functions: Names of the project's own functions and macros that look strings up, beside
  ///     `NSLocalizedString` and its family.
  public static func resolve(
    _ files: [SourceFacts], context: [SourceFacts] = [], functions: [String] = []
  ) -> Extraction {
    let files = files.sorted { $0.file < $1.file }
    let reader = resolving(files, context: context, functions: functions).reader
    return Resolving.extraction(
      files.enumerated().map { ($1.file, reader.findings(in: $1.facts, index: $0)) })
  }

  /// The second step for a caller that spreads the files of a run over threads.
  package static func resolving(
    _ files: [SourceFacts], context: [SourceFacts], functions: [String]
  ) -> Resolving {
    let sources = files.map { Source($0.facts) }
    let hidden = Set(sources.flatMap(\.outline.declaredPaths))
    let shown = context.sorted { $0.file < $1.file }
      .map { Source($0.facts).exported(hiding: hidden) }
    return Resolving(sources + shown, functions: functions, text: { _ in [] })
  }

  /// Both steps over files in memory.
  public static func extraction(
    of files: [(file: String, bytes: [UInt8])], functions: [String] = []
  ) -> Extraction {
    resolve(
      files.map { SourceFacts(file: $0.file, facts: facts(of: $0.bytes, file: $0.file)) },
      functions: functions)
  }
}
