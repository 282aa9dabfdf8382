import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookWorkspace

/// `phrasebook context add`: adds pictures with the strings that they show.
struct ContextAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "add",
    summary: "Adds screenshots, and finds the strings that they show.",
    details: """
      Without --key, the texts of the pictures are read by tesseract, a free program, and compared \
      with those of the catalogs; a screenshot in the pseudo-language keys (phrasebook pseudo --as \
      keys) is matched by the keys in it. If nothing is found in one of the pictures, none is added.
      """,
    examples: ["phrasebook context add Home.png . --key Hello --region 40,30,200,24"])

  @Argument(
    help: ArgumentHelp(
      words: """
        PNG or JPEG pictures; the last argument may be the catalog or the folder to add them to, \
        which is the current one otherwise.
        """, valueName: "picture"), completion: .file(), transform: PathWord.checked)
  var paths: [String]

  @Option(
    help: ArgumentHelp(words: "A key that the pictures show; can be repeated.", valueName: "key"),
    completion: .custom(Completions.keys))
  var key: [String] = []

  @Option(
    help: ArgumentHelp(
      words: "Where the key is, as x,y,width,height in pixels; one for each --key.",
      valueName: "region"))
  var region: [String] = []

  @OptionGroup var language: LanguageOptions

  @Flag(
    name: .customLong("force"),
    help: ArgumentHelp(words: "Replace another picture of the same name."))
  var isForced = false

  @OptionGroup var edit: EditOptions

  @OptionGroup var writing: DryRunOption

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if let wrong = region.first(where: { PictureRegion($0) == nil }) {
      throw ValidationError(phrase: "\(wrong.quoted) is not x,y,width,height in pixels")
    }
    guard region.isEmpty || region.count == key.count else {
      throw ValidationError(phrase: "give one --region for each --key, or none")
    }
  }

  func run() throws {
    let reporter = Reporter(display)
    let split = PathSplit.pictures(paths)
    guard !split.items.isEmpty else { throw ValidationError(phrase: "name a picture to add") }
    var request = ContextRequest(pictures: split.items)
    request.keys = key
    request.regions = region.compactMap { PictureRegion($0) }
    request.table = edit.table
    request.language = try language.single()
    request.isForced = isForced
    let workspace = reporter.workspace(split.paths)
    let interruption = Interruption { [activity = reporter.activity] in activity.cancel() }
    let result = try reporter.run(workspace, isDry: writing.isDryRun, as: edit.format) {
      try workspace.addContext(request)
    }
    interruption.end()
    try ContextListCommand.finish(result, reporter, edit.format)
  }
}
