internal import CSections
internal import Foundation

/// The tables of a module as part of the binary: `phrasebook-build --embed` and the build plugin
/// write a class of this kind into the module, whose strings then need no file.
///
/// The class is named `PhrasebookEmbeddedTables`; it needs no registration.
public protocol EmbeddedTables: AnyObject {
  /// The bytes of the compiled table, in base64.
  static var base64: StaticString { get }
}

/// Finds embedded tables by the names of their modules. They are cached beside those of folders,
/// under a name that no folder has.
enum Embedding {
  private static let prefix = "embedded:"

  /// The modules of this program that have embedded tables, sorted. Empty on platforms without ELF,
  /// on which a table is found only by its module's name.
  static let modules: [String] = (0..<phrasebook_module_count()).compactMap { index in
    let type: AnyClass = unsafeBitCast(phrasebook_module_class(index), to: AnyClass.self)
    return String(reflecting: type).split(separator: ".").first.map(String.init)
  }.sorted()

  /// Returns the cache's name for a module whose tables are part of the binary; nil for any other.
  static func folder(ofModule name: String) -> String? {
    type(ofModule: name) == nil ? nil : prefix + name
  }

  /// Returns the tables of such a name; nil for that of a folder.
  static func tables(in folder: String) -> BundleTables? {
    guard folder.hasPrefix(prefix),
      let type = type(ofModule: String(folder.dropFirst(prefix.count)))
    else { return nil }
    return tables(of: type, path: folder)
  }

  /// Returns the tables of a class.
  ///
  /// - Parameter path: The name of the tables in a problem.
  static func tables(of type: any EmbeddedTables.Type, path: String) -> BundleTables {
    do throws(TableError) {
      let compiled = try CompiledTables(bytes(type.base64), path: path)
      let pairs = compiled.names.compactMap { name in
        compiled.table(named: name).map { (name, $0) }
      }
      return BundleTables(tables: Dictionary(pairs) { first, _ in first })
    } catch {
      return BundleTables(
        tables: [:], problems: [.damagedTable(path: path, reason: TableDamage(error))])
    }
  }

  /// A module's name may come from another process, so only a class of this kind is looked up by
  /// name.
  private static func type(ofModule name: String) -> (any EmbeddedTables.Type)? {
    guard !name.isEmpty, name.utf8.count < 256,
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return NSClassFromString("\(name).PhrasebookEmbeddedTables") as? any EmbeddedTables.Type
  }

  /// Empty for text that is not base64, which is then reported as a damaged table.
  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { digits in
      Data(base64Encoded: Data(digits)).map { [UInt8]($0) } ?? []
    }
  }
}
