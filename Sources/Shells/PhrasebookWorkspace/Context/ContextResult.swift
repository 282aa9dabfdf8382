import PhrasebookFormats
package import PhrasebookModel

/// The options of `context add`.
package struct ContextRequest: Sendable {
  /// The files of the pictures.
  package var pictures: [String]
  /// The keys that they show; empty to read them from the pictures.
  package var keys: [String] = []
  /// The place of each key; empty for whole pictures.
  package var regions: [PictureRegion] = []
  /// The only table; nil for all.
  package var table: String?
  /// The language of the texts in the pictures; nil for the source language.
  package var language: String?
  /// Whether another picture of the same name is replaced.
  package var isForced = false

  package init(pictures: [String]) { self.pictures = pictures }
}

/// The options of `context list`.
package struct ContextListRequest: Sendable {
  /// The only keys; empty for all.
  package var keys: [String]

  package init(keys: [String] = []) { self.keys = keys }
}

/// The options of `context remove`.
package struct ContextRemovalRequest: Sendable {
  /// Names of pictures, or their files; empty for all.
  package var pictures: [String]
  /// The only keys; empty to remove the pictures themselves. A picture that shows no other key is
  /// removed with its last one.
  package var keys: [String]

  package init(pictures: [String] = [], keys: [String] = []) {
    self.pictures = pictures
    self.keys = keys
  }
}

/// Strings with the pictures that show them.
package struct ContextResult: Sendable {
  /// A string in a picture.
  package struct Item: Sendable {
    /// The picture, spelled as PATH was given.
    package var picture: String
    /// The catalog, spelled as PATH was given.
    package var file: String
    package var link: ContextLink
    /// Whether the catalog has the key.
    package var isKnown = true
  }

  package var items: [Item] = []
  package var diagnostics: [Diagnostic] = []

  package var isEmpty: Bool { items.isEmpty }
}

/// A picture of a string, for editors and agents.
package struct StringPicture: Sendable, Hashable {
  /// The name of the file in the folder of the pictures.
  package var name: String
  /// The file, relative to the project's folder.
  package var place: String
  /// In pixels.
  package var width: Int
  package var height: Int
  /// The region of the string; nil for the whole picture.
  package var region: PictureRegion?
}

extension ContextFolder {
  /// A picture that shows strings, with its media type; nil for any other file.
  ///
  /// - Parameter name: As in `StringPicture`.
  package func content(of name: String) -> (bytes: [UInt8], type: String)? {
    guard let links = try? links(), links.contains(where: { $0.picture.isExactly(name) }),
      let picture = try? picture(name)
    else { return nil }
    return (picture.bytes, picture.header.kind.rawValue)
  }

  /// The pictures of a string; those that cannot be read are skipped.
  ///
  /// - Parameter catalog: The file of the catalog.
  func pictures(of key: String, in catalog: String) -> [StringPicture] {
    guard let place = place(of: catalog), let links = try? links() else { return [] }
    return links.filter { $0.key.isExactly(key) && $0.catalog.isExactly(place) }
      .compactMap { link in
        guard let header = try? picture(link.picture).header else { return nil }
        return StringPicture(
          name: link.picture, place: "\(Self.name)/\(link.picture)", width: header.width,
          height: header.height, region: link.region)
      }
  }
}
