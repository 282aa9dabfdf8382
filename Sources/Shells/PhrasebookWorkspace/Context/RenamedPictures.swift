import PhrasebookModel

/// The pictures of a key that gets another name, by the folder that has them.
struct RenamedPictures {
  private let old: String
  private let new: String
  /// The folders, with their catalogs as in the lists of the folders.
  private var places: [(folder: ContextFolder, catalogs: [String])] = []

  /// Finds the pictures of a key in some catalogs; throws if a list cannot be read, before anything is
  /// changed.
  init(_ old: String, to new: String, in catalogs: [String]) throws {
    (self.old, self.new) = (old, new)
    for catalog in catalogs {
      let folder = ContextFolder(of: catalog)
      guard let place = folder.place(of: catalog) else { continue }
      if let index = places.firstIndex(where: { $0.folder.root == folder.root }) {
        places[index].catalogs.append(place)
      } else {
        places.append((folder, [place]))
      }
    }
    places = try places.filter { place in
      try place.folder.links().contains { isMeant($0, place.catalogs) }
    }
  }

  private func isMeant(_ link: ContextLink, _ catalogs: [String]) -> Bool {
    link.key.isExactly(old) && catalogs.contains { $0.isExactly(link.catalog) }
  }

  /// Gives the pictures to the new key. A picture that shows both keys, as after an interrupted run,
  /// has the new one once.
  func follow() throws {
    for place in places {
      try place.folder.update { links in
        var names = Set(links.filter { !isMeant($0, place.catalogs) }.map(\.name))
        return links.compactMap { link in
          guard isMeant(link, place.catalogs) else { return link }
          var link = link
          link.key = new
          return names.insert(link.name).inserted ? link : nil
        }
      }
    }
  }
}
