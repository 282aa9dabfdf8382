internal import CSections
internal import Foundation

/// The tables of a module as a part of the binary: `phrasebook-build --embed` and the build plugin write
/// a class of this kind into the module, and its texts need no file.
///
/// The class is called `PhrasebookEmbeddedTables`; nothing has to be registered.
public protocol EmbeddedTables: AnyObject {
  /// The bytes of the compiled table, in base64.
  static var base64: StaticString { get }
}

/// Finds embedded tables by the names of their modules. They are kept where those of folders are,
/// under a name that no folder has.
enum Embedding {
  private static let prefix = "embedded:"

  /// The modules of this program that have such tables, in the order of their names. Empty on systems
  /// other than those of ELF, which find them by a module's name alone.
  static let modules: [String] = (0..<phrasebook_module_count()).compactMap { index in
    let type: AnyClass = unsafeBitCast(phrasebook_module_class(index), to: AnyClass.self)
    return String(reflecting: type).split(separator: ".").first.map(String.init)
  }.sorted()

  /// What stands for the folder of a module whose tables are part of the binary; nil for any other.
  static func folder(ofModule name: String) -> String? {
    type(ofModule: name) == nil ? nil : prefix + name
  }

  /// The tables behind such a name; nil where it is a folder's.
  static func tables(in folder: String) -> BundleTables? {
    guard folder.hasPrefix(prefix),
      let type = type(ofModule: String(folder.dropFirst(prefix.count)))
    else { return nil }
    return tables(of: type, path: folder)
  }

  /// The tables of a class.
  ///
  /// - Parameter path: What they are called where they are damaged.
  static func tables(of type: any EmbeddedTables.Type, path: String) -> BundleTables {
    do throws(TableError) {
      let compiled = try CompiledTables(bytes(type.base64), path: path)
      let pairs = compiled.names.compactMap { name in
        compiled.table(named: name).map { (name, $0) }
      }
      return BundleTables(tables: Dictionary(pairs) { first, _ in first })
    } catch {
      return BundleTables(
        tables: [:], problems: [.damagedTable(path: path, reason: error.message)])
    }
  }

  /// A module's name may come from another process: only a class of this one kind is ever found by it.
  private static func type(ofModule name: String) -> (any EmbeddedTables.Type)? {
    guard !name.isEmpty, name.utf8.count < 256,
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return NSClassFromString("\(name).PhrasebookEmbeddedTables") as? any EmbeddedTables.Type
  }

  /// Nothing for text that is not base64, which then is no table.
  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { digits in
      Data(base64Encoded: Data(digits)).map { [UInt8]($0) } ?? []
    }
  }
}
