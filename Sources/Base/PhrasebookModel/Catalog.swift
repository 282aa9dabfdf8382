/// A String Catalog: one table in all its languages.
///
/// A catalog that was read keeps its file, and an entry becomes a value each time it is asked for:
/// take one entry once and look at it, rather than asking for the key again for every language.
public struct Catalog: Sendable {
  /// The language of the source strings.
  public var sourceLanguage: String
  /// The version of the format, such as `1.0`; nil if the file does not contain it.
  public var version: String?
  /// Members of the file this version does not know.
  public var unknown: Members<JSONValue> {
    get { editedUnknown ?? source?.unknown ?? [:] }
    set { editedUnknown = newValue }
  }

  /// The file it was read from; nil for a new catalog.
  package let source: (any CatalogSource)?
  /// The differences from the file: entries that were set, and nil for those that were removed.
  package private(set) var edits: [ExactString: Edit] = [:]
  private var editedUnknown: Members<JSONValue>?
  /// Rises with each key that is added, so that they keep the order in which they came.
  private var additions = 0
  /// The number of keys more than in the file.
  private var surplus = 0

  /// One entry that is not as the file has it.
  package struct Edit: Sendable {
    package var entry: Entry?
    /// The rank among added keys; nil for a key of the file.
    package var addition: Int?
    /// The key of the file that an added one is to follow if the file has no order of its own.
    package var follows: String?
  }

  /// An empty catalog; written, it looks as Xcode writes a new one.
  public init(sourceLanguage: String, version: String? = "1.0") {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.source = nil
  }

  /// The catalog that a file holds.
  package init(_ source: any CatalogSource) {
    self.sourceLanguage = source.sourceLanguage
    self.version = source.version
    self.source = source
  }

  /// The keys, in the order of the file; added ones come last until the catalog is written.
  public var keys: [String] {
    guard let source else { return addedKeys }
    guard !edits.isEmpty else { return source.keys }
    return source.keys.filter { key in
      edits[ExactString(key)].map { $0.entry != nil } ?? true
    } + addedKeys
  }

  /// The keys the file does not have, in the order in which they came.
  package var addedKeys: [String] {
    edits.compactMap { key, edit in edit.addition.map { (key.text, $0) } }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The number of keys.
  public var count: Int { (source?.count ?? 0) + surplus }

  /// Whether there is an entry; cheaper than asking for it.
  public func contains(_ key: String) -> Bool {
    if let edit = edits[ExactString(key)] { return edit.entry != nil }
    return source?.place(of: key) != nil
  }

  /// One entry; setting an absent one adds it, setting nil removes it.
  public subscript(key: String) -> Entry? {
    get {
      if let edit = edits[ExactString(key)] { return edit.entry }
      guard let source, let place = source.place(of: key) else { return nil }
      return source.entry(at: place)
    }
    set {
      surplus += (newValue == nil ? 0 : 1) - (contains(key) ? 1 : 0)
      let name = ExactString(key)
      if source?.place(of: key) != nil {
        edits[name] = Edit(entry: newValue, addition: nil)
      } else if let newValue {
        additions += 1
        let old = edits[name]
        edits[name] = Edit(
          entry: newValue, addition: old?.addition ?? additions, follows: old?.follows)
      } else {
        edits[name] = nil
      }
    }
  }
}

extension Catalog {
  /// Adds an entry, or replaces it. If the file does not sort its keys, a new entry follows the
  /// given key of the file.
  package mutating func set(_ entry: Entry, for key: String, behind neighbour: String?) {
    self[key] = entry
    if edits[ExactString(key)]?.addition != nil { edits[ExactString(key)]?.follows = neighbour }
  }
}

extension Catalog: Equatable {
  /// Equal if the same keys have the same entries; order and spacing do not matter.
  public static func == (a: Catalog, b: Catalog) -> Bool {
    a.sourceLanguage == b.sourceLanguage && a.version == b.version && a.unknown == b.unknown
      && a.count == b.count && a.entries.allSatisfy { b[$0.key] == $0.entry }
  }
}
