package import PhrasebookModel
import PhrasebookProjects

/// A string that a picture of the project shows.
package struct ContextLink: Sendable {
  /// The way in which the string was found.
  package enum Origin: String, Sendable {
    /// A person named the key.
    case user
    /// The text of the string, or its key, was read in the picture.
    case text
  }

  /// The name of the picture's file.
  package var picture: String
  /// The catalog, relative to the project's folder.
  package var catalog: String
  package var key: String
  /// The place in the picture; nil for the whole picture.
  package var region: PictureRegion?
  package var origin: Origin

  package init(
    picture: String, catalog: String, key: String, region: PictureRegion?, origin: Origin
  ) {
    self.picture = picture
    self.catalog = catalog
    self.key = key
    self.region = region
    self.origin = origin
  }

  package var table: String { FilePath.stem(catalog) }

  /// The picture and the string; a file has it once.
  var name: [ExactString] { [picture, catalog, key].map(ExactString.init) }

  /// Whether it belongs in front of another one: by bytes, so that every machine sorts alike.
  func precedes(_ other: ContextLink) -> Bool {
    let (mine, its) = ([picture, catalog, key], [other.picture, other.catalog, other.key])
    for (a, b) in zip(mine, its) where !a.isExactly(b) {
      return a.utf8.lexicographicallyPrecedes(b.utf8)
    }
    return false
  }
}
