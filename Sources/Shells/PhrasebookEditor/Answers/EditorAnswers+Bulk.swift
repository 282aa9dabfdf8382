import Phrasebook
import PhrasebookModel
import PhrasebookWorkspace

extension EditorAnswers {
  /// Shows what an edit of several strings would do, or does it to those that were seen.
  func bulk(_ request: EditorRequests.Bulk, _ json: inout JSONWriter) {
    guard let edit = request.edit(session) else {
      return json.problem("the search text is empty", language)
    }
    let items = session.preview(edit)
    guard let chosen = request.apply else {
      return json.object { json in
        json.member("items", items.prefix(Self.longestPreview)) { json, item in
          json.object {
            $0.member("file", item.decision.identity.file)
            $0.member("key", item.decision.identity.key)
            $0.member("before", item.before)
            $0.member("after", item.after)
            $0.name("seen")
            $0.version(item.decision.seen)
          }
        }
        json.member("total", items.count)
      }
    }
    let shown = Dictionary(
      items.map { ($0.decision.identity, $0) }, uniquingKeysWith: { first, _ in first })
    var (decisions, changed): ([StringDecision], [StringIdentity]) = ([], [])
    for string in chosen {
      let identity = StringIdentity(
        file: string.file, key: string.key, language: request.query.language)
      // The text to write may come from another string, or from the memory.
      if let item = shown[identity], item.after.isExactly(string.after) {
        decisions.append(
          StringDecision(identity, seen: string.seen.version, item.decision.action))
      } else {
        changed.append(identity)
      }
    }
    var result = session.decide(decisions)
    result.changed += changed
    json.object { $0.result(result, in: language, root: session) }
  }

  /// A person looks through no more at once.
  private static let longestPreview = 2_000
}
