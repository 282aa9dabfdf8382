import PhrasebookGenerate

/// The two kinds of symbols that are generated for keys.
enum SymbolStyle: CaseIterable, Sendable {
  /// `LocalizedStringResource.cartTitle`, as Xcode 26 generates it.
  case resource
  /// `Phrase.Cart.title`.
  case phrase

  /// The options that generate the symbols of keys marked “Manual”.
  var options: GenerateOptions {
    var options = GenerateOptions()
    options.includedKeys = .manual
    options.shape = self == .phrase ? .nested : .flat
    options.resourceType = resourceType
    return options
  }

  /// The options that generate every symbol that code may use: phrases can be made for all keys.
  var mostOptions: GenerateOptions {
    var options = options
    if self == .phrase { options.includedKeys = .all }
    return options
  }

  /// The type that the symbols are members of.
  var type: String { resourceType.rawValue }

  private var resourceType: GenerateOptions.ResourceType {
    self == .phrase ? .phrase : .localizedStringResource
  }

  /// The text before a symbol in an argument: the type, unless the compiler knows it.
  var prefix: String { self == .phrase ? type + "." : "." }
}
