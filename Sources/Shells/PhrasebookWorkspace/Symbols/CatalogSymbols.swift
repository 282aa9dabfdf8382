import PhrasebookAudit
import PhrasebookGenerate
import PhrasebookModel

/// The symbols that are generated for the keys of a catalog, by their names in code.
struct CatalogSymbols: Sendable {
  /// By style and reference.
  private var symbols: [SymbolStyle: [String: GeneratedSymbol]] = [:]
  /// Their names without the types that they are nested in and without labels.
  private(set) var names: Set<String> = []

  /// - Parameter keys: The only keys; nil for all.
  init(of table: NamedCatalog, styles: [SymbolStyle], keys: Set<ExactString>? = nil) {
    for style in styles {
      for symbol in Generate(options: style.mostOptions).symbols(of: table)
      where keys?.contains(ExactString(symbol.key)) ?? true {
        symbols[style, default: [:]][symbol.reference] = symbol
        names.insert(symbol.path.split(separator: ".").last.map(String.init) ?? symbol.path)
      }
    }
  }

  /// Whether no key has a symbol.
  var isEmpty: Bool { symbols.isEmpty }

  /// The styles with a symbol.
  var styles: [SymbolStyle] { SymbolStyle.allCases.filter { symbols[$0] != nil } }

  /// The symbol that a reference in code has.
  func symbol(_ reference: String, _ style: SymbolStyle) -> GeneratedSymbol? {
    symbols[style]?[reference]
  }

  /// The symbol of a style that code can use in the place of one with the same arguments; nil if
  /// it does not exist, or if the build would refuse it or give it a mark.
  func replacement(for old: GeneratedSymbol, _ style: SymbolStyle) -> GeneratedSymbol? {
    symbols[style]?.values.first { new in
      guard new.labels == old.labels, !new.isMarked else { return false }
      let name = SymbolName(new.key)
      return style == .phrase || !name.name.isEmpty && !name.isReserved
    }
  }
}
