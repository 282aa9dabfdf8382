extension Library {
  /// The same library after a file of the run has changed; nil if that is too much to follow, as when
  /// the types of the file are others, which may be those that other files extend.
  ///
  /// - Parameter index: The place of the file in the run.
  func replacing(_ index: Int, with source: Source) -> Library? {
    let index = index + Self.appleCount
    let old = sources[index].outline
    guard named.replacedCount < Self.mostReplaced, source.outline.hasSameTypes(as: old) else {
      return nil
    }
    let moved = Dictionary(
      uniqueKeysWithValues: zip(old.typeItems, source.outline.typeItems))
    func place(_ place: DeclarationID) -> DeclarationID {
      guard Int(place.source) == index else { return place }
      return DeclarationID(index, moved[place.item] ?? place.item)
    }
    var (sources, named, members) = (sources, named, members)
    sources[index] = source
    let extended =
      extended.isEmpty
      ? extended
      : Dictionary(uniqueKeysWithValues: extended.map { (place($0.key), place($0.value)) })
    named.replace(index) { Self.eachName(of: index, sources, $0) }
    members.replace(index) { Self.eachMember(of: index, sources, extended, $0) }
    return Library(sources, named: named, members: members, extended: extended, text: text)
  }

  /// So many files may have changed before the indexes are made again.
  private static let mostReplaced = 32

  /// The same library with another source of texts.
  func reading(_ text: @escaping @Sendable (Int) -> [UInt8]) -> Library {
    Library(sources, named: named, members: members, extended: extended, text: text)
  }
}
