/// The source of a catalog's keys: Swift sources own only some catalogs, and change no other.
public enum CatalogRole: String, Sendable, CaseIterable {
  /// Strings of Swift sources: entries come and go with the code.
  case code
  /// Phrases of App Shortcuts: Swift sources add to it and never remove.
  case appShortcuts
  /// Strings of an `Info.plist`, independent of the sources.
  case infoPlist
  /// Strings of a storyboard or XIB, independent of the sources.
  case interfaceBuilder

  /// Whether Swift sources feed catalogs of this role.
  package var isOfCode: Bool { self == .code || self == .appShortcuts }

  /// Determines the role of a catalog from its path and, if that does not decide, from its
  /// comments.
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
      guard let entry = catalog.entry(key, in: []), entry.comment != nil else { continue }
      all += 1
      if entry.isFromInterfaceBuilder { own += 1 }
    }
    return own * 2 > all
  }
}
