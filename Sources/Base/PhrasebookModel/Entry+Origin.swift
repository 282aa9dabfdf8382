extension Entry {
  /// Whether the code owns the entry; an unknown state of a later Xcode counts as manual.
  package var isAutomatic: Bool {
    switch extractionState {
    case nil, .extractedWithValue, .migrated, .stale: true
    default: false
    }
  }

  /// Whether a storyboard or XIB is the source of the entry.
  package var isFromInterfaceBuilder: Bool { comment?.hasPrefix("Class = \"") ?? false }
}
