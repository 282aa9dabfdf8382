/// A stored translation: a string, its translation and its place.
public struct MemoryUnit: Hashable, Sendable {
  /// The source language as a BCP 47 tag, as spelled when it was added.
  public var sourceLanguage: String
  /// The target language as a BCP 47 tag, as spelled when it was added.
  public var targetLanguage: String
  /// The source string, with the format specifiers of String Catalogs.
  public var source: String
  /// The translation, with the format specifiers of String Catalogs.
  public var target: String
  /// The place of the string.
  public var place: MemoryPlace
  /// The comment for translators.
  public var comment: String?
  /// The state of the translation, as a catalog spells it.
  public var state: String?
  /// The person or tool that changed it last.
  public var author: String?
  /// The time of the last change, in seconds since 1970; nil if unknown.
  public var changed: Int?
  /// The number of uses that another tool counted.
  public var uses: Int

  /// Creates a unit.
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

/// The place of a string, which distinguishes equal strings.
public struct MemoryPlace: Hashable, Sendable {
  /// The name of the project.
  public var project: String
  /// The path of the catalog within the project.
  public var original: String
  /// The name of the table.
  public var table: String
  /// The key; empty for a pair without one, of which a string may have several.
  public var key: String
  /// The variation, such as `plural.few` or `device.mac`; empty for a string that does not vary.
  public var path: String

  /// Creates a place.
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
