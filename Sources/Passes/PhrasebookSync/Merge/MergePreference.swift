/// The text that is taken if both sides have written one for the same place.
public enum MergePreference: String, Sendable, CaseIterable {
  /// The one that a person has reviewed: `translated` before `needs_review`, `machine_translated`
  /// and `new`. Two that are equally far stay in conflict.
  case reviewed
  /// The one whose state has changed since the common version; otherwise the one that is further on
  /// its way from `new` to `translated`. A catalog has no dates.
  case newerState = "newer-state"
  case ours
  case theirs
}
