import Phrasebook
import PhrasebookModel
import PhrasebookProjects
import PhrasebookServices
import PhrasebookTranslate

/// Drafts comments for the strings that have none and that the code uses, batch by batch; each batch
/// is written before the next one is sent.
struct CommentDrafting {
  let project: LiveProject
  let drafter: any CommentDrafter
  let activity: Activity
  let spelling: Spelling

  /// The strings that would be sent.
  func subjects(table: String?) throws -> [(item: CommentDrafts.Item, subject: CommentSubject)] {
    let snapshot = project.snapshot(audited: false)
    snapshot.diagnostics.forEach(activity.report)
    let reader = KeyContextReader(project: project, snapshot: snapshot)
    var result: [(item: CommentDrafts.Item, subject: CommentSubject)] = []
    var query = WorkQuery(.comment, language: nil, limit: 200)
    query.catalog = table
    repeat {
      try activity.checkCancellation()
      let page = try project.work(query)
      for item in page.items {
        let place = FilePath.remainder(of: item.table.path, in: project.path)
        let catalog = place.flatMap { $0.isEmpty ? nil : $0 }
        let context = try reader.context(of: item.key, catalog: catalog, languages: [])
        guard !context.uses.isEmpty else { continue }
        result.append(
          (
            CommentDrafts.Item(
              file: spelling.spell(item.table.path), table: item.table.name, key: item.key),
            subject(of: context)
          ))
      }
      query.cursor = page.next
    } while query.cursor != nil
    return result
  }

  private func subject(of context: KeyContext) -> CommentSubject {
    CommentSubject(
      key: context.key, table: context.table.name, language: context.table.catalog.sourceLanguage,
      texts: context.source.map(\.value),
      placeholders: context.arguments.map { "\($0.specifier) (\($0.type))" },
      uses: context.uses.map { use in
        CommentSubject.Use(
          file: FilePath.remainder(of: use.location.file, in: project.path) ?? "",
          line: use.location.line, code: use.lines)
      }, neighbours: context.neighbours.map(\.text))
  }

  func run(table: String?) throws -> [CommentDrafts.Item] {
    let all = try subjects(table: table)
    var items: [CommentDrafts.Item] = []
    let progress = activity.progress("drafting comments", of: all.count)
    var rest = all[...]
    while !rest.isEmpty {
      try activity.checkCancellation()
      let batch = Array(rest.prefix(drafter.batch))
      rest = rest.dropFirst(batch.count)
      guard let comments = try ask(batch.map(\.subject)) else { break }
      var drafted = batch.map(\.item)
      for (index, comment) in comments.enumerated() where drafted.indices.contains(index) {
        drafted[index].comment = comment.flatMap(Self.plain)
      }
      write(&drafted)
      items += drafted
      progress?.reach(items.count)
    }
    progress?.finish()
    return items
  }

  /// The longest comment, in characters.
  private static let longest = 500

  /// A comment on one line; nil for an empty one, and for one that is not a comment by its length.
  private static func plain(_ comment: String) -> String? {
    let words = comment.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    return words.isEmpty || words.count > longest ? nil : words
  }

  /// The answers to a batch; nil, with a diagnostic, if the drafter failed.
  private func ask(_ subjects: [CommentSubject]) throws -> [String?]? {
    let mailbox = Mailbox<Result<[String?], TranslatorFailure>>()
    let task = Task.detached { [drafter] in
      do throws(TranslatorFailure) {
        mailbox.send(.success(try await drafter.comments(for: subjects)))
      } catch {
        mailbox.send(.failure(error))
      }
      mailbox.close()
    }
    activity.onCancel { task.cancel() }
    switch mailbox.next() {
    case .success(let comments): return comments
    case .failure(let failure):
      try activity.checkCancellation()
      activity.report(Diagnostic(.error, failure.text))
    case nil: break
    }
    return nil
  }

  /// Writes the comments of a batch, marked as a machine's; refused ones get the reason.
  private func write(_ items: inout [CommentDrafts.Item]) {
    for _ in 0..<2 {
      var edits = MachineEdits()
      for item in items where item.refusal == nil {
        guard let comment = item.comment else { continue }
        let place = FilePath.remainder(of: FilePath.absolute(item.file), in: project.path) ?? ""
        edits.comments.append(
          MachineEdits.Comment(item.key, catalog: place.isEmpty ? nil : place, text: comment))
      }
      guard !edits.comments.isEmpty else { return }
      let result = project.write(edits, activity: activity)
      guard !result.refusals.isEmpty else { return }
      // The others are written without those that are refused.
      for refusal in result.refusals {
        for index in items.indices
        where items[index].comment != nil
          && (refusal.key.isEmpty || items[index].key.isExactly(refusal.key))
        { items[index].refusal = refusal.text }
      }
    }
  }
}
