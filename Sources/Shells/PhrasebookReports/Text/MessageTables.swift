internal import CMessages
import Phrasebook

/// The tables of the command's messages, compiled from the catalogs that are part of the binary.
enum MessageTables {
  /// Compiles catalogs.
  ///
  /// - Parameter isWanted: Whether the table with a name is compiled.
  static func compiled(_ isWanted: (String) -> Bool) -> [String: StringTable] {
    var count = 0
    let catalogs = phrasebook_message_catalogs(&count)
    var tables: [String: StringTable] = [:]
    for catalog in UnsafeBufferPointer(start: catalogs, count: count) {
      let name = String(cString: catalog.name)
      guard isWanted(name) else { continue }
      let bytes = [UInt8](UnsafeBufferPointer(start: catalog.bytes, count: catalog.count))
      tables[name] = try? StringTable.read(xcstrings: bytes, name: name)
    }
    return tables
  }
}
