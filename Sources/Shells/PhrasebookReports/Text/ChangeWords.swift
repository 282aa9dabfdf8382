package import Phrasebook
package import PhrasebookModel
package import PhrasebookSync

/// The names of changes for people; programs read the raw values.
package enum ChangeWords {
  /// `added`: the kind of a change.
  package static func text(_ kind: Difference.Change.Kind) -> Phrase {
    switch kind {
    case .added: "added"
    case .removed: "removed"
    case .renamed: "renamed"
    case .stale: "stale"
    case .restored: "restored"
    case .sourceChanged: "source changed"
    case .translated: "translated"
    case .reviewed: "reviewed"
    case .needsReview: "needs review"
    case .stateChanged: "state changed"
    case .changed: "changed"
    }
  }

  /// The same of a sync's change.
  package static func text(_ kind: Change.Kind) -> Phrase {
    Difference.Change.Kind(rawValue: kind.rawValue).map(text) ?? .verbatim(kind.rawValue)
  }

  /// `3 added`: how often it happened, a phrase of its own since languages inflect the word.
  package static func count(_ count: Int, _ kind: Difference.Change.Kind) -> Phrase {
    switch kind {
    case .added: "\(count) added"
    case .removed: "\(count) removed"
    case .renamed: "\(count) renamed"
    case .stale: "\(count) stale"
    case .restored: "\(count) restored"
    case .sourceChanged: "\(count) source changed"
    case .translated: "\(count) translated"
    case .reviewed: "\(count) reviewed"
    case .needsReview: "\(count) needs review"
    case .stateChanged: "\(count) state changed"
    case .changed: "\(count) changed"
    }
  }
}
