extension Outline {
  /// The paths of the types that the file declares.
  package var declaredPaths: [UInt32] {
    items.filter { $0.isType && $0.kind != .extension && !$0.isLocal }.map(\.path)
  }

  /// The file as seen by other modules: names of public declarations, without sites.
  ///
  /// - Parameter hidden: The paths of types that the module which looks declares itself: there, its
  ///   own are meant.
  package func exported(hiding hidden: Set<UInt32>) -> Outline {
    var isSeen: [Bool] = []
    isSeen.reserveCapacity(items.count)
    for item in items {
      let around = item.parent < 0 ? nil : items[Int(item.parent)]
      let isReached = item.parent < 0 || isSeen[Int(item.parent)]
      isSeen.append(
        isReached && !item.isLocal && !(item.isType && hidden.contains(item.path))
          && item.isExported(in: around))
    }
    var outline = self
    outline.names = names.filter { isSeen[Int($0.item)] }
    for index in outline.items.indices { outline.items[index].matters = false }
    outline.uses = []
    return outline
  }
}

extension Item {
  /// Whether its own words, or those around it, let other modules see it.
  fileprivate func isExported(in around: Item?) -> Bool {
    if isPublic || kind == .extension { return true }
    switch around?.kind {
    case .protocol: return true
    case .enumeration: return kind == .enumCase
    case .extension: return around?.isPublic == true
    default: return false
    }
  }
}
