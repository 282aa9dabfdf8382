/// Extensions and the declarations that they extend, without those that lead back to themselves or
/// too far.
///
/// `extension A { struct A {} }` would extend the type nested in it, and so would
/// `extension A { struct B {} }` beside `extension B { struct A {} }`: no path leads to such a type.
struct ExtensionChains {
  /// The declarations of the extensions that remain.
  private(set) var bounded: [DeclarationID: DeclarationID]
  private let sources: [Source]

  /// The maximum number of extensions of nested types in one path.
  private static let maximumLength = 8

  init(_ targets: [DeclarationID: DeclarationID], _ sources: [Source]) {
    self.sources = sources
    bounded = targets
    var lengths: [DeclarationID: Int] = [:]
    for start in targets.keys {
      var chain: [DeclarationID] = []
      var positions: [DeclarationID: Int] = [:]
      var next: DeclarationID? = start
      while let place = next, lengths[place] == nil, positions[place] == nil {
        positions[place] = chain.count
        chain.append(place)
        next = following(place, in: targets)
      }
      // From here on the chain is a cycle.
      let cycle = next.flatMap { positions[$0] } ?? chain.count
      var length = next.flatMap { lengths[$0] } ?? 0
      for (position, place) in chain.enumerated().reversed() {
        length = position >= cycle || length == Self.maximumLength ? 0 : length + 1
        lengths[place] = length
        if length == 0 { bounded[place] = nil }
      }
    }
  }

  /// The extension that contains the extended declaration; nil if no extension does, or if it is
  /// found by its own path.
  private func following(
    _ place: DeclarationID, in targets: [DeclarationID: DeclarationID]
  ) -> DeclarationID? {
    guard var next = targets[place] else { return nil }
    while true {
      let parent = sources[Int(next.source)].outline.items[Int(next.item)].parent
      guard parent >= 0 else { return nil }
      next = DeclarationID(Int(next.source), parent)
      if targets[next] != nil { return next }
    }
  }
}
