import ArgumentParser
import Phrasebook
import PhrasebookModel
import PhrasebookSync

/// `phrasebook get`: what a catalog has for a key.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "get",
    summary: "Prints the texts of a key, in one language or in all.",
    details: """
      With a language, the text alone is printed, one line for each of its forms.
      """,
    examples: [#"phrasebook get "Hello" fr ."#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var key: String

  @Argument(
    help: ArgumentHelp(words: "A language such as fr or pt-BR (default: all).", valueName: "lang"))
  var language: String?

  @Argument(help: ArgumentHelp(words: "A catalog or a folder."))
  var path: String?

  @OptionGroup var options: EditOptions

  func run() throws {
    let reporter = Reporter()
    let (language, path) = split()
    do {
      let choice = CatalogChoice(path: path, table: options.table, reporter: reporter)
      try report(try choice.holders(of: key), language, reporter)
    } catch let failure as CatalogChoice.Failure {
      reporter.say(failure)
    } catch let error as EditError {
      reporter.say(Diagnostic(.error, error.text))
    }
    try reporter.finish()
  }

  /// `get KEY PATH` is told from `get KEY LANG` by what a language cannot be.
  private func split() -> (language: String?, path: String) {
    guard let language, path == nil else { return (language, path ?? ".") }
    let isPath = language.contains("/") || language.contains(".")
    return isPath ? (nil, language) : (language, ".")
  }

  private func report(
    _ holders: [OpenCatalog], _ language: String?, _ reporter: Reporter
  ) throws(EditError) {
    var found: [(file: OpenCatalog, form: Form)] = []
    for holder in holders {
      for form in try Edits.get(key, language: language, from: holder.catalog) {
        found.append((holder, form))
      }
    }
    switch options.format {
    case .json: json(found, reporter)
    case .text: text(found, language, holders.count, reporter)
    }
    if found.isEmpty, let language {
      let files = holders.map(\.path).joined(separator: ", ")
      reporter.say(
        Diagnostic(
          .error,
          "\(files): \"\(key)\" has no text in \(language); phrasebook set adds one"))
    }
  }

  private func text(
    _ found: [(file: OpenCatalog, form: Form)], _ language: String?, _ count: Int,
    _ reporter: Reporter
  ) {
    let out = reporter.out
    let theKey: Phrase = "the key itself"
    for (file, form) in found {
      // A program that reads along gets the text as it is.
      let value = out.isTerminal ? VisibleText.of(form.value) : form.value
      if language != nil, count == 1, found.count == 1 {
        out.line(value)
        continue
      }
      let place = count > 1 ? "\(file.path)  " : ""
      let path = form.path.description
      let name = path.isEmpty ? form.language : "\(form.language) \(path)"
      let state = form.state?.rawValue ?? theKey.shown
      out.line(VisibleText.of("\(place)\(name)  \(state)  \(form.value)"))
    }
  }

  private func json(_ found: [(file: OpenCatalog, form: Form)], _ reporter: Reporter) {
    reporter.json { json in
      json.object { json in
        json.member("key", key)
        json.member("texts", found) { json, item in
          json.object { json in
            json.member("file", item.file.path)
            json.member("table", item.file.table)
            json.member("language", item.form.language)
            let path = item.form.path.description
            json.member("variation", path.isEmpty ? nil : path)
            json.member("state", item.form.state?.rawValue)
            json.member("value", item.form.value)
          }
        }
      }
    }
  }
}
