/// Which of two texts for one place is taken where each side has written its own.
public enum MergePreference: String, Sendable, CaseIterable {
  /// The one that a person has reviewed: `translated` before `needs_review`, `machine_translated`
  /// and `new`. Two that are equally far stay in conflict.
  case reviewed
  /// The one whose state has changed since the two parted; where that says nothing, the one that is
  /// further on its way from `new` to `translated`. A catalog has no dates.
  case newerState = "newer-state"
  case ours
  case theirs
}
