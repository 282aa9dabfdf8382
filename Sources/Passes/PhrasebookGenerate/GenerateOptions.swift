public import PhrasebookModel

/// How accessors are to look, and which keys have one.
public struct GenerateOptions: Sendable, Equatable {
  /// Who may use the accessors.
  public enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  /// The type that the accessors are members of, and that they give.
  public enum ResourceType: String, Sendable, CaseIterable {
    case phrase = "Phrase"
    case localizedStringResource = "LocalizedStringResource"
  }

  /// Whether `cart.title` is `.Cart.title` or `.cartTitle`.
  public enum Shape: String, Sendable, CaseIterable {
    case nested, flat
  }

  /// Which keys have an accessor.
  public enum Selection: String, Sendable, CaseIterable {
    /// Those that a person owns, as in Xcode 26: nothing else in the code names them.
    case manual
    /// Every key, also those that extraction found in code.
    case all
  }

  /// Where the texts are looked for.
  public enum BundlePlace: String, Sendable, CaseIterable {
    /// In the bundle of the module that the accessors are compiled into.
    case automatic
    /// In `Bundle.module`.
    case module
    /// In the bundle that `#bundle` stands for.
    case macro
    /// In the program's own bundle.
    case main
  }

  /// A key that was renamed: its old accessor stays for a while, and says so.
  public struct Renaming: Sendable, Hashable {
    public var table: String
    public var old: String
    public var new: String
    /// Where it is written down.
    public var location: Location?
    /// True where it stands in settings for several modules, of which one has the key.
    public var mayBeElsewhere = false

    public init(
      table: String = "Localizable", old: String, new: String, at location: Location? = nil
    ) {
      self.table = table
      self.old = old
      self.new = new
      self.location = location
    }
  }

  public var access = Access.internal
  public var resourceType = ResourceType.phrase
  public var shape = Shape.nested
  public var selection = Selection.all
  public var bundle = BundlePlace.automatic
  public var renamings: [Renaming] = []

  public init() {}
}
