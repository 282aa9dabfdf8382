extension String {
  /// Whether a key is short enough to be compared with others: no two longer ones are alike by
  /// mistake.
  var isComparedAsKey: Bool { utf8.count <= 1 << 16 }
}
