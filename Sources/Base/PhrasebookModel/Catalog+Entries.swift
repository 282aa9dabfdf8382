extension Catalog {
  /// All entries with their keys, each made when its turn comes: the way to pass over a catalog.
  public var entries: Entries { Entries(catalog: self) }

  /// The entries of a catalog, in the order of its keys.
  public struct Entries: Sequence, Sendable {
    let catalog: Catalog

    public func makeIterator() -> AnyIterator<(key: String, entry: Entry)> {
      var keys = catalog.keys.makeIterator()
      return AnyIterator {
        while let key = keys.next() {
          if let entry = catalog[key] { return (key, entry) }
        }
        return nil
      }
    }
  }

  /// Where a key stands in the file, or what lies below it; nil for a key the file does not have.
  ///
  /// What the file lacks is given the place of the last step that is there, so that a finding about a
  /// missing translation points to its key.
  ///
  ///     catalog.location(of: "%lld files", language: "pl", path: ["plural", "few"])
  ///
  /// - Parameter textOffset: A place in the text that the path leads to, or in the key where there is
  ///   no path, in UTF-8 code units; nil for the place of its name.
  public func location(
    of key: String, language: String? = nil, path: [String] = [], textOffset: Int? = nil
  ) -> Location? {
    guard let source, let place = source.place(of: key) else { return nil }
    let path = (language.map { ["localizations", $0] } ?? []) + path
    return source.location(of: place, path: path, textOffset: textOffset)
  }

  /// Where a member of the catalog itself stands, such as `version`; nil for one that was not read
  /// from a file.
  public func location(ofMember name: String) -> Location? {
    source?.location(ofMember: name)
  }
}
