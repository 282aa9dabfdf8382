public import Foundation

extension Phrase {
  /// The place of the tables of the module that made a phrase. Each process with the module finds
  /// them: the bundle's name is sent, not its path on one machine.
  public enum BundleDescription: Sendable {
    /// The program's own tables.
    case main
    /// The tables in a folder.
    case atURL(URL)
    /// The tables of the bundle that a class comes from.
    case forClass(AnyClass)
    /// The tables of a bundle, or of a module by its name: an addition to Foundation's cases.
    case named(Name)

    /// A bundle or a module; see `of(_:)` and `module(named:)`.
    public struct Name: Sendable {
      /// The place of its tables.
      let place: TablesOrigin
    }

    /// The place of the tables, for each kind of name.
    var place: TablesOrigin {
      switch self {
      case .named(let name): name.place
      case .main: .main
      case .atURL(let url): .folder(url.path)
      case .forClass(let `class`): .ofClass(.of(`class`))
      }
    }

    /// Creates the description of a place.
    init(_ place: TablesOrigin) {
      switch place {
      case .main: self = .main
      case .ofClass(let bundle): self = .forClass(bundle.type)
      case .folder(let path):
        // Marked as a folder, so that the disk is not asked.
        let url = URL(fileURLWithPath: path, isDirectory: true)
        // A relative path from outside must not be resolved against this process's current folder.
        self = url.path == path ? .atURL(url) : .named(Name(place: place))
      default: self = .named(Name(place: place))
      }
    }

    /// The tables of a bundle.
    public static func of(_ bundle: Bundle) -> Self { Self(.bundle(bundle)) }

    /// The tables of a module by its name.
    public static func module(named name: String) -> Self { Self(.module(name)) }
  }
}

extension Phrase.BundleDescription: Hashable {
  /// Whether two descriptions are of the same bundle, however it was named.
  public static func == (a: Self, b: Self) -> Bool { a.place == b.place }
  /// Hashes the bundle, however it was named.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}

/// As JSON: `{"main": true}`, `{"module": …}`, `{"resources": …}` or `{"folder": …}`. Reading a
/// phrase with a folder lists that folder and reads the tables in it: accept such phrases only from
/// processes that may name a folder.
extension Phrase.BundleDescription: Codable {
  private enum Member: String, CodingKey {
    case main, module, resources, folder
  }

  /// Decodes a description.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    if let name = try members.decodeIfPresent(String.self, forKey: .module) {
      self = .module(named: name)
    } else if let name = try members.decodeIfPresent(String.self, forKey: .resources) {
      self.init(.resources(name))
    } else if let path = try members.decodeIfPresent(String.self, forKey: .folder) {
      self.init(.folder(path))
    } else if try members.decodeIfPresent(Bool.self, forKey: .main) == true {
      self = .main
    } else {
      self.init(.unknownModule)
    }
  }

  /// Encodes the bundle's name, not its place on this machine, if it has one.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    switch place.identity {
    case .main: try members.encode(true, forKey: .main)
    case .unknownModule: break
    case .module(let name): try members.encode(name, forKey: .module)
    case .resources(let name): try members.encode(name, forKey: .resources)
    case .folder(let path): try members.encode(path, forKey: .folder)
    }
  }
}
