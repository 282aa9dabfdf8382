public import Foundation

extension Phrase {
  /// Where the module that made a phrase keeps its tables: found in any process that has the module,
  /// since what is sent is the bundle's name, not its place on one machine.
  public enum BundleDescription: Sendable {
    /// The program's own tables.
    case main
    /// The tables in a folder.
    case atURL(URL)
    /// The tables of the bundle that a class comes from.
    case forClass(AnyClass)
    /// The tables of a bundle, or of a module by its name: what Phrasebook has beside Foundation's.
    case named(Name)

    /// A bundle or a module; see `of(_:)` and `module(named:)`.
    public struct Name: Sendable {
      let place: Place
    }

    enum Place: Sendable {
      case main
      case bundle(Bundle)
      case folder(String)
      /// A resource bundle by its name without extension, such as `shop_Checkout`.
      case resources(String)
      /// The module of a source file, from `#fileID`; nothing is copied to keep it.
      case sourceFile(StaticString)
      case module(String)
      case unknownModule
    }

    @inline(__always)
    var place: Place {
      switch self {
      case .named(let name): name.place
      case .main: .main
      case .atURL(let url): .folder(url.path)
      case .forClass(let `class`): ClassBundles.place(of: `class`)
      }
    }

    /// The tables of a bundle.
    public static func of(_ bundle: Bundle) -> Self { .named(Name(place: .bundle(bundle))) }

    /// The tables of a module by its name.
    public static func module(named name: String) -> Self { .named(Name(place: .module(name))) }

    /// The tables of the module that a source file is part of.
    static func ofModule(_ fileID: StaticString) -> Self {
      .named(Name(place: .sourceFile(fileID)))
    }

    static var ofUnknownModule: Self { .named(Name(place: .unknownModule)) }
  }
}

extension Phrase.BundleDescription {
  /// What a description comes down to: the same bundle, however it was named.
  enum Identity: Hashable, Sendable {
    case main, unknownModule
    case module(String)
    case resources(String)
    case folder(String)
  }

  var identity: Identity {
    switch place {
    case .main: .main
    case .unknownModule: .unknownModule
    case .module(let name): .module(name)
    case .sourceFile(let fileID): .module(fileID.moduleName)
    case .resources(let name): .resources(name)
    case .bundle(let bundle) where bundle === Bundle.main: .main
    case .bundle(let bundle): Self.identity(ofFolder: bundle.bundlePath)
    case .folder(let path): Self.identity(ofFolder: path)
    }
  }

  /// True where the name may come from another process.
  var isReceived: Bool {
    switch place {
    case .main, .unknownModule, .sourceFile, .bundle: false
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

extension Phrase.BundleDescription: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a.identity == b.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

/// As JSON: `{"main": true}`, `{"module": …}`, `{"resources": …}` or `{"folder": …}`. Whoever reads a
/// phrase with a folder lists that folder, and reads the tables in it: take such phrases only from
/// processes that may name one.
extension Phrase.BundleDescription: Codable {
  private enum Member: String, CodingKey {
    case main, module, resources, folder
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    if let name = try members.decodeIfPresent(String.self, forKey: .module) {
      self = .module(named: name)
    } else if let name = try members.decodeIfPresent(String.self, forKey: .resources) {
      self = .named(Name(place: .resources(name)))
    } else if let path = try members.decodeIfPresent(String.self, forKey: .folder) {
      let url = URL(fileURLWithPath: path)
      // A path from outside is not made one that begins where this process happens to be.
      self = url.path == path ? .atURL(url) : .named(Name(place: .folder(path)))
    } else if try members.decodeIfPresent(Bool.self, forKey: .main) == true {
      self = .main
    } else {
      self = .ofUnknownModule
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    switch identity {
    case .main: try members.encode(true, forKey: .main)
    case .unknownModule: break
    case .module(let name): try members.encode(name, forKey: .module)
    case .resources(let name): try members.encode(name, forKey: .resources)
    case .folder(let path): try members.encode(path, forKey: .folder)
    }
  }
}

extension StaticString {
  /// The module in a `#fileID`: what stands before the first slash.
  var moduleName: String { String(text.prefix { $0 != "/" }) }
}
