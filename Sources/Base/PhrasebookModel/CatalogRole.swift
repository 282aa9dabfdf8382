/// What feeds a catalog: Swift sources own only some of them, and touch no other.
public enum CatalogRole: String, Sendable, CaseIterable {
  /// Strings of Swift sources: entries come and go with the code.
  case code
  /// Phrases of App Shortcuts: Swift sources add to it and never take away.
  case appShortcuts
  /// Texts of an `Info.plist`: none of the sources' business.
  case infoPlist
  /// Texts of a storyboard or XIB: none of the sources' business.
  case interfaceBuilder

  /// The role of a catalog, from where it lies and, where that says nothing, from its comments.
  public init(path: String, catalog: Catalog) {
    let folders = path.split(whereSeparator: { $0 == "/" || $0 == "\\" }).map(String.init)
    let file = folders.last ?? ""
    let table = file.hasSuffix(".xcstrings") ? String(file.dropLast(10)) : file
    if table == "InfoPlist" || table.hasSuffix("-InfoPlist") {
      self = .infoPlist
    } else if table == "AppShortcuts" {
      self = .appShortcuts
    } else if folders.contains("mul.lproj") || Self.isInterfaceBuilder(catalog) {
      self = .interfaceBuilder
    } else {
      self = .code
    }
  }

  /// Whether more than half of the comments are Interface Builder's.
  private static func isInterfaceBuilder(_ catalog: Catalog) -> Bool {
    var all = 0
    var own = 0
    for key in catalog.keys {
      guard let entry = catalog[key], entry.comment != nil else { continue }
      all += 1
      if entry.isFromInterfaceBuilder { own += 1 }
    }
    return own * 2 > all
  }
}
