/// One translation that somebody made: a text, what it is in another language, and where it stood.
public struct MemoryUnit: Hashable, Sendable {
  /// BCP 47, as whoever gave it spelled it.
  public var sourceLanguage: String
  public var targetLanguage: String
  /// Texts have the specifiers of String Catalogs.
  public var source: String
  public var target: String
  public var place: MemoryPlace
  public var comment: String?
  /// How far the translation is, in a catalog's word.
  public var state: String?
  /// Who made or changed it last.
  public var author: String?
  /// When it was made or changed last, in seconds since 1970; nil where nobody knows.
  public var changed: Int?
  /// How often it was used, where another tool has counted it.
  public var uses: Int

  public init(
    sourceLanguage: String, targetLanguage: String, source: String, target: String,
    place: MemoryPlace = MemoryPlace(), comment: String? = nil, state: String? = nil,
    author: String? = nil, changed: Int? = nil, uses: Int = 0
  ) {
    self.sourceLanguage = sourceLanguage
    self.targetLanguage = targetLanguage
    self.source = source
    self.target = target
    self.place = place
    self.comment = comment
    self.state = state
    self.author = author
    self.changed = changed
    self.uses = uses
  }
}

/// Where a text stands: what tells two texts apart that read the same.
public struct MemoryPlace: Hashable, Sendable {
  public var project: String
  /// The catalog's path within the project.
  public var original: String
  public var table: String
  /// Empty for a pair without a key, of which a text may have several.
  public var key: String
  /// `plural.few`, `device.mac`; empty for a text that does not vary.
  public var path: String

  public init(
    project: String = "", original: String = "", table: String = "", key: String = "",
    path: String = ""
  ) {
    self.project = project
    self.original = original
    self.table = table
    self.key = key
    self.path = path
  }
}
