import ArgumentParser
import Phrasebook
import PhrasebookMemory

/// `phrasebook memory import`: what others remember.
struct MemoryImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "import",
    summary: "Takes translations into the memory, from catalogs, TMX and other files.",
    details: """
      What is there already stays as it is, and what was changed later wins. A line is printed for each \
      file once it is on the disk.
      """,
    examples: ["phrasebook memory import Sources/App/Localizable.xcstrings"])

  @Argument(
    help: ArgumentHelp(
      words: """
        Catalogs, folders with catalogs, TMX files, or files of any other format of import; a folder behind \
        files is the project that the memory belongs to.
        """, valueName: "file"))
  var paths: [String]

  @Option(help: ArgumentHelp(words: "The language, where files do not say it.", valueName: "lang"))
  var language: String?

  @Option(
    help: ArgumentHelp(
      words: "The language of the sources, where any may be it.", valueName: "lang"))
  var source: String?

  @OptionGroup var choice: MemoryChoice

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    let (files, path) = split()
    var outcomes: [MemoryInput.Outcome] = []
    let missing = files.filter { FileStatus(path: $0) == nil }
    for file in missing {
      reporter.say(FileFailure(file, "there is no such file or folder").diagnostic)
    }
    if missing.count < files.count,
      let (memory, location) = choice.open(.making, for: path, reporter)
    {
      let input = MemoryInput(
        memory: memory, location: location, language: language, source: source,
        reporter: reporter)
      for file in files where !missing.contains(file) {
        let taken = input.take(file)
        outcomes += taken
        if format == .text { taken.forEach(MemoryReport(reporter: reporter).outcome) }
      }
      memory.close()
    }
    if format == .json {
      reporter.json { json in
        json.object { json in
          json.member("files", outcomes) { json, outcome in
            json.object { json in
              json.member("file", outcome.file)
              json.member("new", outcome.added.new)
              json.member("changed", outcome.added.changed)
              json.member("known", outcome.added.known)
              json.member("open", outcome.open)
            }
          }
          json.member("diagnostics", reporter.diagnostics) { $0.diagnostic($1) }
        }
      }
    }
    try reporter.finish()
  }

  /// The files, and the project: a folder behind files, the folder that is taken in, or the one we are in.
  private func split() -> (files: [String], path: String) {
    func isFolder(_ path: String) -> Bool {
      FileStatus(path: path)?.kind == .folder
        && !FilePath.trimmed(path).lowercased().hasSuffix(".xcloc")
    }
    if let last = paths.last, paths.count > 1, isFolder(last),
      !paths.dropLast().contains(where: isFolder)
    {
      return (Array(paths.dropLast()), last)
    }
    return (
      paths, paths.first(where: isFolder) ?? paths.first { $0.hasSuffix(".xcstrings") } ?? "."
    )
  }
}
