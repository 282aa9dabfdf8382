extension Entry {
  /// The member with the version of the model that generated the comment, which Xcode 26 writes.
  package static let commentVersionMember = "commentGenerationVersion"

  /// Whether the code owns the entry. States of a later Xcode count as a person's.
  package var isAutomatic: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .migrated, .stale: true
    default: false
    }
  }

  /// Whether a storyboard or XIB is the source of the entry.
  package var isFromInterfaceBuilder: Bool { comment?.hasPrefix("Class = \"") ?? false }
}
