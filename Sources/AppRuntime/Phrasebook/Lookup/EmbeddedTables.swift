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

  /// What stands for the folder of a module whose tables are part of the binary; nil for any other.
  static func folder(ofModule name: String) -> String? {
    type(ofModule: name) == nil ? nil : prefix + name
  }

  /// The tables behind such a name; nil where it is a folder's.
  static func tables(in folder: String) -> BundleTables? {
    guard folder.hasPrefix(prefix),
      let type = type(ofModule: String(folder.dropFirst(prefix.count)))
    else { return nil }
    do throws(TableError) {
      let compiled = try CompiledTables(bytes(type.base64), path: folder)
      let pairs = compiled.names.compactMap { name in
        compiled.table(named: name).map { (name, $0) }
      }
      return BundleTables(tables: Dictionary(pairs) { first, _ in first })
    } catch {
      return BundleTables(
        tables: [:], problems: [.damagedTable(path: folder, reason: error.message)])
    }
  }

  /// A module's name may come from another process: only a class of this one kind is ever found by it.
  private static func type(ofModule name: String) -> (any EmbeddedTables.Type)? {
    guard !name.isEmpty, name.utf8.count < 256,
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isXIDContinue })
    else { return nil }
    return NSClassFromString("\(name).PhrasebookEmbeddedTables") as? any EmbeddedTables.Type
  }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    text.withUTF8Buffer { digits in
      var out: [UInt8] = []
      out.reserveCapacity(digits.count / 4 * 3)
      var (group, bits): (UInt32, UInt32) = (0, 0)
      for digit in digits {
        guard let value = value(of: digit) else { continue }
        group = group << 6 | value
        bits += 6
        if bits >= 8 {
          bits -= 8
          out.append(UInt8(truncatingIfNeeded: group >> bits))
        }
      }
      return out
    }
  }

  @inline(__always)
  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
