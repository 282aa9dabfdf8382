extension Entry {
  /// Whether the code owns the entry; words of a later Xcode are taken for a person's.
  package var isAutomatic: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .migrated, .stale: true
    default: false
    }
  }

  /// True for an entry that a storyboard or XIB feeds.
  package var isFromInterfaceBuilder: Bool { comment?.hasPrefix("Class = \"") ?? false }
}
