/// A String Catalog: one table in all its languages.
public struct Catalog: Sendable {
  public var sourceLanguage: String
  public var version: String?
  /// Members of the file this version does not know.
  public var unknown: Members<JSONValue>
  private var entries: Members<Entry>

  /// An empty catalog; written, it looks as Xcode writes a new one.
  public init(sourceLanguage: String, version: String? = "1.0") {
    self.sourceLanguage = sourceLanguage
    self.version = version
    self.unknown = [:]
    self.entries = [:]
  }

  /// The keys, in the order of the file; added ones come last until the catalog is written.
  public var keys: [String] { entries.names }

  /// One entry; setting an absent one adds it, setting nil removes it.
  public subscript(key: String) -> Entry? {
    get { entries[key] }
    set { entries[key] = newValue }
  }
}
