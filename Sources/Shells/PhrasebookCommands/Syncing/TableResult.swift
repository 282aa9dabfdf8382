import Phrasebook
import PhrasebookAudit
import PhrasebookModel
import PhrasebookSync

/// What a sync made of one catalog, or why it could not.
struct TableResult {
  /// The catalog, spelled as PATH was given.
  var file: String
  var table: String
  var role = CatalogRole.code
  /// Nil where nobody says which sources feed the catalog, or where it cannot be read.
  var synced: Synced?
  var coverage: Coverage?

  /// The numbers of the summary line, each key counted once.
  var counts: [(count: Int, text: Phrase)] {
    let changes = synced?.changes ?? []
    func keys(_ kinds: Set<Change.Kind>) -> Set<String> {
      Set(changes.filter { kinds.contains($0.kind) }.map(\.key))
    }
    let added = keys([.added])
    let stale = keys([.stale])
    let removed = keys([.removed])
    let changed = keys([.changed, .restored, .renamed, .needsReview])
      .subtracting(added).subtracting(stale).subtracting(removed)
    let unknown = synced?.undeterminable.count ?? 0
    let told: [(keys: Set<String>, kind: ChangeWords.Kind)] = [
      (added, .added), (changed, .changed), (stale, .stale), (removed, .removed),
    ]
    return told.map { ($0.keys.count, ChangeWords.count($0.keys.count, $0.kind)) }
      + [(unknown, "\(unknown) undeterminable")]
  }
}
