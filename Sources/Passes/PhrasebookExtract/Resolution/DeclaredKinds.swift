/// The kinds of declarations that a name has in a run: code asks for many more names in many more places than
/// there are types and members.
struct DeclaredKinds {
  /// Whether some type or alias has the name.
  private(set) var hasType = false
  /// Whether some type has a member of the name.
  private(set) var hasMember = false

  init(of hash: UInt32, in library: Library) {
    for place in library.places(named: hash) {
      let item = library.item(place)
      if item.isType { hasType = true }
      if item.parent >= 0 { hasMember = true }
    }
  }
}
