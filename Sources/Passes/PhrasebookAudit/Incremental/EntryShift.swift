import PhrasebookModel

/// The distance that places of entries moved since the last audit, while everything else that their
/// checks look at stayed the same.
struct EntryShift: Equatable {
  /// The lines of the catalog by which it moved down.
  var lines = 0
  /// The places of call sites, by their old ones.
  var sites: [Location: Location] = [:]
  private var haveSitesMoved = false

  /// Whether all places are as they were.
  var isNothing: Bool { lines == 0 && !haveSitesMoved }

  /// Adds the present place of a call site; false if it is known to be elsewhere.
  mutating func move(_ old: Location, to new: Location) -> Bool {
    if let known = sites[old] { return known == new }
    sites[old] = new
    if old != new { haveSitesMoved = true }
    return true
  }
}
