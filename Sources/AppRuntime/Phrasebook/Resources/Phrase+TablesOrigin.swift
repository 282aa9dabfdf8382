internal import Foundation

extension Phrase {
  /// The place of a phrase's tables, in the form that every look-up asks for: a description of a
  /// bundle is made this once, when the phrase is made.
  enum TablesOrigin: Sendable {
    case main
    case bundle(Bundle)
    case ofClass(ClassBundle)
    case folder(String)
    /// A resource bundle by its name without extension, such as `shop_Checkout`.
    case resources(String)
    /// The module of a source file, from `#fileID`; nothing is copied to keep it.
    case sourceFile(StaticString)
    case module(String)
    case unknownModule
  }
}

extension Phrase.TablesOrigin {
  /// The identity of a place: the same for one bundle under all its names.
  enum Identity: Hashable, Sendable {
    case main, unknownModule
    case module(String)
    case resources(String)
    case folder(String)
  }

  var identity: Identity {
    switch self {
    case .main: .main
    case .unknownModule: .unknownModule
    case .module(let name): .module(name)
    case .sourceFile(let fileID): .module(fileID.moduleName)
    case .resources(let name): .resources(name)
    case .ofClass(let bundle) where bundle.isMain: .main
    case .ofClass(let bundle): Self.identity(ofFolder: bundle.path)
    case .bundle(let bundle) where bundle === Bundle.main: .main
    case .bundle(let bundle): Self.identity(ofFolder: bundle.bundlePath)
    case .folder(let path): Self.identity(ofFolder: path)
    }
  }

  /// Whether the name may come from another process.
  var isReceived: Bool {
    switch self {
    case .main, .unknownModule, .sourceFile, .bundle, .ofClass: false
    case .module, .resources, .folder: true
    }
  }

  private static func identity(ofFolder path: String) -> Identity {
    let name = path.split(separator: "/").last ?? ""
    for ending in BundleFinder.endings where name.hasSuffix(ending) {
      return .resources(String(name.dropLast(ending.count)))
    }
    return .folder(path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path)
  }
}

extension Phrase.TablesOrigin: Hashable {
  static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension StaticString {
  /// The module in a `#fileID`: the part before the first slash.
  var moduleName: String { String(text.prefix { $0 != "/" }) }
}
