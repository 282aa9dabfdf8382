import ArgumentParser
import Phrasebook
import PhrasebookFormats
import PhrasebookModel
import PhrasebookSync

/// `phrasebook history`: who changed a text, when, and how.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    name: "history",
    summary: "Tells what became of a key, commit by commit, as far as git knows.",
    details: """
      Renames of the key and of the file are followed.
      """,
    examples: [#"phrasebook history "Hello" --language fr"#])

  @Argument(help: ArgumentHelp(words: "The key, as the catalog has it."))
  var key: String

  @Argument(help: ArgumentHelp(words: "A catalog, or a folder with catalogs."))
  var path: String = "."

  @Option(help: ArgumentHelp(words: "Only texts of this language.", valueName: "lang"))
  var language: String?

  @Option(help: ArgumentHelp(words: "text or json."))
  var format: ReportFormat = .text

  func run() throws {
    let reporter = Reporter()
    do {
      let histories = try histories()
      switch format {
      case .text: histories.forEach { text($0.path, $0.events, histories.count, reporter) }
      case .json:
        reporter.json { json in
          json.object { json in
            json.member("key", key)
            json.member("events", histories.flatMap { file in file.events.map { (file.path, $0) } })
            {
              $0.event($1.1, file: $1.0)
            }
          }
        }
      }
    } catch let failure as GitFailure {
      reporter.say(Diagnostic(.error, failure.message))
    } catch let failure as DiffSides.Failure {
      reporter.say(Diagnostic(.error, failure.message))
    }
    try reporter.finish()
  }

  private typealias History = (path: String, events: [KeyHistory.Event])

  /// The histories of all catalogs that have, or had, the key.
  private func histories() throws -> [History] {
    let isFolder = FileStatus(path: path)?.kind == .folder
    let repository = try GitRepository(around: isFolder ? path : FilePath.folder(path))
    guard
      let root = isFolder
        ? repository.relative(FilePath.join(path, ".")) : repository.relative(path)
    else { throw GitFailure(message: "\(path) is not in the repository \(repository.top)") }
    let below = isFolder ? FilePath.normalized(root) : root
    let files =
      isFolder
      ? try repository.catalogsInWorkingTree().filter {
        below == "." || FilePath.isInside($0, below)
      } : [root]
    // Most catalogs do not have the key now, and only those that had it are left to ask then.
    let holders = files.filter { holds(FilePath.join(repository.top, $0)) }
    let found = try (holders.isEmpty ? files : holders).compactMap { file throws -> History? in
      let events = try KeyHistory(repository: repository, path: file, language: language)
        .events(of: key)
      return events.isEmpty ? nil : (file, events)
    }
    guard found.isEmpty else { return found }
    var message: Phrase =
      "\(path): git knows of no \"\(key)\"; write the key as the catalog does, and commit it"
    if let language {
      message =
        """
        \(path): git knows of no "\(key)" in \(language); write the key as the catalog does, and \
        commit it
        """
    }
    throw DiffSides.Failure(
      message: message
    )
  }

  private func holds(_ file: String) -> Bool {
    guard let bytes = try? FileContent.read(file),
      let catalog = try? CatalogRecovery().read(bytes, file: file).catalog
    else { return false }
    return catalog.contains(key)
  }

  private func text(
    _ path: String, _ events: [KeyHistory.Event], _ count: Int, _ reporter: Reporter
  ) {
    let out = reporter.out
    if count > 1 { out.line(out.style.bold(VisibleText.of(path))) }
    for event in events {
      out.line(
        "\(out.style.yellow(String(event.commit.prefix(10)))) \(event.date) \(VisibleText.of(event.author)): "
          + out.style.dim(VisibleText.of(event.subject)))
      for change in event.changes {
        let place = [change.language, change.variation].compactMap(\.self).joined(separator: " ")
        let kind = ChangeWords.text(change.kind).shown
        let words =
          [.added, .removed, .renamed].contains(change.kind) && change.language == nil
          ? change.text.shown : "\(kind): \(change.text.shown)"
        out.line("  \(VisibleText.of(place.isEmpty ? words : "\(place) \(words)"))")
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func event(_ event: KeyHistory.Event, file: String) {
    object { json in
      json.member("file", file)
      json.member("commit", event.commit)
      json.member("date", event.date)
      json.member("author", event.author)
      json.member("subject", event.subject)
      json.member("changes", event.changes) { json, change in
        json.object { json in
          json.member("kind", change.kind.rawValue)
          json.texts(of: change)
          json.member("reason", change.reason)
        }
      }
    }
  }
}
