public import PhrasebookModel

/// The form of accessors, and the keys that have one.
public struct GenerateOptions: Sendable, Equatable {
  /// The access level of the accessors.
  public enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The type that the accessors are members of, and that they return.
  public enum ResourceType: String, Sendable, CaseIterable {
    case phrase = "Phrase"
    case localizedStringResource = "LocalizedStringResource"
  }

  /// Whether `cart.title` is `.Cart.title` or `.cartTitle`.
  public enum Shape: String, Sendable, CaseIterable {
    case nested, flat
  }

  /// The keys that have an accessor.
  public enum IncludedKeys: String, Sendable, CaseIterable {
    /// Only keys marked “Manual”, as in Xcode 26.
    case manual
    /// Every key, including those that extraction found in code.
    case all
  }

  /// The bundle in which strings are looked up.
  public enum LookupBundle: String, Sendable, CaseIterable {
    /// The bundle of the module that the accessors are compiled into.
    case automatic
    /// `Bundle.module`.
    case module
    /// `#bundle`.
    case macro
    /// The main bundle.
    case main
  }

  /// A renamed key: its old accessor stays, marked as deprecated.
  public struct Renaming: Sendable, Hashable {
    /// The table of the key.
    public var table: String
    /// The key before.
    public var old: String
    /// The key now.
    public var new: String
    /// The place in the settings.
    public var location: Location?
    /// Whether the settings are for several modules, of which one has the key.
    public var mayBeElsewhere = false

    /// Creates a renaming.
    public init(
      table: String = "Localizable", old: String, new: String, at location: Location? = nil
    ) {
      self.table = table
      self.old = old
      self.new = new
      self.location = location
    }
  }

  /// The access level of the accessors.
  public var access = Access.internal
  /// The type that the accessors are members of.
  public var resourceType = ResourceType.phrase
  /// Whether dots in keys become nested types.
  public var shape = Shape.nested
  /// The keys that have an accessor.
  public var includedKeys = IncludedKeys.all
  /// The bundle in which strings are looked up.
  public var bundle = LookupBundle.automatic
  /// The renamed keys whose old accessors stay.
  public var renamings: [Renaming] = []

  /// Creates the default options.
  public init() {}
}
